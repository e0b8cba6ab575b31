import type { Goal, GoalTarget } from '@bookgrove/api-client';
import { t } from '../../../i18n/index.ts';
import styles from '../pages/Goal.module.css';

/** What has to happen for a goal in words for children, and the official targets on demand. */
export function Targets({
  goal: { child_texts, targets, locale, dir, own_wording, source },
}: {
  goal: Goal;
}) {
  const written = { lang: locale, dir };
  return (
    <>
      <ul className={styles['child']} {...written}>
        {child_texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <details className={styles['more']}>
        <summary>{t('All {count} targets', { count: targets.length })}</summary>
        <ul className={styles['targets']} {...written}>
          {targets.map((target) => (
            <Target key={target.number} target={target} />
          ))}
        </ul>
        <p className="soft">
          {own_wording
            ? t('The United Nations have no text of the targets in this language. These words are ours.')
            : t('In the words of the United Nations.')}{' '}
          <a href={source} rel="noreferrer" target="_blank">
            {t('The official goals')}
          </a>
        </p>
      </details>
    </>
  );
}

const Target = ({ target: { number, text } }: { target: GoalTarget }) => (
  <li>
    <b className="num">{number}</b>
    <span>{text}</span>
  </li>
);
