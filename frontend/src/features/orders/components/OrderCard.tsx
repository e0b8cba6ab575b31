import { formatDateTime } from '../../../i18n/format.ts';
import { TextLink } from '../../../ui/Button.tsx';
import { formatMoney } from '../../../ui/Money.tsx';
import { Status } from '../../../ui/Status.tsx';
import type { OrderInList } from '../api.ts';
import { trackOrderPath } from '../area/addresses.ts';
import { orderStatus } from '../model.ts';
import styles from './OrderCard.module.css';

/** An order in a list of orders of its buyer. */
export function OrderCard({
  order: { number, status, in_review: inReview, titles, total, placed_at: at },
  level,
}: {
  order: OrderInList;
  /** Of its heading. */
  level: 2 | 3;
}) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <li className={styles['order']}>
      <div>
        <Heading>
          <TextLink to={trackOrderPath(number)}>{number}</TextLink>
        </Heading>
        <p dir="auto">{titles.join(', ')}</p>
        <p className={styles['soft']}>
          <time dateTime={at}>{formatDateTime(at)}</time>
        </p>
      </div>
      <div className={styles['end']}>
        <b className="num">{formatMoney(total)}</b>
        <Status {...orderStatus(status, inReview)} />
      </div>
    </li>
  );
}
