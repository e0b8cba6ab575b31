import { dataRequestsCalls } from '@bookgrove/api-client';

export type { DataRequestView } from '@bookgrove/api-client';

const privacyApi = dataRequestsCalls.enhanceEndpoints({
  addTagTypes: ['DataRequest'],
  endpoints: {
    listMyDataRequests: { providesTags: ['DataRequest'] },
    listDataRequests: { providesTags: ['DataRequest'] },
    requestData: { invalidatesTags: ['DataRequest'] },
    cancelErasure: { invalidatesTags: ['DataRequest'] },
    executeErasure: { invalidatesTags: ['DataRequest'] },
  },
});

/** The response is a file instead of JSON; the cache stores a blob URL of it. */
const fileApi = privacyApi.injectEndpoints({
  endpoints: (build) => ({
    saveCopy: build.mutation<string, { id: string; password: string }>({
      query: ({ id, password }) => ({
        url: `/data-requests/${encodeURIComponent(id)}/fetch/`,
        method: 'POST',
        body: { password },
        responseHandler: async (response: Response): Promise<unknown> =>
          response.ok ? URL.createObjectURL(await response.blob()) : response.json(),
      }),
      invalidatesTags: (_result, error) => (error ? [] : ['DataRequest']),
    }),
  }),
});

export const {
  useListMyDataRequestsQuery,
  useListDataRequestsQuery,
  useRequestDataMutation,
  useCancelErasureMutation,
  useExecuteErasureMutation,
} = privacyApi;
export const { useSaveCopyMutation } = fileApi;
