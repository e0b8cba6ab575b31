/** Charts: columns and lying bars, lines, rings. Each has its numbers as a table too. */
export { BarChart, ColumnChart } from './BarChart.tsx';
export { DonutChart } from './DonutChart.tsx';
export { LineChart } from './LineChart.tsx';
