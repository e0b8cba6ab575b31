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

/** A separate database of the shared Redis for each Jest worker; null without a Redis. */
export function testRedisUrl(): string | null {
  const url = process.env['TEST_REDIS_URL'];
  return url ? `${url}/${process.env['JEST_WORKER_ID'] ?? '0'}` : null;
}
