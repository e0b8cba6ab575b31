import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';

/** What a process of tests prints that asks twice for the address of its Redis. */
function addresses(env: Record<string, string>): string[] {
  const settings = join(import.meta.dirname, '../support/settings.ts');
  const ask = `const { testRedisUrl } = await import(${JSON.stringify(settings)}); console.log(testRedisUrl(), testRedisUrl());`;
  const program = ['--disable-warning=ExperimentalWarning', '--input-type=module', '-e', ask];
  return execFileSync(process.execPath, program, {
    encoding: 'utf8',
    env: { PATH: process.env['PATH'], ...env },
  })
    .trim()
    .split(' ');
}

it('two processes of tests never share a database of Redis, also if Jest gives both the same number', () => {
  const claims = mkdtempSync(join(tmpdir(), 'bookgrove-redis-claims-'));
  try {
    const env = { TEST_REDIS_URL: 'redis://localhost:1', TEST_REDIS_CLAIMS: claims, JEST_WORKER_ID: '1' };
    const [one, again] = addresses(env);
    const [other] = addresses(env);
    expect(again).toBe(one);
    expect(other).not.toBe(one);
  } finally {
    rmSync(claims, { recursive: true, force: true });
  }
});
