import { dataRequestsCalls } from '@bookgrove/api-client';

export type { DataRequestView } from '@bookgrove/api-client';

const privacyApi = dataRequestsCalls.enhanceEndpoints({ addTagTypes: ['DataRequest'] }).enhanceEndpoints({
  endpoints: {
    listMyDataRequests: { providesTags: ['DataRequest'] },
    listDataRequests: { providesTags: ['DataRequest'] },
    askForData: { invalidatesTags: ['DataRequest'] },
    cancelErasure: { invalidatesTags: ['DataRequest'] },
    carryOutErasure: { invalidatesTags: ['DataRequest'] },
  },
});

/** A file comes instead of JSON; what is kept of it is an address that the browser can save. */
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
  useAskForDataMutation,
  useCancelErasureMutation,
  useCarryOutErasureMutation,
} = privacyApi;
export const { useSaveCopyMutation } = fileApi;
