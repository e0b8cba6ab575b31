// Written by "npm run openapi" from openapi.json: do not edit.
import { api } from '../../api.ts';
import type {
  ApproveProposalApiArg,
  ApproveProposalApiResponse,
  GetProposalApiArg,
  GetProposalApiResponse,
  ListProposalsApiArg,
  ListProposalsApiResponse,
  RefuseProposalApiArg,
  RefuseProposalApiResponse,
  WithdrawProposalApiArg,
  WithdrawProposalApiResponse,
} from '../types.gen.ts';
export const approvalsCalls = api.injectEndpoints({
  endpoints: (build) => ({
    listProposals: build.query<ListProposalsApiResponse, ListProposalsApiArg>({
      query: (queryArg) => ({
        url: `/proposals/`,
        params: {
          limit: queryArg.limit,
          offset: queryArg.offset,
          search: queryArg.search,
        },
      }),
    }),
    getProposal: build.query<GetProposalApiResponse, GetProposalApiArg>({
      query: (queryArg) => ({
        url: `/proposals/${encodeURIComponent(String(queryArg))}/`,
      }),
    }),
    approveProposal: build.mutation<ApproveProposalApiResponse, ApproveProposalApiArg>({
      query: (queryArg) => ({
        url: `/proposals/${encodeURIComponent(String(queryArg.id))}/approve/`,
        method: 'POST',
        body: queryArg.recentConfirmationBody,
      }),
    }),
    refuseProposal: build.mutation<RefuseProposalApiResponse, RefuseProposalApiArg>({
      query: (queryArg) => ({
        url: `/proposals/${encodeURIComponent(String(queryArg.id))}/refuse/`,
        method: 'POST',
        body: queryArg.refuseProposalBody,
      }),
    }),
    withdrawProposal: build.mutation<WithdrawProposalApiResponse, WithdrawProposalApiArg>({
      query: (queryArg) => ({
        url: `/proposals/${encodeURIComponent(String(queryArg))}/withdraw/`,
        method: 'POST',
      }),
    }),
  }),
  overrideExisting: false,
});
