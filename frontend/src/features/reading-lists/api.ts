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

/** Calls on reading lists. Reading positions change without them, so responses are not cached. */
export const listsApi = together(readingListsCalls, publicListsCalls, bookPosterCalls).enhanceEndpoints({
  addTagTypes: ['ReadingList'],
  endpoints: {
    listReadingLists: { providesTags: [{ type: 'ReadingList', id: LIST }], keepUnusedDataFor: 0 },
    getReadingList: { providesTags: [{ type: 'ReadingList', id: LIST }], keepUnusedDataFor: 0 },
    followReadingList: { providesTags: [{ type: 'ReadingList', id: LIST }], keepUnusedDataFor: 0 },
    listPublicLists: { providesTags: [{ type: 'ReadingList', id: LIST }] },
    getPublicList: { providesTags: [{ type: 'ReadingList', id: LIST }], keepUnusedDataFor: 0 },
    getListPublication: { providesTags: [{ type: 'ReadingList', id: LIST }], keepUnusedDataFor: 0 },
    publishReadingList: { invalidatesTags: changed },
    unpublishReadingList: { invalidatesTags: changed },
    createReadingList: { invalidatesTags: changed },
    changeReadingList: { invalidatesTags: changed },
    removeReadingList: { invalidatesTags: changed },
    remindOfReadingList: { invalidatesTags: changed },
    addBookToReadingList: { invalidatesTags: changed },
  },
});
