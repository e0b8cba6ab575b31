import { statSync } from 'node:fs';

/** Files that take long for their size. One that began last would run alone for a minute or two. */
const SLOW =
  /\.fault-spec\.|\.flow-spec\.|\/(?:retry|mail-outage|dead-letters|abuse|class-code-guessing|resources|role-route-matrix)\.int-spec\.|\/(?:shared-corpus|epubcheck|refused-epub|LoginPage)\.spec\./;

/**
 * Order of the test files in Jest: slow ones first, then by size. Jest's own order needs the durations of an earlier
 * run, which a clean clone has not.
 */
export default class SlowFirst {
  sort(tests) {
    const weights = new Map(
      tests.map(({ path }) => [path, statSync(path).size + (SLOW.test(path) ? 1_000_000 : 0)]),
    );
    return [...tests].sort((one, other) => weights.get(other.path) - weights.get(one.path));
  }

  /** Jest calls it after the run; nothing is kept. */
  cacheResults() {}
}
