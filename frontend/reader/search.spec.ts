import { describe, expect, it, jest } from '@jest/globals';
import { MOST_FOUND, type SearchResult, type ShellMessage } from '../src/shared/reader/protocol.ts';
import { searchBook } from './search.ts';
import type { Match } from './search-text.ts';

type Found = Extract<ShellMessage, { type: 'found' }>;

/** A book whose parts are these texts; an error is a part that cannot be loaded. */
const bookOf = (...texts: (string | Error)[]) => ({
  parts: texts.length,
  search: jest.fn(async (part: number, find: (text: string) => Match[], pause: () => Promise<void>) => {
    const text = texts[part]!;
    if (text instanceof Error) throw text;
    await pause();
    return find(text).map(({ from, to }): SearchResult => ({
      quote: text.slice(from, to),
      prefix: '',
      suffix: '',
      locator: { href: `${part}`, progression: 0 },
      chapter: null,
      page: part + 1,
    }));
  }),
});
const ask = { type: 'search', id: 7, words: 'Fox', isWhole: true } as const;

async function searched(book: ReturnType<typeof bookOf>, words = ask.words as string) {
  const told: Found[] = [];
  const { signal } = new AbortController();
  await searchBook(book, { ...ask, words }, signal, (message) => told.push(message));
  return { told, results: told.flatMap(({ results }) => results), last: told.at(-1)! };
}

describe('the search of a book', () => {
  it('returns results in reading order', async () => {
    const { results, last } = await searched(bookOf('a fox', 'no', 'Fox and fox'));
    expect(results.map(({ page, quote }) => [page, quote])).toEqual([
      [1, 'fox'],
      [3, 'Fox'],
      [3, 'fox'],
    ]);
    expect(last).toMatchObject({ id: 7, share: 1, state: 'complete' });
  });

  it('reads nothing for an empty search', async () => {
    const book = bookOf('a fox');
    const { results, last } = await searched(book, ' \u0301');
    expect(results).toEqual([]);
    expect(last.state).toBe('complete');
    expect(book.search).not.toHaveBeenCalled();
  });

  it('stops at the maximum number of results and reads no further', async () => {
    const book = bookOf('fox '.repeat(MOST_FOUND - 1), 'fox fox', 'fox');
    const { results, last } = await searched(book);
    expect(results).toHaveLength(MOST_FOUND);
    expect(last.state).toBe('stopped');
    expect(book.search).toHaveBeenCalledTimes(2);
  });

  it('continues after a part that cannot be loaded, and reports it', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { results, last } = await searched(bookOf(new Error('503'), 'fox'));
    expect(results).toHaveLength(1);
    expect(last.state).toBe('incomplete');
    warn.mockRestore();
  });

  it('ends without a message when it is cancelled', async () => {
    const controller = new AbortController();
    const told: Found[] = [];
    const book = bookOf('fox', 'fox', 'fox');
    book.search.mockImplementationOnce(() => {
      controller.abort();
      return Promise.resolve([]);
    });
    await searchBook(book, ask, controller.signal, (message) => told.push(message));
    expect(book.search).toHaveBeenCalledTimes(1);
    expect(told).toEqual([]);
  });

  it('lets the page handle input in the middle of a long part', async () => {
    const events: string[] = [];
    const book = {
      parts: 1,
      search: async (_part: number, _find: unknown, pause: () => Promise<void>) => {
        setTimeout(() => events.push('input'));
        const began = performance.now();
        while (events.length === 0 && performance.now() - began < 5_000) await pause();
        events.push('part');
        return [];
      },
    };
    await searchBook(book, ask, new AbortController().signal, () => undefined);
    expect(events).toEqual(['input', 'part']);
  });
});
