import { describe, expect, it } from '@jest/globals';
import { triedSince } from './postponed.ts';
import { nextDelay, RETRY, type RetrySchedule } from './retry-schedule.ts';

/** Pauses of a job that always fails, in milliseconds. */
function pauses(schedule: RetrySchedule, random: () => number): number[] {
  const all: number[] = [];
  for (let age = 0; ;) {
    const pause = nextDelay(schedule, all.length + 1, age, random());
    if (pause === -1) return all;
    all.push(pause);
    age += pause;
  }
}
const sum = (numbers: number[]): number => numbers.reduce((one, other) => one + other, 0);

describe('a retry schedule', () => {
  it('keeps e-mails for three days, and tries once in a quarter of an hour at least', () => {
    const all = pauses(RETRY.days, Math.random);
    expect(sum(all)).toBe(3 * 24 * 3_600_000);
    expect(Math.max(...all)).toBeLessThanOrEqual(15 * 60_000);
  });

  it('has an attempt soon after an outage of four minutes ends', () => {
    for (let run = 0; run < 50; run += 1) {
      let age = 0;
      const after = pauses(RETRY.days, Math.random).find((pause) => (age += pause) > 240_000);
      expect(after).toBeDefined();
      expect(age).toBeLessThan(10 * 60_000);
    }
  });

  it('keeps payments for two weeks', () => {
    expect(sum(pauses(RETRY.weeks, Math.random))).toBe(14 * 24 * 3_600_000);
  });

  it('reports within about five minutes where somebody waits', () => {
    const all = pauses(RETRY.minutes, Math.random);
    expect(sum(all)).toBe(255_000);
    expect(all.length).toBeGreaterThanOrEqual(7);
  });

  it('has no end for what must never be dropped: after three days an attempt at least once an hour', () => {
    const DAY = 24 * 3_600_000;
    for (const age of [3 * DAY, 30 * DAY, 365 * DAY]) {
      const pause = nextDelay(RETRY.untilDone, 500, age, Math.random());
      expect(pause).toBeGreaterThanOrEqual(30 * 60_000);
      expect(pause).toBeLessThanOrEqual(60 * 60_000);
    }
    expect(nextDelay(RETRY.days, 500, 3 * DAY, 0)).toBe(-1);
  });

  it('doubles the pause, and shortens it at random by up to a half', () => {
    const schedule = { first: 1_000, longest: 5_000, during: 60_000 };
    expect([1, 2, 3, 4, 5].map((failures) => nextDelay(schedule, failures, 0, 0))).toEqual([
      1_000, 2_000, 4_000, 5_000, 5_000,
    ]);
    expect(nextDelay(schedule, 3, 0, 1)).toBe(2_000);
  });

  it('makes its last attempt at its end', () => {
    const schedule = { first: 1_000, longest: 5_000, during: 10_000 };
    expect(nextDelay(schedule, 9, 9_000, 0)).toBe(1_000);
    expect(nextDelay(schedule, 10, 10_000, 0)).toBe(-1);
  });

  it('counts the time of the attempts, and not that for which the job was postponed', () => {
    const job = { timestamp: 1_000, data: {} };
    expect(triedSince(job)).toBe(1_000);
    expect(triedSince({ ...job, data: { postponed_ms: 5_000 } })).toBe(6_000);
    // Postponed by a worker of the version before as well.
    expect(triedSince({ ...job, data: { postponed_at: 3_000, postponed_ms: 5_000 } })).toBe(8_000);
  });
});
