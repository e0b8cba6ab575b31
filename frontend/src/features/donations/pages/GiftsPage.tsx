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
import { useListOwnDonationsQuery } from '../api.ts';
import { giftPath } from '../area/addresses.ts';
import { giftStatus } from '../giftStatus.ts';
import styles from './Gifts.module.css';

const PAGE_SIZE = 20;

/** The gifts of the person who is signed in, newest first. */
export default function GiftsPage() {
  const [params] = useSearchParams();
  const query = useListOwnDonationsQuery({ limit: PAGE_SIZE, offset: (pageOf(params) - 1) * PAGE_SIZE });
  return (
    <div className={`wrap ${styles['page']}`}>
      <h1>{t('My gifts')}</h1>
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
    </div>
  );
}
