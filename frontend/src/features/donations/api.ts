import { donationsCalls } from '@bookgrove/api-client';
import { keyed } from '../../api/idempotency.ts';

export type { DonationBody, DonationOptions, DonationView } from '@bookgrove/api-client';

const changed = (_result: unknown, error: unknown) => (error ? [] : (['Donation'] as const));

/** Calls of those who give. */
const donationsApi = donationsCalls.enhanceEndpoints({
  addTagTypes: ['Donation'],
  endpoints: {
    getDonationOptions: { keepUnusedDataFor: 0 },
    give: keyed,
    listOwnDonations: { providesTags: ['Donation'], keepUnusedDataFor: 0 },
    getDonation: { providesTags: ['Donation'], keepUnusedDataFor: 0 },
    getTaxDeclaration: { providesTags: ['Donation'], keepUnusedDataFor: 0 },
    cancelTaxDeclaration: { invalidatesTags: changed },
    changeDonation: { invalidatesTags: changed },
    listSupporters: { providesTags: ['Donation'] },
  },
});

export const {
  useGetDonationOptionsQuery,
  useGiveMutation,
  useListOwnDonationsQuery,
  useGetDonationQuery,
  useGetTaxDeclarationQuery,
  useCancelTaxDeclarationMutation,
  useChangeDonationMutation,
  useListSupportersQuery,
} = donationsApi;
