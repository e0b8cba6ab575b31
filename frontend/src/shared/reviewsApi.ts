import { together, reviewsCalls } from '@bookgrove/api-client';

/** API calls for reviews and reactions. */
export const reviewsApi = together(reviewsCalls).enhanceEndpoints({
  addTagTypes: ['Voice', 'Review'],
  endpoints: {
    getReactions: { providesTags: (_result, _error, id) => [{ type: 'Voice', id }] },
    react: { invalidatesTags: (_result, error, { id }) => (error ? [] : [{ type: 'Voice', id }]) },
    unreact: { invalidatesTags: (_result, error, id) => (error ? [] : [{ type: 'Voice', id }]) },
    listReviews: { providesTags: ['Review'] },
    listReportedReviews: { providesTags: ['Review'] },
    saveReview: { invalidatesTags: (_result, error) => (error ? [] : ['Review']) },
    deleteReview: { invalidatesTags: (_result, error) => (error ? [] : ['Review']) },
    reportReview: { invalidatesTags: (_result, error) => (error ? [] : ['Review']) },
    moderateReview: { invalidatesTags: (_result, error) => (error ? [] : ['Review']) },
  },
});
