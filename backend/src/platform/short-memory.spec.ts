import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { ShortMemory } from './short-memory.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

describe('a short memory', () => {
  it('keeps a thing for a second at most, and for less where that is asked', () => {
    const memory = new ShortMemory<string>();
    memory.set('long', 'a', 60_000);
    memory.set('short', 'b', 100);
    expect([memory.get('long'), memory.get('short')]).toEqual(['a', 'b']);
    jest.advanceTimersByTime(101);
    expect([memory.get('long'), memory.get('short')]).toEqual(['a', undefined]);
    jest.advanceTimersByTime(900);
    expect(memory.get('long')).toBeUndefined();
  });

  it('forgets what it is told to', () => {
    const memory = new ShortMemory<string>();
    memory.set('one', 'a');
    memory.delete('one');
    expect(memory.get('one')).toBeUndefined();
  });

  it('never holds more than fits, whatever strangers make it remember', () => {
    const memory = new ShortMemory<number>(1_000, 3);
    for (let n = 1; n <= 5; n++) memory.set(`n${n}`, n);
    expect([1, 2, 3, 4, 5].map((n) => memory.get(`n${n}`))).toEqual([undefined, undefined, 3, 4, 5]);
    jest.advanceTimersByTime(1_001);
    memory.set('n6', 6);
    expect((memory as unknown as { kept: Map<string, unknown> }).kept.size).toBe(1);
  });
});
