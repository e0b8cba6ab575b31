import { type Combined, type FoundItem, searchCalls } from '@bookgrove/api-client';
import type { SearchKind } from '../../app/area.ts';
import { allSearch } from '../../app/areas/search.generated.ts';

export type { Combined, FoundItem } from '@bookgrove/api-client';

const searchApi = searchCalls.enhanceEndpoints({
  endpoints: { searchEverything: { keepUnusedDataFor: 30 } },
});

/** Search results by kind. Sends no request for an empty search. */
export const useCombined = (search: string, limit: number) =>
  searchApi.useSearchEverythingQuery({ search, limit }, { skip: !search });

/** Which field matched, as an English text for `t`; a match in the title needs no explanation. */
export const REASONS: Record<FoundItem['matched_on'], string | null> = {
  title: null,
  author: 'Author',
  category: 'Kind of book',
  summary: 'In the description',
};

/** The kinds of results in the order in which they are shown. */
export const kindsOf = (declared: SearchKind[][]): SearchKind[] =>
  declared.flat().sort((a, b) => a.order - b.order);

export const KINDS = kindsOf(allSearch);

/** The kind of a result, as an English text for `t`. */
export const TYPES: Partial<Record<string, string>> = Object.fromEntries(
  KINDS.flatMap(({ type, one }) => (one ? [[type, one]] : [])),
);

/** The best results of all kinds. */
export const bestOf = ({ results }: Combined, most: number): FoundItem[] =>
  Object.values(results)
    .flat()
    .sort((a, b) => b.score - a.score)
    .slice(0, most);
