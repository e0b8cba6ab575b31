import { expect, it } from '@jest/globals';
import { localTime } from './localTime.ts';

it('a time in a field for local times is the time on the clock of the device', () => {
  expect(localTime(new Date(2026, 8, 1, 15, 5))).toBe('2026-09-01T15:05');
  expect(localTime(new Date(2026, 0, 31, 0, 0))).toBe('2026-01-31T00:00');
});
