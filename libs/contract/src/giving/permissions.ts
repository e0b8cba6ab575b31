import type { PermissionTable } from '../permission-table.ts';

/** Money is given by adults only. */
export const GIVING_PERMISSIONS = {
  'donation.give': { roles: ['teacher', 'parent', 'school_admin', 'platform_admin'] },
  /** Sees the donations of the school, and those of all schools at the platform's address; records offline gifts. */
  'donation.manage': { roles: ['school_admin', 'platform_admin'] },
  /** A school proposes charities and chooses those that it supports; the platform's team keeps the shared ones. */
  'charity.manage': { roles: ['school_admin', 'platform_admin'] },
  /** Reviews, verifies and suspends charities. */
  'charity.verify': { roles: ['platform_admin'] },
  'project.write': { roles: ['school_admin', 'platform_admin'] },
  /** Opens a fundraiser page for a class. */
  'fundraiser.write': { roles: ['teacher', 'school_admin', 'platform_admin'] },
} as const satisfies PermissionTable;
