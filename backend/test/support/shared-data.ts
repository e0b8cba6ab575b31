import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

/**
 * Folder of the real books, rosters and hostile inputs next to a full checkout, or null in a clone without
 * them (the tests that need it are then skipped). With REQUIRE_SHARED_DATA=1 a missing folder is an error, so
 * that a pipeline cannot pass by skipping.
 */
export function sharedData(): string | null {
  const folder = resolve(import.meta.dirname, '../../../../shared/data');
  if (existsSync(folder)) return folder;
  if (process.env['REQUIRE_SHARED_DATA'] === '1')
    throw new Error(`The test data folder is missing: ${folder}`);
  return null;
}
