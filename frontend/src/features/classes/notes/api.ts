import { notesCalls } from '@bookgrove/api-client';

/** Notes that students want to show their class, for those who look at them first. */
export const { useListWaitingNotesQuery, useDecideOnNoteMutation } = notesCalls.enhanceEndpoints({
  addTagTypes: ['Margin'],
  endpoints: {
    listWaitingNotes: { providesTags: ['Margin'], keepUnusedDataFor: 0 },
    decideOnNote: { invalidatesTags: ['Margin'] },
  },
});
