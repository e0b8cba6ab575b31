import { rowsCalls, sampleCalls, together } from '@bookgrove/api-client';
import { LIST } from '../../api/baseApi.ts';

export type { BookRow, BookSample, RowBook } from '@bookgrove/api-client';

/** Rows of the first page; they depend on reading and are requested each time. */
export const rowsApi = together(rowsCalls, sampleCalls).enhanceEndpoints({
  addTagTypes: ['Book', 'ReadingList'],
  endpoints: {
    listBookRows: {
      keepUnusedDataFor: 0,
      providesTags: [
        { type: 'Book', id: LIST },
        { type: 'ReadingList', id: LIST },
      ],
    },
    listSimilarBooks: { providesTags: [{ type: 'Book', id: LIST }] },
  },
});
