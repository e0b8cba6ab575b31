import type { PermissionTable } from '../permission-table.ts';

export const LEADERSHIP_PERMISSIONS = {
  /** To become a recognised leading teacher or parent, and to have one as a mentor. */
  'leader.be': { roles: ['teacher', 'parent'] },
} as const satisfies PermissionTable;
