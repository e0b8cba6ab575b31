export const adminProposals = '/admin/proposals';
export const adminProposal = '/admin/proposals/:proposalId';
export const platformProposals = '/admin-panel/proposals';
export const platformProposal = '/admin-panel/proposals/:proposalId';
