import { expect, it } from '@jest/globals';
import { jobsPerMinute } from './job-rate.rules.ts';

const NOW = 1_000 * 60_000;

it('is nothing without recent jobs', () => {
  expect(jobsPerMinute([], 50, NOW)).toBe(0);
  expect(jobsPerMinute([NOW - 16 * 60_000], 50, NOW)).toBe(0);
});
it('spreads few jobs over a quarter of an hour', () => {
  expect(jobsPerMinute([NOW, NOW - 60_000, NOW - 120_000], 50, NOW)).toBe(0.2);
});
it('measures many jobs by the time that they took', () => {
  const ended = Array.from({ length: 50 }, (_, index) => NOW - index * 1_000);
  expect(jobsPerMinute(ended, 50, NOW)).toBe(61.2);
});
