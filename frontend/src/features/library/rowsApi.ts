import { rowsCalls, sampleCalls, together } from '@bookgrove/api-client';
import { LIST } from '../../api/baseApi.ts';

export type { BookRow, BookSample, RowBook, RowReason } from '@bookgrove/api-client';

/** Rows of the first page; they change with what one reads, so they are read anew each time. */
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
    listNearBooks: { providesTags: [{ type: 'Book', id: LIST }] },
  },
});
