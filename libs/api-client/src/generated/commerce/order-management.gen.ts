// Written by "npm run openapi" from openapi.json: do not edit.
import { api } from '../../api.ts';
import type {
  ApproveTeamRefundApiArg,
  ApproveTeamRefundApiResponse,
  CancelManagedOrderApiArg,
  CancelManagedOrderApiResponse,
  GetManagedOrderApiArg,
  GetManagedOrderApiResponse,
  ListManagedOrdersApiArg,
  ListManagedOrdersApiResponse,
  ListTeamRefundsApiArg,
  ListTeamRefundsApiResponse,
  PreviewRefundApiArg,
  PreviewRefundApiResponse,
  ProposeRefundApiArg,
  ProposeRefundApiResponse,
  RefundOrderApiArg,
  RefundOrderApiResponse,
  RetryRefundApiArg,
  RetryRefundApiResponse,
} from '../types.gen.ts';
export const orderManagementCalls = api.injectEndpoints({
  endpoints: (build) => ({
    listManagedOrders: build.query<ListManagedOrdersApiResponse, ListManagedOrdersApiArg>({
      query: (queryArg) => ({
        url: `/order-management/`,
        params: {
          limit: queryArg.limit,
          offset: queryArg.offset,
          search: queryArg.search,
          status: queryArg.status,
          from: queryArg['from'],
          to: queryArg.to,
          school: queryArg.school,
        },
      }),
    }),
    getManagedOrder: build.query<GetManagedOrderApiResponse, GetManagedOrderApiArg>({
      query: (queryArg) => ({
        url: `/order-management/${encodeURIComponent(String(queryArg))}/`,
      }),
    }),
    cancelManagedOrder: build.mutation<CancelManagedOrderApiResponse, CancelManagedOrderApiArg>({
      query: (queryArg) => ({
        url: `/order-management/${encodeURIComponent(String(queryArg.id))}/cancel/`,
        method: 'POST',
        body: queryArg.cancelBody,
      }),
    }),
    previewRefund: build.mutation<PreviewRefundApiResponse, PreviewRefundApiArg>({
      query: (queryArg) => ({
        url: `/order-management/${encodeURIComponent(String(queryArg.id))}/refund-preview/`,
        method: 'POST',
        body: queryArg.refundLinesBody,
      }),
    }),
    listTeamRefunds: build.query<ListTeamRefundsApiResponse, ListTeamRefundsApiArg>({
      query: (queryArg) => ({
        url: `/order-management/${encodeURIComponent(String(queryArg))}/refund-proposals/`,
      }),
    }),
    proposeRefund: build.mutation<ProposeRefundApiResponse, ProposeRefundApiArg>({
      query: (queryArg) => ({
        url: `/order-management/${encodeURIComponent(String(queryArg.id))}/refund-proposals/`,
        method: 'POST',
        body: queryArg.refundProposalBody,
      }),
    }),
    approveTeamRefund: build.mutation<ApproveTeamRefundApiResponse, ApproveTeamRefundApiArg>({
      query: (queryArg) => ({
        url: `/order-management/${encodeURIComponent(String(queryArg.id))}/refund-proposals/${encodeURIComponent(String(queryArg.proposal))}/approve/`,
        method: 'POST',
        body: queryArg.recentConfirmationBody,
      }),
    }),
    refundOrder: build.mutation<RefundOrderApiResponse, RefundOrderApiArg>({
      query: (queryArg) => ({
        url: `/order-management/${encodeURIComponent(String(queryArg.id))}/refunds/`,
        method: 'POST',
        body: queryArg.refundBody,
      }),
    }),
    retryRefund: build.mutation<RetryRefundApiResponse, RetryRefundApiArg>({
      query: (queryArg) => ({
        url: `/order-management/${encodeURIComponent(String(queryArg.id))}/refunds/${encodeURIComponent(String(queryArg.refund))}/retry/`,
        method: 'POST',
      }),
    }),
  }),
  overrideExisting: false,
});
