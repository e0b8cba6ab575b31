import { useSearchParams } from 'react-router-dom';
import { paths } from '../../../app/paths.ts';
import { t } from '../../../i18n/index.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { Pager } from '../../../ui/Pager.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { SkeletonLine } from '../../../ui/Skeleton.tsx';
import { State } from '../../../ui/State.tsx';
import { pageOf } from '../../../ui/table/params.ts';
import { useListOrdersQuery } from '../api.ts';
import { OrderCard } from '../components/OrderCard.tsx';
import cards from '../components/OrderCard.module.css';
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
            <ul className={cards['orders']}>
              {results.map((order) => (
                <OrderCard key={order.id} order={order} level={2} />
              ))}
            </ul>
            <Pager count={count} size={PAGE_SIZE} />
          </>
        )}
      </QueryView>
    </div>
  );
}
