import { Link, useSearchParams } from 'react-router-dom';
import { paths } from '../../../app/paths.ts';
import { formatDay } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { formatMoney } from '../../../ui/Money.tsx';
import { Pager } from '../../../ui/Pager.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { SkeletonLine } from '../../../ui/Skeleton.tsx';
import { State } from '../../../ui/State.tsx';
import { Status } from '../../../ui/Status.tsx';
import { pageOf } from '../../../ui/table/params.ts';
import { useListOwnDonationsQuery, useListOwnMonthlyGiftsQuery } from '../api.ts';
import { giftPath, monthlyGiftPath } from '../area/addresses.ts';
import { GivingYears } from '../components/GivingYears.tsx';
import { giftStatus, monthlyStatus } from '../giftStatus.ts';
import styles from './Gifts.module.css';

const PAGE_SIZE = 20;

/** Gifts that are given each month, with the way to pause, change and stop them. */
function MonthlyGifts() {
  const { data } = useListOwnMonthlyGiftsQuery();
  if (!data || data.results.length === 0) return null;
  return (
    <section aria-labelledby="monthly-gifts">
      <h2 id="monthly-gifts">{t('Every month')}</h2>
      <ul className={styles['gifts']}>
        {data.results.map(({ id, project, charity, total, status, next_charge_at: next }) => (
          <li key={id}>
            <div>
              <h3 dir="auto">
                <Link to={monthlyGiftPath(id)}>
                  {project?.name ?? charity?.name ?? t('Your monthly gift')}
                </Link>
              </h3>
              {next && <p>{t('Next time: {day}', { day: formatDay(next) })}</p>}
            </div>
            <div className={styles['end']}>
              <b className="num">{formatMoney(total)}</b>
              <Status {...monthlyStatus(status)} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The gifts of the person who is signed in, newest first. */
export default function GiftsPage() {
  const [params] = useSearchParams();
  const query = useListOwnDonationsQuery({ limit: PAGE_SIZE, offset: (pageOf(params) - 1) * PAGE_SIZE });
  return (
    <div className={`wrap ${styles['page']}`}>
      <h1>{t('My gifts')}</h1>
      <MonthlyGifts />
      <QueryView
        query={query}
        skeleton={<SkeletonLine height={320} />}
        failed={t('Your gifts did not load')}
        isEmpty={({ count }) => count === 0}
        empty={
          <State
            scene="empty"
            title={t('You have given nothing yet')}
            actions={
              <ButtonLink tone="main" size="lg" to={paths.projects}>
                {t('See the projects')}
              </ButtonLink>
            }
          />
        }
      >
        {({ results, count }) => (
          <>
            <ul className={styles['gifts']}>
              {results.map(({ id, number, project, charity, total, status, created_at: at }) => (
                <li key={id}>
                  <div>
                    <h2 dir="auto">
                      <Link to={giftPath(id)}>{project?.name ?? charity?.name ?? number}</Link>
                    </h2>
                    <p className="num">
                      <time dateTime={at}>{formatDay(at)}</time>, {number}
                    </p>
                  </div>
                  <div className={styles['end']}>
                    <b className="num">{formatMoney(total)}</b>
                    <Status {...giftStatus(status)} />
                  </div>
                </li>
              ))}
            </ul>
            <Pager count={count} size={PAGE_SIZE} />
          </>
        )}
      </QueryView>
      <GivingYears />
    </div>
  );
}
