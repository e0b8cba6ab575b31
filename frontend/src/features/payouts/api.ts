import { payoutsCalls } from '@bookgrove/api-client';
import { keyed } from '../../api/idempotency.ts';

export type {
  OwedView,
  PayoutStatement,
  PayoutView,
  ReceivedPayoutList,
  StatementLine,
} from '@bookgrove/api-client';

const fresh = { providesTags: ['Payout' as const], keepUnusedDataFor: 0 };
/** Also after a refusal: somebody else may have moved the payout meanwhile. */
const changed = () => ['Payout', { type: 'Proposal', id: 'LIST' }] as const;

/** Calls on payouts of the platform to schools. */
export const payoutsApi = payoutsCalls.enhanceEndpoints({
  addTagTypes: ['Payout', 'Proposal'],
  endpoints: {
    listOwed: fresh,
    listPayouts: fresh,
    getPayoutStatement: fresh,
    listReceivedPayouts: fresh,
    proposePayoutRun: (definition) => {
      definition.invalidatesTags = changed;
      keyed(definition);
    },
    changePayout: (definition) => {
      definition.invalidatesTags = changed;
      keyed(definition);
    },
  },
});

export const {
  useListOwedQuery,
  useListPayoutsQuery,
  useGetPayoutStatementQuery,
  useListReceivedPayoutsQuery,
  useProposePayoutRunMutation,
  useChangePayoutMutation,
} = payoutsApi;
