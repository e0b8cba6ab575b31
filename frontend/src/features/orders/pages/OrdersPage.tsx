import { useSearchParams } from 'react-router-dom';
import { paths } from '../../../app/paths.ts';
import { formatDateTime } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { ButtonLink, TextLink } from '../../../ui/Button.tsx';
import { formatMoney } from '../../../ui/Money.tsx';
import { Pager } from '../../../ui/Pager.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { SkeletonLine } from '../../../ui/Skeleton.tsx';
import { State } from '../../../ui/State.tsx';
import { Status } from '../../../ui/Status.tsx';
import { pageOf } from '../../../ui/table/params.ts';
import { useListOrdersQuery, type OrderInList } from '../api.ts';
import { trackOrderPath } from '../area/addresses.ts';
import { orderStatus } from '../model.ts';
import styles from './Orders.module.css';

const PAGE_SIZE = 20;

/** The orders of the person who is signed in, newest first. */
export default function OrdersPage() {
  const [params] = useSearchParams();
  const query = useListOrdersQuery({ limit: PAGE_SIZE, offset: (pageOf(params) - 1) * PAGE_SIZE });
  return (
    <div className={`wrap ${styles['page']}`}>
      <h1>{t('My orders')}</h1>
      <QueryView
        query={query}
        skeleton={<SkeletonLine height={320} />}
        failed={t('Your orders did not load')}
        isEmpty={({ count }) => count === 0}
        empty={
          <State
            scene="empty"
            title={t('You have ordered nothing yet')}
            actions={
              <ButtonLink tone="main" size="lg" to={paths.library}>
                {t('Look at all books')}
              </ButtonLink>
            }
          />
        }
      >
        {({ results, count }) => (
          <>
            <ul className={styles['orders']}>
              {results.map((order) => (
                <OrderCard key={order.id} order={order} />
              ))}
            </ul>
            <Pager count={count} size={PAGE_SIZE} />
          </>
        )}
      </QueryView>
    </div>
  );
}

function OrderCard({ order: { number, status, titles, total, placed_at: at } }: { order: OrderInList }) {
  return (
    <li className={styles['order']}>
      <div>
        <h2>
          <TextLink to={trackOrderPath(number)}>{number}</TextLink>
        </h2>
        <p dir="auto">{titles.join(', ')}</p>
        <p className={styles['soft']}>
          <time dateTime={at}>{formatDateTime(at)}</time>
        </p>
      </div>
      <div className={styles['end']}>
        <b className="num">{formatMoney(total)}</b>
        <Status {...orderStatus(status)} />
      </div>
    </li>
  );
}
