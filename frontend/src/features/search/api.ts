import { type Combined, type FoundItem, searchCalls } from '@bookgrove/api-client';

export type { Combined, FoundItem } from '@bookgrove/api-client';

const searchApi = searchCalls.enhanceEndpoints({
  endpoints: { searchEverything: { keepUnusedDataFor: 30 } },
});

/** What fits the words, by kind. Nothing is asked for no words. */
export const useCombined = (search: string, limit: number) =>
  searchApi.useSearchEverythingQuery({ search, limit }, { skip: !search });

/** What made a result fit, as an English text for `t`; the title needs no explaining. */
export const REASONS: Record<FoundItem['matched_on'], string | null> = {
  title: null,
  author: 'Author',
  category: 'Kind of book',
  summary: 'In the description',
};

/** What a result is, as an English text for `t`. */
export const TYPES: Partial<Record<FoundItem['type'], string>> = { book: 'Book', story: 'Story by students' };

/** The best of everything, whatever its kind. */
export const bestOf = ({ results }: Combined, most: number): FoundItem[] =>
  Object.values(results)
    .flat()
    .sort((a, b) => b.score - a.score)
    .slice(0, most);
