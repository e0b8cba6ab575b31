import { formatNumber } from '../../i18n/format.ts';
import { Chart } from './Chart.tsx';
import { labelled, niceTop, pointsOf } from './chart.rules.ts';
import styles from './Chart.module.css';

interface LineChartProps {
  title: string;
  /** Heading of the table's first column, e.g. "Week". */
  place: string;
  /** Short labels for the axis, and long ones for the table. */
  labels: readonly { short: string; long: string }[];
  /** At most two; the second is drawn dashed. */
  series: readonly { name: string; values: readonly number[] }[];
  format?: (value: number) => string;
  note?: string;
}

/** Values over time as a line over a soft area. */
export function LineChart({ title, place, labels, series, format = formatNumber, note }: LineChartProps) {
  const top = niceTop(Math.max(0, ...series.flatMap(({ values }) => values)));
  const named = labelled(labels.length, 6);
  const shapes = series.map(({ values }) => pointsOf(values, top));
  return (
    <Chart
      title={title}
      format={format}
      note={note}
      legend={series.map(({ name }) => name)}
      table={{
        head: [place, ...series.map(({ name }) => name)],
        rows: labels.map(({ long }, index) => ({
          label: long,
          values: series.map(({ values }) => values[index] ?? 0),
        })),
      }}
    >
      <div className={styles['plot']}>
        {[top, top / 2, 0].map((tick) => (
          <span key={tick} className={styles['tick']} style={{ insetBlockEnd: `${(tick / top) * 100}%` }}>
            <small className="num">{Number.isInteger(tick) ? format(tick) : ''}</small>
          </span>
        ))}
        <svg className={styles['line']} viewBox="0 0 100 100" preserveAspectRatio="none">
          {shapes.map((points, index) => {
            const path = points.map(([x, y], at) => `${at === 0 ? 'M' : 'L'}${x} ${y}`).join('');
            const [first, last] = [points[0], points.at(-1)];
            return (
              <g key={index} data-series={index}>
                {index === 0 && first && last && (
                  <path className={styles['ground']} d={`${path}L${last[0]} 100L${first[0]} 100Z`} />
                )}
                <path d={path} />
              </g>
            );
          })}
        </svg>
        <div className={styles['spots']}>
          {labels.map(({ long }, index) => (
            <span
              key={long}
              title={`${long}: ${series.map(({ values }) => format(values[index] ?? 0)).join(' · ')}`}
            />
          ))}
        </div>
      </div>
      <div className={styles['axis']}>
        {labels.map(({ short, long }, index) =>
          named.has(index) ? (
            <small
              key={long}
              style={{ insetInlineStart: `${(index / Math.max(1, labels.length - 1)) * 100}%` }}
              data-at={index === 0 ? 'start' : index === labels.length - 1 ? 'end' : 'middle'}
            >
              {short}
            </small>
          ) : null,
        )}
      </div>
    </Chart>
  );
}
