/** States of a charity. Only a verified one receives gifts and payouts. */
export const CHARITY_STATUSES = [
  'draft',
  'in_review',
  'verified',
  'rejected',
  'suspended',
  'archived',
] as const;
export type CharityStatus = (typeof CHARITY_STATUSES)[number];

/** States of a project. */
export const PROJECT_STATUSES = [
  'draft',
  'in_review',
  'fundraising',
  'paused',
  'funded',
  'delivering',
  'completed',
  'cancelled',
] as const;
export type ProjectStatus = (typeof PROJECT_STATUSES)[number];

/** Who gets a gift, and whether it can be made now. */
export interface Beneficiary {
  charity_id: string;
  project_id: string | null;
  charity_status: CharityStatus;
  project_status: ProjectStatus | null;
  accepts_gifts: boolean;
  /** Why no gift is accepted; null when it is. */
  reason:
    | 'not_verified'
    | 'suspended'
    | 'archived'
    | 'not_fundraising'
    | 'paused'
    | 'goal_reached'
    | 'ended'
    | null;
}
