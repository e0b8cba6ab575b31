import { bookDeskCalls, schoolShelfCalls, together } from '@bookgrove/api-client';
import { LIST } from '../../api/baseApi.ts';

export type {
  DeskBoard,
  DeskBook,
  DeskCard,
  DeskColumn,
  DeskFinding,
  DeskNumbers,
  PlatformBookCard,
  LeftBook,
  OwnBook,
} from '@bookgrove/api-client';

/** What a deed makes old: the desk, and this book wherever it is shown. */
const moved = (error: unknown, id: string) =>
  error ? [] : (['Desk', { type: 'Book', id: LIST }, { type: 'Book', id }] as const);
const changed = (_result: unknown, error: unknown) => (error ? [] : (['Desk', 'Book'] as const));

/** The desk of those who look after books. */
export const deskApi = together(bookDeskCalls, schoolShelfCalls).enhanceEndpoints({
  addTagTypes: ['Desk', 'Book'],
  endpoints: {
    getDeskBoard: { providesTags: ['Desk'] },
    listDesk: { providesTags: ['Desk'] },
    getDeskNumbers: { providesTags: ['Desk'] },
    getReadyBooks: { providesTags: ['Desk'] },
    publishReadyBooks: { invalidatesTags: changed },
    listOwnBooks: { providesTags: ['Desk', { type: 'Book', id: LIST }], keepUnusedDataFor: 0 },
    getDeskBook: { providesTags: ['Desk'] },
    listPlatformBooks: { providesTags: ['Desk'] },
    hideBook: { invalidatesTags: (_result, error, { bookId }) => moved(error, bookId) },
    showBook: { invalidatesTags: (_result, error, id) => moved(error, id) },
    keepBook: { invalidatesTags: (_result, error, id) => moved(error, id) },
    moveBook: { invalidatesTags: (_result, error, { id }) => moved(error, id) },
    recallBook: { invalidatesTags: (_result, error, id) => moved(error, id) },
    submitBook: { invalidatesTags: (_result, error, id) => moved(error, id) },
    editBooks: { invalidatesTags: changed },
    undoBookEdits: { invalidatesTags: changed },
  },
});
