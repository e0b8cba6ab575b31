import { paths } from '../../../app/paths.ts';
import { t } from '../../../i18n/index.ts';
import { TextLink } from '../../../ui/Button.tsx';
import { useListOrdersQuery } from '../api.ts';
import { OrderCard } from './OrderCard.tsx';
import styles from './OrderCard.module.css';

/** How many of the newest orders are shown. */
const SOME = 3;

/** The newest orders of the reader, for a dashboard; nothing without any. */
export default function OwnOrders({ className }: { className?: string | undefined }) {
  const { data } = useListOrdersQuery({ limit: SOME });
  if (!data || data.count === 0) return null;
  return (
    <section className={className} aria-labelledby="own-orders">
      <div className={styles['head']}>
        <h2 id="own-orders">{t('My orders')}</h2>
        <TextLink to={paths.orders}>{t('All orders')}</TextLink>
      </div>
      <ul className={styles['orders']}>
        {data.results.map((order) => (
          <OrderCard key={order.id} order={order} level={3} />
        ))}
      </ul>
    </section>
  );
}
