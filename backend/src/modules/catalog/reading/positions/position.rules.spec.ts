import { describe, expect, it } from '@jest/globals';
import { differsFromKnownPosition } from './position.rules.ts';

const at = (minute: number, percentage: number) => ({
  percentage,
  client_time: new Date(Date.UTC(2026, 0, 1, 10, minute)),
});

describe('the reading position of another device', () => {
  it.each([
    ['is told when this device has not heard of it', at(10, 40), 20, at(5, 0).client_time, true],
    ['is told to a device that never looked', at(10, 40), 20, null, true],
    ['is not told twice', at(10, 40), 20, at(10, 0).client_time, false],
    ['is not told when it is older than what is known', at(4, 40), 20, at(5, 0).client_time, false],
    ['is not told when it is the same page', at(10, 20.3), 20, at(5, 0).client_time, false],
  ])('%s', (_what, other, percentage, knownAt, expected) => {
    expect(differsFromKnownPosition(other, { percentage }, knownAt)).toBe(expected);
  });
});
