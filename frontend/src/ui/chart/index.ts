/** Charts: columns, pairs of columns, horizontal bars, lines, rings. Each provides its numbers as a table too. */
export { BarChart, ColumnChart } from './BarChart.tsx';
export { DonutChart } from './DonutChart.tsx';
export { LineChart } from './LineChart.tsx';
export { PairChart } from './PairChart.tsx';
