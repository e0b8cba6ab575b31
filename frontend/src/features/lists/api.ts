import { bookPosterCalls, publicListsCalls, readingListsCalls, together } from '@bookgrove/api-client';
import { LIST } from '../../api/baseApi.ts';

export type {
  ListedBook,
  ListFollowing,
  ReadingListBody,
  ReadingListCard,
  ReadingListView,
} from '@bookgrove/api-client';

const changed = (_result: unknown, error: unknown) =>
  error ? [] : ([{ type: 'ReadingList', id: LIST }] as const);

/** Calls on reading lists. Places in books change without them, so what is shown is read anew each time. */
export const listsApi = together(readingListsCalls, publicListsCalls, bookPosterCalls).enhanceEndpoints({
  addTagTypes: ['ReadingList'],
  endpoints: {
    listReadingLists: { providesTags: [{ type: 'ReadingList', id: LIST }], keepUnusedDataFor: 0 },
    getReadingList: { providesTags: [{ type: 'ReadingList', id: LIST }], keepUnusedDataFor: 0 },
    followReadingList: { providesTags: [{ type: 'ReadingList', id: LIST }], keepUnusedDataFor: 0 },
    listPublicLists: { providesTags: [{ type: 'ReadingList', id: LIST }] },
    getPublicList: { providesTags: [{ type: 'ReadingList', id: LIST }], keepUnusedDataFor: 0 },
    getListDoor: { providesTags: [{ type: 'ReadingList', id: LIST }], keepUnusedDataFor: 0 },
    openReadingList: { invalidatesTags: changed },
    closeReadingList: { invalidatesTags: changed },
    addReadingList: { invalidatesTags: changed },
    changeReadingList: { invalidatesTags: changed },
    removeReadingList: { invalidatesTags: changed },
    addBookToReadingList: { invalidatesTags: changed },
  },
});
