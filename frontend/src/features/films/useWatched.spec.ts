import { describe, expect, it } from '@jest/globals';
import { playedPercent } from './useWatched.ts';

const film = (duration: number, ...parts: [number, number][]) => ({
  duration,
  played: {
    length: parts.length,
    start: (part: number) => parts[part]![0],
    end: (part: number) => parts[part]![1],
  },
});

describe('how much of a film was watched', () => {
  it('counts what was played, and nothing that was skipped', () => {
    expect(playedPercent(film(100, [0, 10], [90, 100]))).toBe(20);
    expect(playedPercent(film(30, [0, 23.9]))).toBe(79);
    expect(playedPercent(film(30, [0, 30.02]))).toBe(100);
  });

  it('is nothing while the length is unknown', () => {
    expect(playedPercent(film(NaN, [0, 10]))).toBe(0);
    expect(playedPercent(film(0))).toBe(0);
  });
});
