// Written by "npm run openapi" from openapi.json: do not edit.
import { api } from '../../api.ts';
import type {
  BringGiftImportApiArg,
  BringGiftImportApiResponse,
  CancelManagedDeclarationApiArg,
  CancelManagedDeclarationApiResponse,
  CheckOfflineGiftApiArg,
  CheckOfflineGiftApiResponse,
  DecideGiftImportApiArg,
  DecideGiftImportApiResponse,
  ExportDonationsApiArg,
  ExportDonationsApiResponse,
  ListGiftImportsApiArg,
  ListGiftImportsApiResponse,
  ListManagedDonationsApiArg,
  ListManagedDonationsApiResponse,
  ModerateDonationMessageApiArg,
  ModerateDonationMessageApiResponse,
  PreviewGiftImportApiArg,
  PreviewGiftImportApiResponse,
  ProposeDonationRefundApiArg,
  ProposeDonationRefundApiResponse,
  RecordOfflineGiftApiArg,
  RecordOfflineGiftApiResponse,
  RecordSpokenDeclarationApiArg,
  RecordSpokenDeclarationApiResponse,
  RecountOfflineGiftApiArg,
  RecountOfflineGiftApiResponse,
  RefundDonationApiArg,
  RefundDonationApiResponse,
} from '../types.gen.ts';
export const donationManagementCalls = api.injectEndpoints({
  endpoints: (build) => ({
    listManagedDonations: build.query<ListManagedDonationsApiResponse, ListManagedDonationsApiArg>({
      query: (queryArg) => ({
        url: `/donation-management/`,
        params: {
          limit: queryArg.limit,
          offset: queryArg.offset,
          search: queryArg.search,
          status: queryArg.status,
          source: queryArg.source,
          anonymity: queryArg.anonymity,
          charity: queryArg.charity,
          project: queryArg.project,
          from: queryArg['from'],
          to: queryArg.to,
          unread: queryArg.unread,
          declared: queryArg.declared,
          school: queryArg.school,
        },
      }),
    }),
    exportDonations: build.query<ExportDonationsApiResponse, ExportDonationsApiArg>({
      query: (queryArg) => ({
        url: `/donation-management/export.csv/`,
        params: {
          limit: queryArg.limit,
          offset: queryArg.offset,
          search: queryArg.search,
          status: queryArg.status,
          source: queryArg.source,
          anonymity: queryArg.anonymity,
          charity: queryArg.charity,
          project: queryArg.project,
          from: queryArg['from'],
          to: queryArg.to,
          unread: queryArg.unread,
          declared: queryArg.declared,
          school: queryArg.school,
        },
      }),
    }),
    listGiftImports: build.query<ListGiftImportsApiResponse, ListGiftImportsApiArg>({
      query: () => ({ url: `/donation-management/imports/` }),
    }),
    bringGiftImport: build.mutation<BringGiftImportApiResponse, BringGiftImportApiArg>({
      query: (queryArg) => ({
        url: `/donation-management/imports/`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    previewGiftImport: build.mutation<PreviewGiftImportApiResponse, PreviewGiftImportApiArg>({
      query: (queryArg) => ({
        url: `/donation-management/imports/preview/`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    decideGiftImport: build.mutation<DecideGiftImportApiResponse, DecideGiftImportApiArg>({
      query: (queryArg) => ({
        url: `/donation-management/imports/${encodeURIComponent(String(queryArg.id))}/decision/`,
        method: 'POST',
        body: queryArg.giftImportDecisionBody,
      }),
    }),
    recordOfflineGift: build.mutation<RecordOfflineGiftApiResponse, RecordOfflineGiftApiArg>({
      query: (queryArg) => ({
        url: `/donation-management/offline/`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    checkOfflineGift: build.mutation<CheckOfflineGiftApiResponse, CheckOfflineGiftApiArg>({
      query: (queryArg) => ({
        url: `/donation-management/${encodeURIComponent(String(queryArg.id))}/check/`,
        method: 'POST',
        body: queryArg.offlineCheckBody,
      }),
    }),
    recountOfflineGift: build.mutation<RecountOfflineGiftApiResponse, RecountOfflineGiftApiArg>({
      query: (queryArg) => ({
        url: `/donation-management/${encodeURIComponent(String(queryArg.id))}/count/`,
        method: 'POST',
        body: queryArg.recountBody,
      }),
    }),
    recordSpokenDeclaration: build.mutation<
      RecordSpokenDeclarationApiResponse,
      RecordSpokenDeclarationApiArg
    >({
      query: (queryArg) => ({
        url: `/donation-management/${encodeURIComponent(String(queryArg.id))}/declaration/`,
        method: 'POST',
        body: queryArg.spokenDeclarationBody,
      }),
    }),
    cancelManagedDeclaration: build.mutation<
      CancelManagedDeclarationApiResponse,
      CancelManagedDeclarationApiArg
    >({
      query: (queryArg) => ({
        url: `/donation-management/${encodeURIComponent(String(queryArg))}/declaration/cancel/`,
        method: 'POST',
      }),
    }),
    moderateDonationMessage: build.mutation<
      ModerateDonationMessageApiResponse,
      ModerateDonationMessageApiArg
    >({
      query: (queryArg) => ({
        url: `/donation-management/${encodeURIComponent(String(queryArg.id))}/message/`,
        method: 'PUT',
        body: queryArg.donationMessageBody,
      }),
    }),
    proposeDonationRefund: build.mutation<ProposeDonationRefundApiResponse, ProposeDonationRefundApiArg>({
      query: (queryArg) => ({
        url: `/donation-management/${encodeURIComponent(String(queryArg.id))}/refund-proposals/`,
        method: 'POST',
        body: queryArg.donationRefundProposalBody,
      }),
    }),
    refundDonation: build.mutation<RefundDonationApiResponse, RefundDonationApiArg>({
      query: (queryArg) => ({
        url: `/donation-management/${encodeURIComponent(String(queryArg.id))}/refunds/`,
        method: 'POST',
        body: queryArg.donationRefundBody,
      }),
    }),
  }),
  overrideExisting: false,
});
