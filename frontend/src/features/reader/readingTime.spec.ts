import { describe, expect, it } from '@jest/globals';
import { IDLE_AFTER, ReadingTime } from './readingTime.ts';

const minutes = (count: number) => count * 60_000;

describe('reading time', () => {
  it('is the time between the reader’s actions', () => {
    const time = new ReadingTime();
    for (const at of [0, 1, 2, 4]) time.sign(minutes(at));
    expect(time.counted).toEqual({ startedAt: 0, endedAt: minutes(4), activeMs: minutes(4) });
  });

  it('counts three minutes of a long pause', () => {
    const time = new ReadingTime();
    time.sign(0);
    time.sign(minutes(40));
    expect(time.counted?.activeMs).toBe(IDLE_AFTER);
    expect(time.counted?.endedAt).toBe(minutes(40));
  });

  it('stops while the page is hidden', () => {
    const time = new ReadingTime();
    time.sign(0);
    time.leave(minutes(1));
    time.sign(minutes(2));
    time.comeBack(minutes(30));
    time.sign(minutes(31));
    expect(time.counted?.activeMs).toBe(minutes(2));
  });

  it('is zero before the first action, and never decreases', () => {
    const time = new ReadingTime();
    expect(time.counted).toBeNull();
    time.sign(minutes(5));
    time.sign(minutes(4));
    expect(time.counted?.activeMs).toBe(0);
  });
});
