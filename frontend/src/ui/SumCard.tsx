import type { ReactNode } from 'react';
import type { MoneyAmount } from '../api/types.ts';
import { formatMoney } from './Money.tsx';
import styles from './SumCard.module.css';

/** A page with its content and, beside it or on a phone below it, the sum. */
export function SumPage({ children, aside }: { children: ReactNode; aside: ReactNode }) {
  return (
    <div className={styles['page']}>
      <div>{children}</div>
      {aside}
    </div>
  );
}

/** The sum of a cart or an order. */
export function SumCard({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles['card']} aria-label={title}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

/** One amount of a sum with its name, or a book with its price. */
export function SumLine({
  label,
  note,
  picture,
  value,
}: {
  label: string;
  note?: string | undefined;
  picture?: ReactNode;
  value: MoneyAmount | null;
}) {
  return (
    <div className={styles['line']}>
      {picture}
      <span className={styles['label']}>
        <span dir="auto">{label}</span>
        {note && <small dir="auto">{note}</small>}
      </span>
      {value && <b className="num">{formatMoney(value)}</b>}
    </div>
  );
}

/** The whole amount, in large type. */
export function SumTotal({ label, value }: { label: string; value: MoneyAmount }) {
  return (
    <p className={styles['total']}>
      <span>{label}</span>
      <b className="num">{formatMoney(value)}</b>
    </p>
  );
}
