import type { PermissionTable } from '../permission-table.ts';

/** The e-mails of all schools. */
export const MESSAGING_PERMISSIONS = {
  'email.monitor': { roles: ['platform_admin'] },
} as const satisfies PermissionTable;
