import { useCallback, useMemo, useRef, useState } from 'react';
import type { SearchResult, HostMessage, Mark, SearchState } from '../../../shared/reader/protocol.ts';
import type { FoundMessage } from '../useShell.ts';

/** The last search of a book and what it has found so far. */
export interface Search {
  words: string;
  isWhole: boolean;
  results: SearchResult[];
  /** Share of the book that has been searched, 0 to 1. */
  share: number;
  /** Null before the first search. */
  state: SearchState | null;
  /** Index of the result that is shown. */
  shown: number | null;
}

export interface BookSearch {
  search: Search;
  /** The shown result as the page draws it. */
  mark: Mark | null;
  find: (words: string, isWhole: boolean) => void;
  show: (index: number) => void;
  /** Ends the search and forgets its results; the words stay for the next time. */
  close: () => void;
  onFound: (message: FoundMessage) => void;
}

const NOTHING: Search = { words: '', isWhole: true, results: [], share: 0, state: null, shown: null };

/** Searches the open book: the shell answers in parts, and answers of an earlier search are ignored. */
export function useBookSearch(send: (message: HostMessage) => void): BookSearch {
  const [search, setSearch] = useState(NOTHING);
  const id = useRef(0);

  const find = useCallback(
    (words: string, isWhole: boolean) => {
      id.current += 1;
      setSearch({ ...NOTHING, words, isWhole, state: 'searching' });
      send({ type: 'search', id: id.current, words, isWhole });
    },
    [send],
  );
  const show = (index: number) => {
    const result = search.results[index];
    if (!result) return;
    setSearch({ ...search, shown: index });
    const { quote, prefix, suffix, locator } = result;
    send({ type: 'go_to', locator, words: { quote, prefix, suffix } });
  };
  const close = useCallback(() => {
    id.current += 1;
    send({ type: 'end_search' });
    setSearch(({ words, isWhole }) => ({ ...NOTHING, words, isWhole }));
  }, [send]);
  const onFound = useCallback(({ id: of, results, share, state }: FoundMessage) => {
    if (of === id.current)
      setSearch((before) => ({ ...before, results: [...before.results, ...results], share, state }));
  }, []);

  const shown = search.shown === null ? undefined : search.results[search.shown];
  const mark = useMemo(() => (shown ? markOf(shown) : null), [shown]);
  return { search, mark, find, show, close, onFound };
}

const markOf = ({ quote, prefix, suffix, locator }: SearchResult): Mark => ({
  id: 'found',
  locator,
  words: { quote, prefix, suffix },
  colour: 'found',
  note: true,
});
