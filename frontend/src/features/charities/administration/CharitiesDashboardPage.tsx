import { Link } from 'react-router-dom';
import { t } from '../../../i18n/index.ts';
import { Legend } from '../../../shared/giving/Legend.tsx';
import type { GivenSum } from '../../../shared/giving/money.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { formatMoney } from '../../../ui/Money.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { record } from '../../../ui/Record.tsx';
import { SkeletonLine } from '../../../ui/Skeleton.tsx';
import { State } from '../../../ui/State.tsx';
import { Status } from '../../../ui/Status.tsx';
import { WorkHead } from '../../../ui/WorkHead.tsx';
import { useListCharityDeskQuery, type CharityDeskItem } from '../deskApi.ts';
import { CharityPayouts } from './CharityPayouts.tsx';
import { CharityTable } from './AllCharitiesPage.tsx';
import styles from './Charity.module.css';
import { sumsOf } from './sums.ts';
import { useCharityArea } from './model.ts';

const SHOWN = 100;

/** The money that people gave, and where it is now; and the charities that wait for somebody. */
export default function CharitiesDashboardPage() {
  const area = useCharityArea();
  const query = useListCharityDeskQuery({ limit: SHOWN, status: 'verified' });
  const waiting = useListCharityDeskQuery({ limit: 10, status: 'in_review' });
  return (
    <>
      <WorkHead title={t('Charities')} lead={t('Money that people gave, and where it is now.')}>
        <ButtonLink tone="main" icon="plus" to={area.form()}>
          {t('Add charity')}
        </ButtonLink>
      </WorkHead>
      <QueryView
        query={query}
        skeleton={<SkeletonLine height={480} />}
        failed={t('The charities did not load')}
        isEmpty={({ count }) => count === 0 && (waiting.data?.count ?? 0) === 0}
        empty={<State scene="empty" title={t('No charity is here yet')} />}
      >
        {({ results, count }) => (
          <>
            {sumsOf(results).map((sum) => (
              <Sums key={sum.currency} sum={sum} />
            ))}
            {count > results.length && (
              <p className={record['note']}>
                {t('Of the first {shown} of {count} verified charities.', { shown: results.length, count })}
              </p>
            )}
            {waiting.data && waiting.data.results.length > 0 && <LookAt charities={waiting.data.results} />}
            <CharityPayouts />
            {results.length > 0 && (
              <section className={styles['part']}>
                <h2>{t('Verified')}</h2>
                <Legend />
                <CharityTable charities={results} />
              </section>
            )}
          </>
        )}
      </QueryView>
    </>
  );
}

function Sums({ sum: { currency, raised, paid_out, waiting, fees } }: { sum: GivenSum }) {
  const cards = [
    [t('came in'), raised],
    [t('arrived'), paid_out],
    [t('waiting'), waiting],
    [t('payment fees'), fees],
  ] as const;
  return (
    <ul className={record['cards']} aria-label={t('Sums in {currency}', { currency })}>
      {cards.map(([label, amount]) => (
        <li key={label}>
          <b className="num">{formatMoney({ amount, currency })}</b>
          <small>{label}</small>
        </li>
      ))}
    </ul>
  );
}

/** Charities in review. */
function LookAt({ charities }: { charities: readonly CharityDeskItem[] }) {
  const area = useCharityArea();
  return (
    <section className={styles['part']}>
      <h2>{t('Look at these')}</h2>
      <ul className={styles['papers']}>
        {charities.map(({ id, name, proposed_by: school, checks_to_do: checks }) => (
          <li key={id}>
            <span>
              <Link to={area.details(id)}>
                <b dir="auto">{name}</b>
              </Link>
              {school && <small>{t('Proposed by {school}', { school })}</small>}
            </span>
            <Status
              kind="wait"
              label={
                checks.length > 0
                  ? t('{count, plural, one {# check to do} other {# checks to do}}', { count: checks.length })
                  : t('A second person is needed')
              }
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
