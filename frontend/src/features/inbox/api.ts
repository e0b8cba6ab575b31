import { inboxCalls } from '@bookgrove/api-client';
import { LIST } from '../../api/baseApi.ts';

const touched = (_result: unknown, error: unknown, { id }: { id: string }) =>
  error
    ? []
    : ([
        { type: 'Message', id },
        { type: 'Message', id: LIST },
      ] as const);

const inboxApi = inboxCalls.enhanceEndpoints({
  addTagTypes: ['Message', 'SafetyLead'],
  endpoints: {
    listInbox: { providesTags: [{ type: 'Message', id: LIST }], keepUnusedDataFor: 0 },
    getInboxMessage: {
      providesTags: (_result, _error, id) => [{ type: 'Message', id }],
      keepUnusedDataFor: 0,
    },
    changeInboxMessage: { invalidatesTags: touched },
    writeInboxEntry: { invalidatesTags: touched },
    getInboxPicture: { keepUnusedDataFor: 0 },
    getSafetyLead: { providesTags: ['SafetyLead'], keepUnusedDataFor: 0 },
    nameSafetyLead: { invalidatesTags: ['SafetyLead'] },
  },
});

export const {
  useListInboxQuery,
  useGetInboxMessageQuery,
  useChangeInboxMessageMutation,
  useWriteInboxEntryMutation,
  useGetInboxPictureQuery,
  useGetSafetyLeadQuery,
  useNameSafetyLeadMutation,
} = inboxApi;
