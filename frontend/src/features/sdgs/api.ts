import { goalsCalls } from '@bookgrove/api-client';

/** The goals of the United Nations; their texts change with a version of the product only. */
export const goalsApi = goalsCalls.enhanceEndpoints({
  addTagTypes: ['Goal'],
  endpoints: {
    listGoals: { providesTags: ['Goal'] },
    getGoal: { providesTags: ['Goal'] },
  },
});

export const { useGetGoalQuery } = goalsApi;
