import { donationManagementCalls } from '@bookgrove/api-client';
import { keyed } from '../../api/idempotency.ts';

export type { ManagedDonation, OfflineBody } from '@bookgrove/api-client';

/** Also after a refusal: somebody else may have changed the gift. */
const changed = () => ['ManagedDonation', 'Audit'] as const;

/** Calls on gifts as staff see them. */
const donationDeskApi = donationManagementCalls.enhanceEndpoints({
  addTagTypes: ['ManagedDonation', 'Audit'],
  endpoints: {
    listManagedDonations: { providesTags: ['ManagedDonation'], keepUnusedDataFor: 0 },
    recordOfflineGift: (definition) => {
      keyed(definition);
      definition.invalidatesTags = changed;
    },
    checkOfflineGift: { invalidatesTags: changed },
    moderateDonationMessage: { invalidatesTags: changed },
    refundDonation: (definition) => {
      keyed(definition);
      definition.invalidatesTags = changed;
    },
  },
});

export const {
  useListManagedDonationsQuery,
  useRecordOfflineGiftMutation,
  useCheckOfflineGiftMutation,
  useModerateDonationMessageMutation,
  useRefundDonationMutation,
} = donationDeskApi;
