import type { Goal, GoalTarget } from '@bookgrove/api-client';
import { t } from '../../../i18n/index.ts';
import styles from '../pages/Goal.module.css';

const FIRST = 3;

/** The official targets of a goal: the first ones, and all of them on demand. */
export function Targets({ goal: { targets, locale, dir, own_wording, source } }: { goal: Goal }) {
  const written = { lang: locale, dir };
  return (
    <>
      <ul className={styles['targets']} {...written}>
        {targets.slice(0, FIRST).map((target) => (
          <Target key={target.number} target={target} />
        ))}
      </ul>
      <details className={styles['more']}>
        <summary>{t('All {count} targets', { count: targets.length })}</summary>
        <ul className={styles['targets']} {...written}>
          {targets.slice(FIRST).map((target) => (
            <Target key={target.number} target={target} />
          ))}
        </ul>
      </details>
      <p className="soft">
        {own_wording
          ? t('The United Nations have no text of the targets in this language. These words are ours.')
          : t('In the words of the United Nations.')}{' '}
        <a href={source} rel="noreferrer" target="_blank">
          {t('The official goals')}
        </a>
      </p>
    </>
  );
}

const Target = ({ target: { number, text } }: { target: GoalTarget }) => (
  <li>
    <b className="num">{number}</b>
    <span>{text}</span>
  </li>
);
