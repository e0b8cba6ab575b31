import { beforeAll, describe, expect, it } from '@jest/globals';
import { hash } from '@node-rs/argon2';
import { AppError } from '../../../../platform/errors.ts';
import type { Metrics } from '../../../../platform/observability/metrics.ts';
import { ARGON2 } from './argon2.ts';
import { Passwords } from './passwords.ts';

const metrics = { watch: () => undefined } as unknown as Metrics;
let stored: string;
beforeAll(async () => {
  stored = await hash('Read-and-give-1', ARGON2);
});

/** Begins so many wrong sign-ins; `ended` counts those that were answered, `refused` those with 503. */
const storm = (passwords: Passwords, count: number, address: string) => {
  const seen = { ended: 0, refused: 0 };
  const all = Promise.all(
    Array.from({ length: count }, (_, n) =>
      passwords.verify(stored, `wrong ${n}`, { address, known: false }).then(
        () => (seen.ended += 1),
        (error: unknown) => {
          if (!(error instanceof AppError) || error.kind !== 'unavailable') throw error;
          seen.refused += 1;
        },
      ),
    ),
  );
  return { seen, all };
};

describe('many concurrent failed sign-ins', () => {
  it('leave capacity for known addresses and for other unknown ones', async () => {
    const passwords = new Passwords(metrics);
    const { seen, all } = storm(passwords, 400, '10.0.0.1');
    const other = passwords.verify(stored, 'Read-and-give-1', { address: '10.0.0.2', known: false });
    expect(await passwords.verify(stored, 'Read-and-give-1', { address: '10.1.0.1', known: true })).toBe(
      true,
    );
    // Two were computed and forty waited when it came.
    expect(seen.ended).toBeLessThan(20);
    await all;
    expect(seen).toEqual({ ended: 42, refused: 358 });
    expect(await other).toBe(true);
    // The places of the address are free again.
    const next = storm(passwords, 5, '10.0.0.1');
    await next.all;
    expect(next.seen).toEqual({ ended: 5, refused: 0 });
  });
});
