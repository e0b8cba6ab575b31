import { statesCalls } from '@bookgrove/api-client';
import { LIST } from '../../api/baseApi.ts';

export type { ReaderBook } from '@bookgrove/api-client';

/** How a reader stands to books: wanted, being read, read, put aside. */
export const statesApi = statesCalls.enhanceEndpoints({
  addTagTypes: ['Book', 'ReadingLog'],
  endpoints: {
    setReadingState: {
      // A wanted book stays where it stands on the page; one that is put aside leaves rows and lists.
      invalidatesTags: (_saved, error, { id, readingStateBody: { state } }) =>
        error
          ? []
          : [
              { type: 'Book', id },
              ...(state === 'abandoned' ? [{ type: 'Book' as const, id: LIST }] : []),
              'ReadingLog',
            ],
    },
    listReaderBooks: { providesTags: ['ReadingLog'], keepUnusedDataFor: 0 },
  },
});
