import {
  donationsCalls,
  followingCalls,
  monthlyGiftsCalls,
  receiptsCalls,
  sponsorPaymentsCalls,
} from '@bookgrove/api-client';
import { keyed } from '../../api/idempotency.ts';

export type {
  DonationBody,
  DonationOptions,
  DonationView,
  MonthlyGiftView,
  SponsorPaymentView,
} from '@bookgrove/api-client';

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

/** Calls of those who give each month. */
const monthlyApi = monthlyGiftsCalls.enhanceEndpoints({
  addTagTypes: ['MonthlyGift'],
  endpoints: {
    listOwnMonthlyGifts: { providesTags: ['MonthlyGift'], keepUnusedDataFor: 0 },
    getMonthlyGift: { providesTags: ['MonthlyGift'], keepUnusedDataFor: 0 },
    pauseMonthlyGift: { invalidatesTags: ['MonthlyGift'] },
    skipMonthlyGift: { invalidatesTags: ['MonthlyGift'] },
    resumeMonthlyGift: { invalidatesTags: ['MonthlyGift'] },
    changeMonthlyAmount: { invalidatesTags: ['MonthlyGift'] },
    changeMonthlyCard: { invalidatesTags: ['MonthlyGift'] },
    cancelMonthlyGift: { invalidatesTags: ['MonthlyGift'] },
    agreeToMonthlyGift: { invalidatesTags: ['MonthlyGift'] },
    payMonthlyGift: keyed,
  },
});

export const {
  useListOwnMonthlyGiftsQuery,
  useGetMonthlyGiftQuery,
  usePauseMonthlyGiftMutation,
  useSkipMonthlyGiftMutation,
  useResumeMonthlyGiftMutation,
  useChangeMonthlyAmountMutation,
  useChangeMonthlyCardMutation,
  useCancelMonthlyGiftMutation,
  useAgreeToMonthlyGiftMutation,
  useSendNewMonthlyLinkMutation,
  usePayMonthlyGiftMutation,
} = monthlyApi;

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

/** What a sponsor pays by a link. */
export const { useGetSponsorPaymentQuery, usePaySponsorPaymentMutation } =
  sponsorPaymentsCalls.enhanceEndpoints({
    endpoints: { getSponsorPayment: { keepUnusedDataFor: 0 }, paySponsorPayment: keyed },
  });

/** The gifts of a person by year. */
export const { useListGivingYearsQuery, useIssueGivingStatementMutation } = receiptsCalls.enhanceEndpoints({
  addTagTypes: ['Donation'],
  endpoints: { listGivingYears: { providesTags: ['Donation'], keepUnusedDataFor: 0 } },
});

/** What a person follows. */
export const { useListFollowedQuery, useFollowBeneficiaryMutation, useUnfollowBeneficiaryMutation } =
  followingCalls.enhanceEndpoints({
    addTagTypes: ['Followed'],
    endpoints: {
      listFollowed: { providesTags: ['Followed'] },
      followBeneficiary: { invalidatesTags: ['Followed'] },
      unfollowBeneficiary: { invalidatesTags: ['Followed'] },
    },
  });
