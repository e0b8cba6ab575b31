import { statesCalls } from '@bookgrove/api-client';
import { LIST } from '../../api/baseApi.ts';

export type { ReaderBook } from '@bookgrove/api-client';

/** API calls for reading states: wanted, reading, finished, put aside. */
export const statesApi = statesCalls.enhanceEndpoints({
  addTagTypes: ['Book', 'ReadingLog'],
  endpoints: {
    setReadingState: {
      // Marking a book as wanted does not move it on the page; one that is put aside leaves rows and lists, so they
      // are reloaded.
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
