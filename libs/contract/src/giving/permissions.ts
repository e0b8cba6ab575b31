import type { PermissionTable } from '../permission-table.ts';

/** Money is given by adults only. */
export const GIVING_PERMISSIONS = {
  'donation.give': { roles: ['teacher', 'parent', 'school_admin', 'platform_admin'] },
  'charity.manage': { roles: ['school_admin', 'platform_admin'] },
  'project.write': { roles: ['school_admin', 'platform_admin'] },
} as const satisfies PermissionTable;
