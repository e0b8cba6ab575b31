import { describe, expect, it } from '@jest/globals';
import { PrerenderedPages, type PageBox } from './prerendered-pages.ts';

const at = (page: number): PageBox => ({ page, width: 390, height: 700, zoom: 1 });

/** A renderer that finishes pages, and idle callbacks that run, when the test says so. */
function board() {
  const log: string[] = [];
  const finish = new Map<number, { done: () => void; fail: () => void }>();
  const idle: (() => void)[] = [];
  const ahead = new PrerenderedPages<string>(
    ({ page, width }) => {
      log.push(`draw ${page}`);
      let over = false;
      let fail = (_error: Error): void => undefined;
      const drawn = new Promise<string>((resolve, reject) => {
        fail = reject;
        finish.set(page, {
          done: () => {
            over = true;
            resolve(`${page} at ${width}`);
          },
          fail: () => {
            over = true;
            reject(new Error('cut off'));
          },
        });
      });
      return {
        drawn,
        cancel: () => {
          if (over) return;
          over = true;
          log.push(`stop ${page}`);
          fail(new Error('stopped'));
        },
        free: () => log.push(`free ${page}`),
      };
    },
    (work) => idle.push(work),
  );
  const rest = async () => {
    idle.shift()?.();
    await settle();
  };
  const done = async (page: number) => {
    finish.get(page)!.done();
    await settle();
  };
  const turnTo = async (page: number, likely: number[]) => {
    const taken = ahead.take([at(page)]);
    finish.get(page)!.done();
    const leaves = await taken;
    ahead.keep([at(page)], likely.map(at));
    return leaves;
  };
  return { ahead, log, rest, done, turnTo, finish };
}
const settle = () => new Promise((over) => setTimeout(over));

describe('pages rendered ahead', () => {
  it('are shown at once when they are turned to', async () => {
    const { ahead, log, rest, done, turnTo } = board();
    await turnTo(1, [2]);
    await rest();
    await done(2);
    expect(log).toEqual(['draw 1', 'draw 2']);
    await expect(ahead.take([at(2)])).resolves.toEqual(['2 at 390']);
    expect(log).toEqual(['draw 1', 'draw 2']);
  });

  it('are rendered one after the other, in idle time only', async () => {
    const { log, rest, done, turnTo } = board();
    await turnTo(5, [6, 4]);
    expect(log).toEqual(['draw 5']);
    await rest();
    await rest();
    expect(log).toEqual(['draw 5', 'draw 6']);
    await done(6);
    await rest();
    expect(log).toEqual(['draw 5', 'draw 6', 'draw 4']);
  });

  it('are never more than those around the current page', async () => {
    const { ahead, log, rest, done, turnTo } = board();
    for (let page = 1; page <= 30; page += 1) {
      await turnTo(page, [page + 1, page - 1]);
      await rest();
      await done(page + 1);
      await rest();
      expect(ahead.held).toBeLessThanOrEqual(3);
    }
    expect(log.filter((line) => line === 'free 12')).toHaveLength(1);
    // The page that was just left is still held.
    expect(log.filter((line) => line === 'draw 12')).toHaveLength(1);
  });

  it('are cancelled for a page that somebody waits for', async () => {
    const { ahead, log, rest, turnTo, done } = board();
    await turnTo(1, [2]);
    await rest();
    const far = ahead.take([at(20)]);
    await done(20);
    await expect(far).resolves.toEqual(['20 at 390']);
    expect([...log].sort()).toEqual(['draw 1', 'draw 2', 'draw 20', 'free 2', 'stop 2']);
  });

  it('belong to the current page, when it changed before the idle time', async () => {
    const { log, rest, turnTo } = board();
    await turnTo(1, [2]);
    await turnTo(10, [11]);
    await rest();
    await rest();
    expect(log).toEqual(['draw 1', 'draw 10', 'free 1', 'draw 11']);
  });

  it('are restarted when the reader returns before they were cancelled', async () => {
    const { ahead, rest, turnTo, done } = board();
    await turnTo(1, [2]);
    await rest();
    const far = expect(ahead.take([at(20)])).rejects.toThrow('stopped');
    const back = ahead.take([at(2)]);
    await done(2);
    await expect(back).resolves.toEqual(['2 at 390']);
    await far;
  });

  it('are reused when they are requested half rendered', async () => {
    const { ahead, log, rest, turnTo, done } = board();
    await turnTo(1, [2]);
    await rest();
    const taken = ahead.take([at(2)]);
    await done(2);
    await expect(taken).resolves.toEqual(['2 at 390']);
    expect(log).toEqual(['draw 1', 'draw 2']);
  });

  it('fail silently, and are retried when requested', async () => {
    const { ahead, log, rest, turnTo, finish, done } = board();
    await turnTo(1, [2]);
    await rest();
    finish.get(2)!.fail();
    await settle();
    const taken = ahead.take([at(2)]);
    await done(2);
    await expect(taken).resolves.toEqual(['2 at 390']);
    expect(log).toEqual(['draw 1', 'draw 2', 'free 2', 'draw 2']);
  });

  it('are rendered again for another window size', async () => {
    const { ahead, log, rest, turnTo, done } = board();
    await turnTo(1, [2]);
    await rest();
    await done(2);
    const wider = ahead.take([{ ...at(2), width: 800 }]);
    await done(2);
    await expect(wider).resolves.toEqual(['2 at 800']);
    expect(log).toEqual(['draw 1', 'draw 2', 'draw 2']);
  });
});
