import { formatNumber } from '../../i18n/format.ts';
import { Chart } from './Chart.tsx';
import { labelled, niceTop } from './chart.rules.ts';
import styles from './Chart.module.css';

interface PairChartProps {
  title: string;
  /** Heading of the table's first column, e.g. "Month". */
  place: string;
  /** Short labels for the axis, and long ones for the table. */
  labels: readonly { short: string; long: string }[];
  series: readonly [PairSeries, PairSeries];
  format?: (value: number) => string;
  /** Labels of the axis, where `format` is too long for it. */
  tickFormat?: (value: number) => string;
  /** The last pair is not complete, and is drawn as an outline. */
  running?: boolean;
  note?: string;
}

interface PairSeries {
  name: string;
  values: readonly number[];
}

/** Two amounts over time, side by side. */
export function PairChart({
  title,
  place,
  labels,
  series,
  format = formatNumber,
  tickFormat = format,
  running = false,
  note,
}: PairChartProps) {
  const top = niceTop(Math.max(0, ...series.flatMap(({ values }) => values)));
  const named = labelled(labels.length, 6);
  return (
    <Chart
      title={title}
      format={format}
      note={note}
      legend={series.map(({ name }) => name)}
      kind="pairs"
      table={{
        head: [place, ...series.map(({ name }) => name)],
        rows: labels.map(({ long }, index) => ({
          label: long,
          values: series.map(({ values }) => values[index] ?? 0),
        })),
      }}
    >
      <div className={styles['plot']} data-wide>
        {[top, top / 2, 0].map((tick) => (
          <span key={tick} className={styles['tick']} style={{ insetBlockEnd: `${(tick / top) * 100}%` }}>
            <small className="num">{Number.isInteger(tick) ? tickFormat(tick) : ''}</small>
          </span>
        ))}
        <ol className={styles['pairs']}>
          {labels.map(({ short, long }, index) => (
            <li
              key={long}
              title={`${long}: ${series.map(({ values }) => format(values[index] ?? 0)).join(' · ')}`}
              data-running={(running && index === labels.length - 1) || undefined}
            >
              {series.map(({ name, values }) => (
                <i key={name} style={{ blockSize: `${((values[index] ?? 0) / top) * 100}%` }} />
              ))}
              <small data-named={named.has(index) || undefined}>{short}</small>
            </li>
          ))}
        </ol>
      </div>
    </Chart>
  );
}
