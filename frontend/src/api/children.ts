import { familyCalls } from '@bookgrove/api-client';

/** The children of a guardian. */
export const { useListChildrenQuery } = familyCalls.enhanceEndpoints({
  addTagTypes: ['Family'],
  endpoints: { listChildren: { providesTags: ['Family'] } },
});
