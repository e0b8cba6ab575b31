import { together, voicesCalls } from '@bookgrove/api-client';

/** What readers say of a book. */
export const voicesApi = together(voicesCalls).enhanceEndpoints({
  addTagTypes: ['Voice', 'Review'],
  endpoints: {
    getReactions: { providesTags: (_result, _error, id) => [{ type: 'Voice', id }] },
    react: { invalidatesTags: (_result, error, { id }) => (error ? [] : [{ type: 'Voice', id }]) },
    unreact: { invalidatesTags: (_result, error, id) => (error ? [] : [{ type: 'Voice', id }]) },
    listReviews: { providesTags: ['Review'] },
    listReportedReviews: { providesTags: ['Review'] },
    keepReview: { invalidatesTags: (_result, error) => (error ? [] : ['Review']) },
    deleteReview: { invalidatesTags: (_result, error) => (error ? [] : ['Review']) },
    reportReview: { invalidatesTags: (_result, error) => (error ? [] : ['Review']) },
    decideReview: { invalidatesTags: (_result, error) => (error ? [] : ['Review']) },
  },
});
