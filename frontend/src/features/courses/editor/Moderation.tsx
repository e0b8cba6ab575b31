import { t } from '../../../i18n/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { Status } from '../../../ui/Status.tsx';
import {
  useGetSurveyResultsQuery,
  useListModeratedPostsQuery,
  useMoveLessonPostMutation,
} from '../activities/api.ts';
import { formatNumber } from '../../../i18n/format.ts';
import styles from './Editor.module.css';
import type { Chapter } from './model.ts';

/** What classes and cohorts wrote in the discussions of a course, and the results of its surveys. */
export function Moderation({ course, chapters }: { course: string; chapters: readonly Chapter[] }) {
  const lessons = chapters.flatMap((chapter) => chapter.lessons);
  const talks = lessons.some(({ kind }) => kind === 'discussion');
  const surveys = lessons.filter(({ kind }) => kind === 'survey');
  return (
    <>
      {talks && <Posts course={course} titles={new Map(lessons.map(({ id, title }) => [id, title]))} />}
      {surveys.map(({ id, title }) => (
        <Results key={id} course={course} lesson={id} title={title} />
      ))}
    </>
  );
}

function Posts({ course, titles }: { course: string; titles: ReadonlyMap<string, string> }) {
  const { data } = useListModeratedPostsQuery({ id: course });
  const [move] = useMoveLessonPostMutation();
  return (
    <section className={styles['lesson']} aria-labelledby="posts">
      <h2 id="posts">{t('Discussions')}</h2>
      {data?.results.length === 0 && <p>{t('Nobody has written yet.')}</p>}
      {data?.results.map((post) => (
        <section key={post.id} className={styles['block']} aria-label={post.author}>
          <header>
            <b dir="auto">{post.author}</b>
            {post.state === 'shown' ? (
              <Status kind="ok" label={t('Shown')} />
            ) : post.state === 'waiting' ? (
              <Status kind="wait" label={t('Waits for you')} />
            ) : (
              <Status kind="off" label={t('Taken out')} />
            )}
          </header>
          <p dir="auto">{post.text}</p>
          <p>
            <small dir="auto">{titles.get(post.lesson_id)}</small>
          </p>
          <p>
            <Button
              size="sm"
              onClick={() =>
                void move({
                  id: post.id,
                  postMoveBody: { move: post.state === 'shown' ? 'hide' : 'show' },
                })
              }
            >
              {post.state === 'shown' ? t('Take out') : t('Show it')}
            </Button>
          </p>
        </section>
      ))}
    </section>
  );
}

function Results({ course, lesson, title }: { course: string; lesson: string; title: string }) {
  const { data } = useGetSurveyResultsQuery({ course, lesson });
  if (!data) return null;
  return (
    <section className={styles['lesson']} aria-label={title}>
      <h2 dir="auto">{title}</h2>
      {data.answers === null ? (
        <p>{t('Fewer than five people have answered. Results are shown from five on.')}</p>
      ) : (
        <>
          <p className="num">
            {t('{count, plural, one {# answer} other {# answers}}', { count: data.answers })}
          </p>
          {data.questions.map(({ id, text, options, texts }) => (
            <section key={id} className={styles['block']}>
              <b dir="auto">{text}</b>
              <ul>
                {options.map((option) => (
                  <li key={option.id} dir="auto">
                    {option.text}: <span className="num">{formatNumber(option.count)}</span>
                  </li>
                ))}
                {texts.map((one, index) => (
                  <li key={index} dir="auto">
                    {one}
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </>
      )}
    </section>
  );
}
