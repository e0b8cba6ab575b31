import { approvalsCalls, type TextInLanguages } from '@bookgrove/api-client';
import { LIST } from '../../api/baseApi.ts';
import { language } from '../../i18n/index.ts';

export type { ProposalDetail, ProposalRow } from '@bookgrove/api-client';

const changed = (_result: unknown, _error: unknown, arg: string | { id: string }) =>
  [
    { type: 'Proposal', id: typeof arg === 'string' ? arg : arg.id },
    { type: 'Proposal', id: LIST },
    'Audit',
  ] as const;

// A refused decision reloads too: somebody else may have decided.
const approvalsApi = approvalsCalls.enhanceEndpoints({
  addTagTypes: ['Proposal', 'Audit'],
  endpoints: {
    listProposals: { providesTags: [{ type: 'Proposal', id: LIST }], keepUnusedDataFor: 0 },
    getProposal: { providesTags: (_result, _error, id) => [{ type: 'Proposal', id }], keepUnusedDataFor: 0 },
    approveProposal: { invalidatesTags: changed },
    refuseProposal: { invalidatesTags: changed },
    withdrawProposal: { invalidatesTags: changed },
  },
});

export const {
  useListProposalsQuery,
  useGetProposalQuery,
  useApproveProposalMutation,
  useRefuseProposalMutation,
  useWithdrawProposalMutation,
} = approvalsApi;

/** A text of the server that exists in every language, in the current one. */
export const inLanguage = (text: TextInLanguages): string => text[language()];
