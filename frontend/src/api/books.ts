import {
  booksCalls,
  categoriesCalls,
  type ListBooksApiArg,
  readingCalls,
  together,
} from '@bookgrove/api-client';
import { LIST } from './baseApi.ts';

type Asked = Omit<ListBooksApiArg, 'studentMade' | 'limit' | 'offset'>;

/** Filters of `GET /books/` in the form that an address has; empty ones are not sent. */
export type BookFilters = {
  [name in keyof Asked]?: Exclude<Asked[name], string[] | number[]> | string;
} & {
  student_made?: boolean;
  limit?: number;
  offset?: number;
};

const given = ({ student_made: studentMade, ...filters }: BookFilters): ListBooksApiArg =>
  Object.fromEntries(
    Object.entries({ ...filters, studentMade }).filter(
      ([, value]) => value !== undefined && value !== '' && value !== false,
    ),
  );

const changed = (_result: unknown, error: unknown, id: string) =>
  error
    ? []
    : ([
        { type: 'Book', id },
        { type: 'Book', id: LIST },
      ] as const);

/** Calls on books that several screens share. */
export const booksApi = together(booksCalls, categoriesCalls, readingCalls).enhanceEndpoints({
  addTagTypes: ['Book'],
  endpoints: {
    listBooks: {
      providesTags: (page) => [
        { type: 'Book', id: LIST },
        ...(page?.results ?? []).map(({ id }) => ({ type: 'Book' as const, id })),
      ],
    },
    getBook: { providesTags: (book) => (book ? [{ type: 'Book', id: book.id }] : []) },
    // What the reader needs to open a book: never cached, because its addresses expire.
    openBook: { keepUnusedDataFor: 0 },
    getIngestion: { keepUnusedDataFor: 0, providesTags: (_file, _error, id) => [{ type: 'Book', id }] },
    publishBook: { invalidatesTags: changed },
    archiveBook: { invalidatesTags: changed },
    listBookCategories: { providesTags: [{ type: 'Book', id: LIST }] },
    countBookFacets: { providesTags: [{ type: 'Book', id: LIST }], keepUnusedDataFor: 120 },
    getBookStats: { providesTags: [{ type: 'Book', id: LIST }] },
  },
});

export const {
  useGetBookQuery,
  useOpenBookQuery,
  useGetIngestionQuery,
  usePublishBookMutation,
  useArchiveBookMutation,
  useListBookCategoriesQuery,
} = booksApi;

/** One page of the books that match the filters. */
export const useListBooksQuery = (filters: BookFilters, options: { skip?: boolean } = {}) =>
  booksApi.useListBooksQuery(given(filters), options);

/** The options that remain under the filters, with counts. */
export const useBookFacets = ({ ordering: _order, ...filters }: BookFilters) =>
  booksApi.useCountBookFacetsQuery(given(filters));

/** Counts of the books of the library. */
export function useBookStats() {
  return booksApi.useGetBookStatsQuery().data?.book_stats;
}
