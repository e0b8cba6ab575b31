import { bookModerationCalls, schoolLibraryCalls, together } from '@bookgrove/api-client';
import { LIST } from '../../api/baseApi.ts';

export type {
  ModerationBoard,
  ModeratedBook,
  ModerationCard,
  ModerationColumn,
  ModerationFinding,
  ModerationCounts,
  PlatformBookCard,
  SkippedBook,
  OwnBook,
} from '@bookgrove/api-client';

/** Tags that a status change invalidates: the moderation queue and this book. */
const moved = (error: unknown, id: string) =>
  error ? [] : (['Moderation', { type: 'Book', id: LIST }, { type: 'Book', id }] as const);
const changed = (_result: unknown, error: unknown) => (error ? [] : (['Moderation', 'Book'] as const));

/** API calls of the moderation queue. */
export const bookModerationApi = together(bookModerationCalls, schoolLibraryCalls).enhanceEndpoints({
  addTagTypes: ['Moderation', 'Book'],
  endpoints: {
    getModerationBoard: { providesTags: ['Moderation'] },
    listModerationQueue: { providesTags: ['Moderation'] },
    getModerationCounts: { providesTags: ['Moderation'] },
    getReadyBooks: { providesTags: ['Moderation'] },
    publishReadyBooks: { invalidatesTags: changed },
    listOwnBooks: { providesTags: ['Moderation', { type: 'Book', id: LIST }], keepUnusedDataFor: 0 },
    getModeratedBook: { providesTags: ['Moderation'] },
    listPlatformBooks: { providesTags: ['Moderation'] },
    hideBook: { invalidatesTags: (_result, error, { bookId }) => moved(error, bookId) },
    unhideBook: { invalidatesTags: (_result, error, id) => moved(error, id) },
    retainBook: { invalidatesTags: (_result, error, id) => moved(error, id) },
    transitionBook: { invalidatesTags: (_result, error, { id }) => moved(error, id) },
    recallBook: { invalidatesTags: (_result, error, id) => moved(error, id) },
    submitBook: { invalidatesTags: (_result, error, id) => moved(error, id) },
    editBooks: { invalidatesTags: changed },
    undoBookEdits: { invalidatesTags: changed },
  },
});
