import type { SearchResult } from '../../../shared/reader/protocol.ts';

/** Neighbouring results of one chapter; of one page where the book has no chapters. */
export interface ResultGroup {
  chapter: string | null;
  /** Page of the first result. */
  page: number;
  /** Index of the first result in the whole list. */
  first: number;
  results: SearchResult[];
}

/** Groups results, which are in the order of the book, by chapter or page. */
export function groupsOf(results: SearchResult[]): ResultGroup[] {
  const groups: ResultGroup[] = [];
  results.forEach((result, index) => {
    const last = groups.at(-1);
    const isSame =
      last !== undefined &&
      last.chapter === result.chapter &&
      (result.chapter !== null || last.page === result.page);
    if (isSame) last.results.push(result);
    else groups.push({ chapter: result.chapter, page: result.page, first: index, results: [result] });
  });
  return groups;
}
