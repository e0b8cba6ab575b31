import { useId, useState, type ReactNode } from 'react';
import { formatNumber } from '../../i18n/format.ts';
import { t } from '../../i18n/index.ts';
import styles from './Chart.module.css';

/** The data of a chart as a table: one row per category, one column per series. */
export interface ChartTable {
  /** Column headings, the first one for the categories. */
  head: readonly string[];
  rows: readonly { label: string; link?: ReactNode; values: readonly number[] }[];
}

interface ChartProps {
  title: string;
  table: ChartTable;
  /** Formats a value; by default as a plain number. */
  format?: ((value: number) => string) | undefined;
  /** Names of the series, where there are several. */
  legend?: readonly string[] | undefined;
  /** How the series are drawn, for the signs of the legend. */
  kind?: 'lines' | 'pairs';
  /** A sentence below the chart. */
  note?: string | undefined;
  /** The drawing, which is hidden from screen readers: they get the table. */
  children: ReactNode;
}

/**
 * The frame of every chart: its title, a switch between the drawing and a table of the same numbers, and that
 * table for screen readers in either case.
 */
export function Chart({
  title,
  table,
  format = formatNumber,
  legend,
  kind = 'lines',
  note,
  children,
}: ChartProps) {
  const id = useId();
  const [asTable, setAsTable] = useState(false);
  return (
    <section className={styles['chart']} aria-labelledby={id}>
      <div className={styles['head']}>
        <h2 id={id}>{title}</h2>
        <div className={styles['switch']} role="group" aria-label={t('How to show {title}', { title })}>
          <button type="button" aria-pressed={!asTable} onClick={() => setAsTable(false)}>
            {t('Chart')}
          </button>
          <button type="button" aria-pressed={asTable} onClick={() => setAsTable(true)}>
            {t('Table')}
          </button>
        </div>
      </div>
      {!asTable && (
        <div aria-hidden="true">
          {legend && legend.length > 1 && (
            <ul className={styles['legend']} data-kind={kind}>
              {legend.map((name, index) => (
                <li key={name} data-series={index}>
                  {name}
                </li>
              ))}
            </ul>
          )}
          {children}
        </div>
      )}
      <div
        className={asTable ? styles['scroll'] : 'sr'}
        {...(asTable && { tabIndex: 0, role: 'region', 'aria-label': title })}
      >
        <table className={styles['table']}>
          <caption className="sr">{title}</caption>
          <thead>
            <tr>
              {table.head.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.rows.map(({ label, link, values }, row) => (
              <tr key={row}>
                {/* A visually hidden link must not take the focus. */}
                <th scope="row">{asTable ? (link ?? label) : label}</th>
                {values.map((value, column) => (
                  <td key={column} className="num">
                    {format(value)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {note && <p className={styles['note']}>{note}</p>}
    </section>
  );
}
