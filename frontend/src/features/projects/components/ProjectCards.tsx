import { Link } from 'react-router-dom';
import { projectPath } from '../../../app/paths.ts';
import { t } from '../../../i18n/index.ts';
import { countryName } from '../../../shared/countryName.ts';
import { GivingCover } from '../../../shared/giving/Drawings.tsx';
import { formatMoney } from '../../../ui/Money.tsx';
import { Progress } from '../../../ui/Progress.tsx';
import type { ProjectListItem } from '../../../shared/giving/projectsApi.ts';
import { isFinished, timeText } from '../model.ts';
import styles from './ProjectCards.module.css';

/** Projects as cards, each with how far it is. */
export function ProjectCards({
  projects,
  level = 2,
}: {
  projects: readonly ProjectListItem[];
  /** Level of their headings. */
  level?: 2 | 3;
}) {
  const Name = `h${level}` as const;
  return (
    <ul className={styles['cards']}>
      {projects.map((project) => {
        const { id, slug, title, summary, place, country, goal, raised, percentage } = project;
        const done = isFinished(project.status);
        return (
          <li key={id} className={styles['card']} data-done={done || undefined}>
            <GivingCover of={project} className={styles['picture']} />
            {project.started_by_students && (
              <span className={styles['chip']}>{t('Started by students')}</span>
            )}
            <div className={styles['words']}>
              <Name dir="auto">
                <Link to={projectPath(slug)}>{title}</Link>
              </Name>
              <p className={styles['place']}>{[place, countryName(country)].filter(Boolean).join(', ')}</p>
              {done && <p dir="auto">{summary}</p>}
              {percentage !== null && !done && (
                <Progress label={t('How far {title} is', { title })} value={percentage} />
              )}
              <p className={`${styles['sums']} num`}>
                <span>
                  {raised ? (
                    <>
                      <b>{formatMoney(raised)}</b> {t('of {goal}', { goal: formatMoney(goal) })}
                    </>
                  ) : (
                    t('It needs {goal}', { goal: formatMoney(goal) })
                  )}
                </span>
                <span>{timeText(project)}</span>
              </p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
