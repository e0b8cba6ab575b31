import type { PermissionTable } from '../permission-table.ts';

export const SCHOOL_PERMISSIONS = {
  /** Schools, and the modes that schools may offer. */
  'platform.schools': { roles: ['platform_admin'] },
} as const satisfies PermissionTable;
