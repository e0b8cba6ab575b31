import {
  MOST_FOUND,
  type SearchResult,
  type HostMessage,
  type ShellMessage,
} from '../src/shared/reader/protocol.ts';
import type { BookEngine } from './engine.ts';
import { comparedWords, matchesOf } from './search-text.ts';

/** Milliseconds of work after which the page may handle input: taps and keys stay as fast as without a search. */
const STRETCH = 10;
/** Milliseconds between two messages about the search. */
const REPORT_EVERY = 150;

/** Returns a function that lets the page handle input when it is time; it throws once the search has ended. */
function pauses(signal: AbortSignal): () => Promise<void> {
  let began = performance.now();
  return async () => {
    signal.throwIfAborted();
    if (performance.now() - began < STRETCH) return;
    await new Promise((resolve) => setTimeout(resolve));
    began = performance.now();
    signal.throwIfAborted();
  };
}

/**
 * Searches a book from its beginning and reports the results in its order, several at once. Ends without a further
 * message when `signal` is aborted.
 */
export async function searchBook(
  engine: Pick<BookEngine, 'parts' | 'search'>,
  { id, words, isWhole }: Extract<HostMessage, { type: 'search' }>,
  signal: AbortSignal,
  tell: (message: Extract<ShellMessage, { type: 'found' }>) => void,
): Promise<void> {
  const wanted = comparedWords(words);
  const find = (text: string) => matchesOf(text, wanted, isWhole);
  const pause = pauses(signal);
  const last = wanted === '' ? 0 : engine.parts;
  let results: SearchResult[] = [];
  let left = MOST_FOUND;
  let isMissing = false;
  let told = performance.now();

  for (let part = 0; part < last && left > 0; part += 1) {
    try {
      const here = (await engine.search(part, find, pause)).slice(0, left);
      left -= here.length;
      results.push(...here);
    } catch (error) {
      if (!signal.aborted) console.warn(error);
      isMissing = true;
    }
    if (signal.aborted) return;
    if (performance.now() - told < REPORT_EVERY) continue;
    tell({ type: 'found', id, results, share: (part + 1) / last, state: 'searching' });
    results = [];
    told = performance.now();
  }
  const state = left === 0 ? 'stopped' : isMissing ? 'incomplete' : 'complete';
  tell({ type: 'found', id, results, share: 1, state });
}
