import { formatNumber } from '../../i18n/format.ts';
import { Chart } from './Chart.tsx';
import { dashOf, slicesOf } from './chart.rules.ts';
import styles from './Chart.module.css';

interface DonutChartProps {
  title: string;
  place: string;
  measure: string;
  /** At most eight. */
  slices: readonly { name: string; value: number }[];
  /** The text in the middle under the sum, e.g. "people". */
  whole: string;
  format?: (value: number) => string;
  note?: string;
}

/** Parts of a whole as a ring, with a legend so that colour is never the only sign. */
export function DonutChart({
  title,
  place,
  measure,
  slices,
  whole,
  format = formatNumber,
  note,
}: DonutChartProps) {
  const parts = slicesOf(slices.map(({ value }) => value));
  const sum = slices.reduce((total, { value }) => total + value, 0);
  return (
    <Chart
      title={title}
      format={format}
      note={note}
      table={{
        head: [place, measure],
        rows: slices.map(({ name, value }) => ({ label: name, values: [value] })),
      }}
    >
      <div className={styles['donut']}>
        <div>
          <svg viewBox="0 0 42 42">
            <circle className={styles['empty']} cx="21" cy="21" r="15.915" />
            {parts.map(({ from, length }, index) =>
              length > 0 ? (
                <circle
                  key={slices[index]!.name}
                  data-slice={index}
                  cx="21"
                  cy="21"
                  r="15.915"
                  pathLength="100"
                  {...dashOf({ from, length })}
                />
              ) : null,
            )}
          </svg>
          <p>
            <b className="num">{format(sum)}</b>
            {whole}
          </p>
        </div>
        <ul>
          {slices.map(({ name, value }, index) => (
            <li key={name} data-slice={index}>
              <span>{name}</span>
              <b className="num">{format(value)}</b>
            </li>
          ))}
        </ul>
      </div>
    </Chart>
  );
}
