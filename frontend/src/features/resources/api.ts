import { ownResourcesCalls, resourceModerationCalls, resourcesCalls } from '@bookgrove/api-client';
import { LIST } from '../../api/baseApi.ts';

const all = [{ type: 'Resource' as const, id: LIST }];
const changed = (_result: unknown, error: unknown) => (error ? [] : all);

/** Resources that anybody can find. */
export const resourcesApi = resourcesCalls.enhanceEndpoints({
  addTagTypes: ['Resource'],
  endpoints: { listResources: { providesTags: all }, getResource: { providesTags: all } },
});
/** The requester's own resources. */
export const ownResourcesApi = ownResourcesCalls.enhanceEndpoints({
  addTagTypes: ['Resource'],
  endpoints: {
    listOwnResources: { providesTags: all },
    getOwnResource: { providesTags: all, keepUnusedDataFor: 0 },
    createResource: { invalidatesTags: changed },
    removeResource: { invalidatesTags: changed },
    putResourceFile: { invalidatesTags: changed },
    putResourcePoster: { invalidatesTags: changed },
    putResourceCaptions: { invalidatesTags: changed },
    submitResource: { invalidatesTags: changed },
    recallResource: { invalidatesTags: changed },
  },
});
/** Resources in moderation. */
export const resourceModerationApi = resourceModerationCalls.enhanceEndpoints({
  addTagTypes: ['Resource'],
  endpoints: {
    listResourcesForModeration: { providesTags: all },
    getResourceForModeration: { providesTags: all },
    decideOnResource: {
      invalidatesTags: (_result, error) => (error ? [] : [...all, { type: 'Film' as never, id: LIST }]),
    },
  },
});
