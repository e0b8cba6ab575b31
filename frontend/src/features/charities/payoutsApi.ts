import { charityPayoutsCalls, sponsorPaymentsCalls } from '@bookgrove/api-client';
import { keyed } from '../../api/idempotency.ts';

export type { CharityPayoutView, OwedToCharityView, SponsorPoolView } from '@bookgrove/api-client';

const fresh = { providesTags: ['CharityPayout' as const], keepUnusedDataFor: 0 };
/** Also after a refusal: somebody else may have moved the payout meanwhile. */
const changed = () => ['CharityPayout', 'CharityDesk', { type: 'Proposal', id: 'LIST' }] as const;

/** Calls on payouts of the platform to charities. */
const charityPayoutsApi = charityPayoutsCalls.enhanceEndpoints({
  addTagTypes: ['CharityPayout', 'CharityDesk', 'Proposal'],
  endpoints: {
    listOwedToCharities: fresh,
    listCharityPayouts: fresh,
    listUndecided: fresh,
    listSponsorPools: fresh,
    recordSponsorPayment: (definition) => {
      definition.invalidatesTags = changed;
      keyed(definition);
    },
    assignUndecided: (definition) => {
      definition.invalidatesTags = changed;
      keyed(definition);
    },
    proposeCharityPayout: (definition) => {
      definition.invalidatesTags = changed;
      keyed(definition);
    },
    changeCharityPayout: (definition) => {
      definition.invalidatesTags = changed;
      keyed(definition);
    },
  },
});

export const {
  useListOwedToCharitiesQuery,
  useListCharityPayoutsQuery,
  useProposeCharityPayoutMutation,
  useListUndecidedQuery,
  useListSponsorPoolsQuery,
  useRecordSponsorPaymentMutation,
  useAssignUndecidedMutation,
  useChangeCharityPayoutMutation,
} = charityPayoutsApi;

/** Asks a sponsor to pay by a link. */
export const { useAskSponsorMutation } = sponsorPaymentsCalls.enhanceEndpoints({
  addTagTypes: ['CharityPayout'],
  endpoints: {
    askSponsor: (definition) => {
      definition.invalidatesTags = ['CharityPayout'];
      keyed(definition);
    },
  },
});
