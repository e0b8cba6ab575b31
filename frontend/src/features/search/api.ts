import { type FoundItem, searchCalls } from '@bookgrove/api-client';

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
