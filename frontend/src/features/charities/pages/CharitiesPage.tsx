import { useSelector } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { selectUser } from '../../../api/session.ts';
import { paths } from '../../../app/paths.ts';
import { t } from '../../../i18n/index.ts';
import { goalName } from '../../../shared/books/facetLabels.ts';
import { countryName } from '../../../shared/countryName.ts';
import {
  CountryPick,
  countryOf,
  Filters,
  GoalPick,
  goalOf,
  Switch,
} from '../../../shared/giving/Filters.tsx';
import { Legend } from '../../../shared/giving/Legend.tsx';
import { useTenant } from '../../../shared/tenant.ts';
import { Art } from '../../../ui/Art.tsx';
import { ButtonLink, TextLink } from '../../../ui/Button.tsx';
import { Pager } from '../../../ui/Pager.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { SkeletonLine } from '../../../ui/Skeleton.tsx';
import { State } from '../../../ui/State.tsx';
import { pageOf } from '../../../ui/table/params.ts';
import { FilterChip, TableSearch } from '../../../ui/table/TableTools.tsx';
import { useListCharitiesQuery } from '../../../shared/giving/charitiesApi.ts';
import { CharityCards } from '../components/CharityCards.tsx';
import styles from './Charities.module.css';

const EACH = 12;

type Asked = Extract<Parameters<typeof useListCharitiesQuery>[0], object>;

/** The charities that the platform has checked; those that the school helps come first. The address holds the filters. */
export default function CharitiesPage() {
  const [params] = useSearchParams();
  const tenant = useTenant();
  const user = useSelector(selectUser);
  const search = (params.get('search') ?? '').trim().slice(0, 255);
  const country = countryOf(params);
  const goal = goalOf(params);
  const supported = tenant ? params.get('supported') === 'true' : false;
  const filtered = Boolean(search || country || goal || supported);
  const query = useListCharitiesQuery({
    limit: EACH,
    offset: (pageOf(params) - 1) * EACH,
    ...(search && { search }),
    ...(country && { country: country as NonNullable<Asked['country']> }),
    ...(goal && { goal }),
    ...(supported && { supported: true }),
  });
  const proposes = user?.role === 'school_admin' && (user.permissions?.includes('charity.manage') ?? false);
  return (
    <div className={`wrap ${styles['page']}`}>
      <header className={styles['hero']}>
        <div>
          <h1>{t('Charities')}</h1>
          <p>
            {t('Two people check each one before it gets a penny, and you can follow where the money is.')}
          </p>
        </div>
        <Art file="giving" name="lake" viewBox="0 0 400 260" fit="xMidYMid slice" />
      </header>
      <Filters>
        <TableSearch label={t('Find a charity')} placeholder={t('Name or place')} />
        <CountryPick />
        <GoalPick />
        {tenant && (
          <Switch name="supported" label={t('Helped by {school}', { school: tenant.school_name })} />
        )}
      </Filters>
      <div className={styles['counted']}>
        <p className="num" role="status">
          {query.data &&
            t('{count, plural, one {# charity} other {# charities}}', { count: query.data.count })}
        </p>
        {filtered && (
          <div className={styles['chips']}>
            {country && <FilterChip name="country" label={t('Country')} value={countryName(country)} />}
            {goal && <FilterChip name="goal" label={t('Goal')} value={goalName(goal)} />}
            <TextLink to={{ search: '' }} preventScrollReset>
              {t('Clear all')}
            </TextLink>
          </div>
        )}
      </div>
      <QueryView
        query={query}
        skeleton={<SkeletonLine height={640} />}
        failed={t('The charities did not load')}
        isEmpty={({ count }) => count === 0}
        noMatch={
          filtered ? (
            <State
              scene="no-match"
              title={t('No charity fits that')}
              actions={<ButtonLink to={paths.charities}>{t('Show all charities')}</ButtonLink>}
            />
          ) : undefined
        }
        empty={
          <State scene="empty" title={t('No charity is here yet')}>
            <p>{t('As soon as one is checked, it stands here.')}</p>
          </State>
        }
      >
        {({ results, count }) => (
          <div className={styles['cards']}>
            {results.some(({ raised }) => raised && raised.length > 0) && <Legend brief />}
            <CharityCards charities={results} />
            {count > EACH && <Pager count={count} size={EACH} />}
          </div>
        )}
      </QueryView>
      {proposes && (
        <section className={styles['offer']}>
          <div>
            <h2>{t('Do you know a good one?')}</h2>
            <p>{t('Before it stands here, two people check its papers and its bank account.')}</p>
          </div>
          <ButtonLink tone="main" to="/admin/addcharities">
            {t('Propose a charity')}
          </ButtonLink>
        </section>
      )}
    </div>
  );
}
