import { charityDeskCalls } from '@bookgrove/api-client';
import { keyed } from '../../api/idempotency.ts';

export type { CharityDeskItem, CharityDraft, CharityBody } from '@bookgrove/api-client';

/** Also after a refusal: somebody else may have changed the charity. */
const changed = () => ['CharityDesk', 'Audit', 'Approval'] as const;

/** Calls on charities as staff see them. */
export const charityDeskApi = charityDeskCalls.enhanceEndpoints({
  addTagTypes: ['CharityDesk', 'Audit', 'Approval'],
  endpoints: {
    listCharityDesk: { providesTags: ['CharityDesk'], keepUnusedDataFor: 0 },
    getCharityDraft: { providesTags: ['CharityDesk'], keepUnusedDataFor: 0 },
    createCharity: (definition) => {
      keyed(definition);
      definition.invalidatesTags = changed;
    },
    changeCharity: { invalidatesTags: changed },
    moveCharity: { invalidatesTags: changed },
    takeCharity: { invalidatesTags: changed },
    checkCharity: { invalidatesTags: changed },
    verifyCharity: { invalidatesTags: changed },
    changeCharityBank: { invalidatesTags: changed },
    chooseCharity: { invalidatesTags: changed },
    unchooseCharity: { invalidatesTags: changed },
    readCharityDocument: { invalidatesTags: changed },
  },
});

export const {
  useListCharityDeskQuery,
  useGetCharityDraftQuery,
  useCreateCharityMutation,
  useChangeCharityMutation,
  useMoveCharityMutation,
  useTakeCharityMutation,
  useCheckCharityMutation,
  useVerifyCharityMutation,
  useChangeCharityBankMutation,
  useOpenCharityBankMutation,
  useChooseCharityMutation,
  useUnchooseCharityMutation,
  useReadCharityDocumentMutation,
} = charityDeskApi;
