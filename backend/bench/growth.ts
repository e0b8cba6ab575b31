// Every list, table, count and dashboard with 10,000 books, 5,000 students and 100,000 readings, and with ten times as
// many: what of the product grows with the data of its schools. Both data sets are asked in turn, so that other load on
// the machine affects them alike. All times are in milliseconds; "first" is the first answer of the large data set, which
// may fill a cache, and "cpu" the processor time of server and database for one call.
import { compareGrowth } from './support/growth-compare.ts';
import { makeGrowthData, type Size } from './support/growth-data.ts';
import { growthRoutes } from './support/growth-routes.ts';
import type { Bench } from './support/world.ts';

const SMALL: Size = { books: 10_000, students: 5_000, events: 100_000 };
const LARGE: Size = { books: 100_000, students: 50_000, events: 1_000_000 };

export const run = (bench: Bench): Promise<void> =>
  compareGrowth(
    bench,
    [
      { name: 'growth_small', make: (world) => makeGrowthData(world, SMALL) },
      { name: 'growth_large', make: (world) => makeGrowthData(world, LARGE) },
    ],
    growthRoutes(bench.only),
  );
