import { Link } from 'react-router-dom';
import { challengePath, paths } from '../../../app/paths.ts';
import { t } from '../../../i18n/index.ts';
import { Art } from '../../../ui/Art.tsx';
import { ButtonLink } from '../../../ui/Button.tsx';
import { useListChallengesQuery, type ChallengeListItem } from '../api.ts';
import { challengeFacts, challengeKind } from '../labels.ts';
import styles from './Challenges.module.css';

/** The drawing of a challenge. */
export function ChallengeArt({ art }: { art: string }) {
  return (
    <span className={styles['art']}>
      <Art file="categories" name={art} viewBox="0 0 56 56" />
    </span>
  );
}

/** Challenges as cards. */
export function ChallengeCards({ challenges }: { challenges: readonly ChallengeListItem[] }) {
  return (
    <ul className={styles['cards']}>
      {challenges.map((one) => (
        <li key={one.id} className={styles['card']}>
          <ChallengeArt art={one.art} />
          <div className={styles['words']}>
            <h3 dir="auto">
              <Link to={challengePath(one)}>{one.title}</Link>
            </h3>
            <p dir="auto">{one.intro}</p>
            <p className="num">{challengeFacts(one).join(', ')}</p>
            <span className={styles['chip']}>{challengeKind(one.kind)}</span>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Some running challenges, those for a goal when it is given; nothing without any. */
export function ChallengesRow({ goal }: { goal?: number }) {
  const { data } = useListChallengesQuery({ time: 'running', limit: 4, ...(goal && { goal }) });
  if (!data || data.count === 0) return null;
  return (
    <section className={styles['page']} aria-labelledby="some-challenges">
      <h2 id="some-challenges">{t('Challenges')}</h2>
      <ChallengeCards challenges={data.results} />
      <p>
        <ButtonLink to={paths.challenges}>{t('Show all challenges')}</ButtonLink>
      </p>
    </section>
  );
}
