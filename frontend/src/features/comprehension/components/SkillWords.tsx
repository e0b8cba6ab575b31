import { t } from '../../../i18n/index.ts';
import { levelName, skillName } from '../../courses/index.ts';
import type { BookQuizView } from '../api.ts';
import styles from './Comprehension.module.css';

type Result = NonNullable<BookQuizView['attempt']>['results'][number];

/** What somebody showed, skill by skill, in words. */
export function SkillWords({ results }: { results: readonly Result[] }) {
  return (
    <ul className={styles['skills']}>
      {results.map(({ skill, questions, first, later, level }) => (
        <li key={skill}>
          <h3>{skillName(skill)}</h3>
          <b>{levelName(level)}</b>
          <span className="num">
            {t('{first} of {questions} at the first try', { first, questions })}
            {later > 0 && ` ${t('{later} after looking back', { later })}`}
          </span>
        </li>
      ))}
    </ul>
  );
}
