import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';

const source = join(import.meta.dirname, '../../src');
/**
 * Files that may contain the SQL of a lock: the function that all others call, and those that need another
 * kind of lock.
 */
const ALLOWED = [
  'platform/db/advisory-lock.ts',
  'platform/db/migrate.ts', // for a session, on a separate connection
  'platform/http/idempotency.ts', // does not wait
  'platform/messaging/key-locks.ts', // for a session, on a separate connection; does not wait
];

it('takes every advisory lock with lockUntilCommit: two hash functions would not exclude each other', () => {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.ts') && !file.includes('generated/') && !file.endsWith('spec.ts'));
  const found = files.filter((file) => /pg_(?:try_)?advisory/.test(readFileSync(join(source, file), 'utf8')));
  expect(found.sort()).toEqual([...ALLOWED].sort());
});
