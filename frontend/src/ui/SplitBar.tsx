import type { MoneyAmount } from '../api/types.ts';
import { formatMoney } from './Money.tsx';
import styles from './SplitBar.module.css';

/** A part of an amount; `tone` decides its colour, which is the same in the bar and beside the name. */
export interface SplitPart {
  tone: 'making' | 'school' | 'charity' | 'fees';
  name: string;
  note?: string;
  value: MoneyAmount;
}

const spoken = (parts: readonly SplitPart[]): string =>
  parts.map(({ name, value }) => `${name} ${formatMoney(value)}`).join(', ');

/** The parts of an amount as a bar; its spoken label names them. */
export function SplitBar({ parts, thin = false }: { parts: readonly SplitPart[]; thin?: boolean }) {
  const shown = parts.filter(({ value }) => value.amount > 0);
  if (shown.length === 0) return null;
  return (
    <div
      className={thin ? `${styles['bar']} ${styles['thin']}` : styles['bar']}
      role="img"
      aria-label={spoken(shown)}
    >
      {shown.map(({ tone, name, value }) => (
        <span key={tone + name} data-tone={tone} style={{ flexGrow: value.amount }} />
      ))}
    </div>
  );
}

/** The parts of an amount as a bar, and as a table in the same order. */
export function Split({ title, parts }: { title: string; parts: readonly SplitPart[] }) {
  return (
    <div className={styles['split']}>
      <h3>{title}</h3>
      <div aria-hidden="true">
        <SplitBar parts={parts} />
      </div>
      <table>
        <caption className="sr">{title}</caption>
        <tbody>
          {parts.map(({ tone, name, note, value }) => (
            <tr key={tone + name} data-tone={tone}>
              <th scope="row">
                {name}
                {note && <small>{note}</small>}
              </th>
              <td className="num">{formatMoney(value)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
