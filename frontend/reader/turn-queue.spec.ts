import { describe, expect, it } from '@jest/globals';
import { TurnQueue } from './turn-queue.ts';

const soon = () => new Promise<void>((resolve) => setTimeout(resolve));

describe('TurnQueue', () => {
  it('runs ten concurrent turns one after the other', async () => {
    const queue = new TurnQueue();
    let running = 0;
    let most = 0;
    const done: number[] = [];
    const turn = (n: number) => async () => {
      most = Math.max(most, ++running);
      await soon();
      running -= 1;
      done.push(n);
    };
    await Promise.all(Array.from({ length: 10 }, (_, n) => queue.run(turn(n))));
    expect(done).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(most).toBe(1);
    expect(queue.busy).toBe(false);
  });

  it('continues after a failed turn, and rejects its caller', async () => {
    const queue = new TurnQueue();
    const failed = queue.run(() => Promise.reject(new Error('no page')));
    const next = queue.run(() => Promise.resolve('turned'));
    await expect(failed).rejects.toThrow('no page');
    await expect(next).resolves.toBe('turned');
  });
});
