import { Link, useSearchParams } from 'react-router-dom';
import { t } from '../../../i18n/index.ts';
import { Legend } from '../../../shared/giving/Legend.tsx';
import { SaveFile } from '../../../shared/SaveFile.tsx';
import { ButtonLink } from '../../../ui/Button.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { record } from '../../../ui/Record.tsx';
import { SkeletonLine } from '../../../ui/Skeleton.tsx';
import { State } from '../../../ui/State.tsx';
import { Status } from '../../../ui/Status.tsx';
import { WorkHead } from '../../../ui/WorkHead.tsx';
import { useListCharityDeskQuery, type CharityDeskItem } from '../deskApi.ts';
import { useGetCharityMoneyQuery } from '../moneyApi.ts';
import { CharityMonths, filtersOf, MoneyTools } from './CharityMonths.tsx';
import { CharityPayouts } from './CharityPayouts.tsx';
import { CharityTable } from './AllCharitiesPage.tsx';
import styles from './Charity.module.css';
import { useCharityArea } from './model.ts';

const SHOWN = 100;

/** The money that people gave, and where it is now; and the charities that wait for somebody. */
export default function CharitiesDashboardPage() {
  const area = useCharityArea();
  const [params] = useSearchParams();
  const filters = filtersOf(params);
  const money = useGetCharityMoneyQuery(filters);
  const shown = new Set(money.data?.charities.map(({ id }) => id));
  const narrowed = Object.keys(filters).some((name) => name !== 'since');
  const query = useListCharityDeskQuery({ limit: SHOWN, status: 'verified' });
  const waiting = useListCharityDeskQuery({ limit: 10, status: 'in_review' });
  return (
    <>
      <WorkHead title={t('Charities')} lead={t('Money that people gave, and where it is now.')}>
        <SaveFile
          url={`/charity-money/export.csv?${new URLSearchParams({ ...filters }).toString()}`}
          name="charities.csv"
          label={t('Download as CSV')}
        />
        <ButtonLink tone="main" icon="plus" to={area.form()}>
          {t('Add charity')}
        </ButtonLink>
      </WorkHead>
      <MoneyTools filters={filters} data={money.currentData ?? money.data} />
      <QueryView
        query={query}
        skeleton={<SkeletonLine height={480} />}
        failed={t('The charities did not load')}
        isEmpty={({ count }) => count === 0 && (waiting.data?.count ?? 0) === 0}
        empty={<State scene="empty" title={t('No charity is here yet')} />}
      >
        {({ results, count }) => (
          <>
            {money.data && (
              <CharityMonths
                data={money.data}
                filters={filters}
                beside={<LookAt charities={waiting.data?.results ?? []} />}
              />
            )}
            {count > results.length && (
              <p className={record['note']}>
                {t('Of the first {shown} of {count} verified charities.', { shown: results.length, count })}
              </p>
            )}
            <CharityPayouts />
            {results.length > 0 && (
              <section className={styles['part']}>
                <h2>{t('Verified')}</h2>
                <Legend />
                <CharityTable charities={narrowed ? results.filter(({ id }) => shown.has(id)) : results} />
              </section>
            )}
          </>
        )}
      </QueryView>
    </>
  );
}

/** Charities in review. */
function LookAt({ charities }: { charities: readonly CharityDeskItem[] }) {
  const area = useCharityArea();
  return (
    <section className={styles['part']}>
      <h2>{t('Look at these')}</h2>
      {charities.length === 0 && <p className="soft">{t('Nothing waits for you here.')}</p>}
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
