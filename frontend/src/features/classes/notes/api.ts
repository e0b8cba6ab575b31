import { notesCalls } from '@bookgrove/api-client';

/** API calls for class notes that wait for a teacher's decision. */
export const { useListWaitingNotesQuery, useReviewNoteMutation } = notesCalls.enhanceEndpoints({
  addTagTypes: ['Margin'],
  endpoints: {
    listWaitingNotes: { providesTags: ['Margin'], keepUnusedDataFor: 0 },
    reviewNote: { invalidatesTags: ['Margin'] },
  },
});
