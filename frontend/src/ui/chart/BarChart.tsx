import type { ReactNode } from 'react';
import { formatNumber } from '../../i18n/format.ts';
import { Chart } from './Chart.tsx';
import { labelled } from './chart.rules.ts';
import styles from './Chart.module.css';

interface ColumnChartProps {
  title: string;
  /** Heading of the table's first column, e.g. "Month". */
  place: string;
  /** Heading of its second column, e.g. "People". */
  measure: string;
  columns: readonly { short: string; long: string; value: number }[];
  format?: (value: number) => string;
  note?: string;
}

/** Counts over time as columns; each shows its number while there is room. */
export function ColumnChart({
  title,
  place,
  measure,
  columns,
  format = formatNumber,
  note,
}: ColumnChartProps) {
  const most = Math.max(1, ...columns.map(({ value }) => value));
  const wide = labelled(columns.length, 12);
  // A phone has room for every label only when none is longer than two characters.
  const narrow = columns.some(({ short }) => short.length > 2) ? labelled(columns.length, 6) : wide;
  const roomy = columns.length <= 16;
  return (
    <Chart
      title={title}
      format={format}
      note={note}
      table={{
        head: [place, measure],
        rows: columns.map(({ long, value }) => ({ label: long, values: [value] })),
      }}
    >
      <ol className={styles['columns']} data-dense={!roomy || undefined}>
        {columns.map(({ short, long, value }, index) => (
          <li key={long} title={`${long}: ${format(value)}`}>
            <span>
              {roomy && <b className="num">{format(value)}</b>}
              <i style={{ blockSize: `${(value / most) * 100}%` }} />
            </span>
            <small data-wide={wide.has(index) || undefined} data-narrow={narrow.has(index) || undefined}>
              {wide.has(index) || narrow.has(index) ? short : ' '}
            </small>
          </li>
        ))}
      </ol>
    </Chart>
  );
}

interface BarChartProps {
  title: string;
  place: string;
  measure: string;
  /** `link`: the name as a link, used in the table. */
  bars: readonly { key: string; name: string; value: number; link?: ReactNode }[];
  format?: (value: number) => string;
  note?: string;
}

/** Counts by name, as horizontal bars. */
export function BarChart({ title, place, measure, bars, format = formatNumber, note }: BarChartProps) {
  const most = Math.max(1, ...bars.map(({ value }) => value));
  return (
    <Chart
      title={title}
      format={format}
      note={note}
      table={{
        head: [place, measure],
        rows: bars.map(({ name, link, value }) => ({ label: name, link, values: [value] })),
      }}
    >
      <ul className={styles['bars']}>
        {bars.map(({ key, name, value }) => (
          <li key={key}>
            <span>{name}</span>
            <span>
              <i style={{ inlineSize: `${(value / most) * 100}%` }} />
            </span>
            <b className="num">{format(value)}</b>
          </li>
        ))}
      </ul>
    </Chart>
  );
}
