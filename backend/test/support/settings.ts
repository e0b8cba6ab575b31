import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

/** Settings of a server under test, sufficient for `loadConfig`. */
export const testSettings = (database: string, dataDir: string): Record<string, string> => ({
  DATABASE_URL: database,
  DATABASE_POOL: '4',
  DATA_DIR: dataDir,
  SMTP_URL: 'smtp://127.0.0.1:1', // nothing listens: a test that needs mail sets its own
  MAIL_FROM: 'Bookgrove <no-reply@bookgrove.test>',
  JWT_SECRET: 'only-for-tests-only-for-tests-only-for-tests',
  PUBLIC_URL: 'http://localhost',
  LOG_LEVEL: 'silent',
  REQUIRE_SECOND_FACTOR: '0', // tested separately
});

/** Number of this process's database of the shared Redis, once it asked for one. */
let redisDatabase: number | null = null;

/**
 * A separate database of the shared Redis for each process of tests; null without a Redis. A test empties its own, so
 * JEST_WORKER_ID would not do: each project of jest.config.mjs has workers of its own, and numbers them from 1.
 */
export function testRedisUrl(): string | null {
  const url = process.env['TEST_REDIS_URL'];
  if (!url) return null;
  return `${url}/${(redisDatabase ??= nextRedisDatabase(process.env['TEST_REDIS_CLAIMS']!))}`;
}

/** The first number that no process has taken: its folder is made by one only. */
function nextRedisDatabase(claims: string): number {
  for (let number = 0; ; number += 1)
    try {
      mkdirSync(join(claims, String(number)));
      return number;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
}
