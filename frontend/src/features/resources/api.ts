import { ownResourcesCalls, resourceDeskCalls, resourcesCalls } from '@bookgrove/api-client';
import { LIST } from '../../api/baseApi.ts';

const all = [{ type: 'Resource' as const, id: LIST }];
const changed = (_result: unknown, error: unknown) => (error ? [] : all);

/** What anybody finds for lessons. */
export const resourcesApi = resourcesCalls.enhanceEndpoints({
  addTagTypes: ['Resource'],
  endpoints: { listResources: { providesTags: all }, getResource: { providesTags: all } },
});
/** What one put in oneself. */
export const ownResourcesApi = ownResourcesCalls.enhanceEndpoints({
  addTagTypes: ['Resource'],
  endpoints: {
    listOwnResources: { providesTags: all },
    getOwnResource: { providesTags: all, keepUnusedDataFor: 0 },
    makeResource: { invalidatesTags: changed },
    removeResource: { invalidatesTags: changed },
    putResourceFile: { invalidatesTags: changed },
    putResourcePoster: { invalidatesTags: changed },
    putResourceCaptions: { invalidatesTags: changed },
    submitResource: { invalidatesTags: changed },
    recallResource: { invalidatesTags: changed },
  },
});
/** What is to be decided on. */
export const resourceDeskApi = resourceDeskCalls.enhanceEndpoints({
  addTagTypes: ['Resource'],
  endpoints: {
    listResourceDesk: { providesTags: all },
    getDeskResource: { providesTags: all },
    decideOnResource: {
      invalidatesTags: (_result, error) => (error ? [] : [...all, { type: 'Film' as never, id: LIST }]),
    },
  },
});
