import { fundraiserDeskCalls } from '@bookgrove/api-client';
import { keyed } from '../../api/idempotency.ts';

export type { FundraiserBody, FundraiserDeskItem } from '@bookgrove/api-client';

/** Also after a refusal: somebody else may have changed the page. */
const changed = () => ['FundraiserDesk', 'Audit'] as const;

/** Calls on fundraiser pages as staff see them. */
const fundraiserDeskApi = fundraiserDeskCalls.enhanceEndpoints({
  addTagTypes: ['FundraiserDesk', 'Audit'],
  endpoints: {
    listFundraiserDesk: { providesTags: ['FundraiserDesk'], keepUnusedDataFor: 0 },
    getFundraiserChoices: { keepUnusedDataFor: 0 },
    createFundraiser: (definition) => {
      keyed(definition);
      definition.invalidatesTags = changed;
    },
    changeFundraiser: { invalidatesTags: changed },
    moveFundraiser: { invalidatesTags: changed },
  },
});

export const {
  useListFundraiserDeskQuery,
  useGetFundraiserChoicesQuery,
  useCreateFundraiserMutation,
  useChangeFundraiserMutation,
  useMoveFundraiserMutation,
} = fundraiserDeskApi;
