import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

/**
 * Folder of the real books, rosters and hostile inputs that lie beside a full checkout, or null in a clone
 * without them (the tests that need it are then listed as skipped). With REQUIRE_SHARED_DATA=1 a missing
 * folder is an error, so a pipeline can never pass by skipping.
 */
export function sharedData(): string | null {
  const folder = resolve(import.meta.dirname, '../../../../shared/data');
  if (existsSync(folder)) return folder;
  if (process.env['REQUIRE_SHARED_DATA'] === '1')
    throw new Error(`The test data folder is missing: ${folder}`);
  return null;
}
