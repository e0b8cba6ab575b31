import { CHALLENGE_KINDS, CHALLENGE_TIMES } from '@bookgrove/contract';
import { useSearchParams } from 'react-router-dom';
import { paths } from '../../../app/paths.ts';
import { t } from '../../../i18n/index.ts';
import { usePageTitle } from '../../../shared/usePageTitle.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { Chip } from '../../../ui/Chip.tsx';
import { Pager } from '../../../ui/Pager.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { SkeletonLine } from '../../../ui/Skeleton.tsx';
import { State } from '../../../ui/State.tsx';
import { pageOf } from '../../../ui/table/params.ts';
import { TableSearch } from '../../../ui/table/TableTools.tsx';
import { useListChallengesQuery, type ChallengeListItem } from '../api.ts';
import { ChallengeCards } from '../components/ChallengeCards.tsx';
import styles from '../components/Challenges.module.css';
import { challengeKind } from '../labels.ts';

const EACH = 12;
type Time = ChallengeListItem['time'];
type Kind = ChallengeListItem['kind'];

const timeName = (time: Time): string =>
  ({ running: t('Running'), coming: t('Coming'), finished: t('Finished') })[time];

/** The challenges of the school and of the platform. */
export default function ChallengesPage() {
  usePageTitle(t('Challenges'));
  const [params] = useSearchParams();
  const search = (params.get('search') ?? '').trim().slice(0, 255);
  const kind = CHALLENGE_KINDS.find((one) => one === params.get('kind'));
  const time = CHALLENGE_TIMES.find((one) => one === params.get('time'));
  const filtered = Boolean(search || kind || time);
  const query = useListChallengesQuery({
    ...(search && { search }),
    ...(kind && { kind }),
    ...(time && { time }),
    limit: EACH,
    offset: (pageOf(params) - 1) * EACH,
  });
  /** The address with one filter changed, from the first page. */
  const to = (change: { kind?: Kind | undefined; time?: Time | undefined }): string => {
    const next = new URLSearchParams({
      ...(search && { search }),
      ...Object.fromEntries(Object.entries({ kind, time, ...change }).filter(([, value]) => value)),
    });
    return `${paths.challenges}${next.size > 0 ? `?${next}` : ''}`;
  };
  return (
    <div className={`wrap ${styles['page']}`}>
      <header className={styles['head']}>
        <div>
          <h1>{t('Challenges')}</h1>
          <p>{t('Do something good, alone or as a team. We count together, and nobody is first or last.')}</p>
        </div>
        <TableSearch label={t('Find a challenge')} placeholder={t('Search')} />
      </header>
      <nav className={styles['filters']} aria-label={t('Filters')}>
        <Chip label={t('All')} selected={!time} to={to({ time: undefined })} />
        {CHALLENGE_TIMES.map((one) => (
          <Chip key={one} label={timeName(one)} selected={one === time} to={to({ time: one })} />
        ))}
        {CHALLENGE_KINDS.map((one) => (
          <Chip
            key={one}
            label={challengeKind(one)}
            selected={one === kind}
            to={to({ kind: one === kind ? undefined : one })}
          />
        ))}
      </nav>
      <section aria-labelledby="all-challenges">
        <h2 id="all-challenges" className="sr">
          {t('All challenges')}
        </h2>
        <QueryView
          query={query}
          skeleton={<SkeletonLine height={480} />}
          failed={t('The challenges did not load')}
          isEmpty={({ count }) => count === 0}
          noMatch={
            filtered ? (
              <State
                scene="no-match"
                title={t('No challenge fits that')}
                actions={<ButtonLink to={paths.challenges}>{t('Show all challenges')}</ButtonLink>}
              />
            ) : undefined
          }
          empty={<State scene="empty" title={t('There are no challenges here yet')} />}
        >
          {({ results, count }) => (
            <>
              <ChallengeCards challenges={results} />
              {count > EACH && <Pager count={count} size={EACH} />}
            </>
          )}
        </QueryView>
      </section>
    </div>
  );
}
