import { t } from '../../../i18n/index.ts';
import { formatMoney } from '../../../ui/Money.tsx';
import { useGetOrderQuery } from '../api.ts';
import { bookedParts, orderParts } from '../orderParts.ts';
import styles from './OrderTiles.module.css';

/** Where the money of a paid order goes, one tile for each part. Nothing while it is loading, or when it cannot be read. */
export default function OrderTiles({ number, orderKey }: { number: string; orderKey: string | undefined }) {
  const { data: order } = useGetOrderQuery({ number, ...(orderKey && { key: orderKey }) });
  if (!order) return null;
  // Until the sale is in the books, the parts that the page of the book names.
  const parts =
    bookedParts(order.parts) ?? orderParts(order.lines)?.filter(({ value }) => value.amount > 0) ?? [];
  if (parts.length === 0) return null;
  return (
    <ul
      className={styles['tiles']}
      aria-label={t('Where your {sum} goes', { sum: formatMoney(order.total) })}
    >
      {parts.map(({ tone, name, value }) => (
        <li key={tone + name} data-tone={tone}>
          <b className="num">{formatMoney(value)}</b>
          <span>{name}</span>
        </li>
      ))}
    </ul>
  );
}
