import {
  donationManagementCalls,
  managedMonthlyGiftsCalls,
  receiptsCalls,
  taxClaimsCalls,
} from '@bookgrove/api-client';
import { keyed } from '../../api/idempotency.ts';

export type { ManagedDonation, ManagedMonthlyGift, OfflineBody } from '@bookgrove/api-client';

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
    recountOfflineGift: { invalidatesTags: changed },
    listGiftImports: { providesTags: ['ManagedDonation'], keepUnusedDataFor: 0 },
    bringGiftImport: (definition) => {
      keyed(definition);
      definition.invalidatesTags = changed;
    },
    decideGiftImport: { invalidatesTags: changed },
    moderateDonationMessage: { invalidatesTags: changed },
    recordSpokenDeclaration: { invalidatesTags: changed },
    cancelManagedDeclaration: { invalidatesTags: changed },
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
  useRecountOfflineGiftMutation,
  useListGiftImportsQuery,
  usePreviewGiftImportMutation,
  useBringGiftImportMutation,
  useDecideGiftImportMutation,
  useModerateDonationMessageMutation,
  useRecordSpokenDeclarationMutation,
  useCancelManagedDeclarationMutation,
  useProposeDonationRefundMutation,
  useRefundDonationMutation,
} = donationDeskApi;

/** Monthly gifts as staff see them. */
export const { useListManagedMonthlyGiftsQuery, useSendManagedMonthlyLinkMutation } =
  managedMonthlyGiftsCalls.enhanceEndpoints({
    addTagTypes: ['MonthlyGift', 'Audit'],
    endpoints: {
      listManagedMonthlyGifts: { providesTags: ['MonthlyGift'], keepUnusedDataFor: 0 },
      sendManagedMonthlyLink: { invalidatesTags: ['Audit'] },
    },
  });

/** Receipts as staff see them. */
export const { useVoidDonationReceiptMutation } = receiptsCalls.enhanceEndpoints({
  addTagTypes: ['ManagedDonation', 'Audit'],
  endpoints: {
    voidDonationReceipt: (definition) => {
      keyed(definition);
      definition.invalidatesTags = changed;
    },
  },
});

/** Files for the tax offices. */
export const { useListOpenTaxClaimsQuery, useListTaxClaimsQuery, useMakeTaxClaimMutation } =
  taxClaimsCalls.enhanceEndpoints({
    addTagTypes: ['ManagedDonation', 'Audit'],
    endpoints: {
      listOpenTaxClaims: { providesTags: ['ManagedDonation'], keepUnusedDataFor: 0 },
      listTaxClaims: { providesTags: ['ManagedDonation'], keepUnusedDataFor: 0 },
      makeTaxClaim: (definition) => {
        keyed(definition);
        definition.invalidatesTags = changed;
      },
    },
  });
