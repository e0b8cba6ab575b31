import { Link } from 'react-router-dom';
import { bookPath } from '../../../app/paths.ts';
import { t } from '../../../i18n/index.ts';
import { Prose } from '../../content/index.ts';
import { FilmPlayer } from '../../films/index.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { EmbedSection, LiveSection } from '../activities/LessonExtras.tsx';
import type { LessonView } from '../api.ts';
import styles from './Lesson.module.css';

type Task = LessonView['tasks'][number]['task'];

/** The page of a lesson. `onDone` is called with what the learner has done. */
export function LessonSections({
  lesson,
  onDone,
  onPosition,
}: {
  lesson: Pick<LessonView, 'sections' | 'progress'>;
  onDone?: (task: Task) => void;
  onPosition?: (second: number) => void;
}) {
  return (
    <>
      {lesson.sections.map((section, index) => {
        switch (section.kind) {
          case 'words':
            return <Prose key={index} html={section.html} dir="auto" />;
          case 'steps':
            return (
              <section key={index} className={styles['box']}>
                <h2>{t('Try it')}</h2>
                <ol className={styles['steps']}>
                  {section.steps.map((step) => (
                    <li key={step} dir="auto">
                      {step}
                    </li>
                  ))}
                </ol>
              </section>
            );
          case 'film':
            return (
              <FilmPlayer
                key={index}
                slug={section.film!}
                start={lesson.progress?.position ?? 0}
                {...(onPosition && { onPosition })}
                {...(onDone && { onWatched: () => onDone('watch') })}
              />
            );
          case 'resource':
            return (
              <section key={index} className={styles['box']}>
                {section.resource ? (
                  <Link
                    to={section.resource.path}
                    target="_blank"
                    onClick={() => onDone?.('open')}
                    dir="auto"
                  >
                    {section.resource.title}
                  </Link>
                ) : (
                  <p>{t('This is for people who have logged in.')}</p>
                )}
              </section>
            );
          case 'live':
            return (
              <LiveSection
                key={index}
                live={section.live}
                {...(onDone && { onAttended: () => onDone('attend') })}
              />
            );
          case 'embed':
            return (
              <EmbedSection
                key={index}
                embed={section.embed}
                {...(onDone && { onOpen: () => onDone('open') })}
              />
            );
          case 'book':
            return (
              <section key={index} className={styles['box']}>
                <h2 dir="auto">{section.book?.title ?? t('This book is not here any more.')}</h2>
                {section.pages && <p className="num">{t('Pages {pages}', { pages: section.pages })}</p>}
                {section.book && (
                  <p>
                    <ButtonLink tone="book" icon="read" to={bookPath(section.book.slug)}>
                      {t('Open the book')}
                    </ButtonLink>
                  </p>
                )}
              </section>
            );
        }
      })}
    </>
  );
}
