import type { TenantKind } from '@bookgrove/contract';

/** States of a proposal. Only `waiting` changes. */
export type ProposalState = 'waiting' | 'approved' | 'refused' | 'withdrawn' | 'expired' | 'outdated';

/** Characters of the reason of a proposal, and of a refusal. */
export const REASON_LENGTH = { min: 10, max: 300 };

/** The state that a proposal has now: a waiting one is over when its time is, before a job has written so. */
export const stateAt = (state: string, expires_at: Date, now: Date): ProposalState =>
  state === 'waiting' && expires_at.getTime() <= now.getTime() ? 'expired' : (state as ProposalState);

/** Page of a proposal in the web app. */
export const proposalPath = (kind: TenantKind, id: string): string =>
  `${kind === 'platform' ? '/admin-panel' : '/admin'}/proposals/${id}`;
