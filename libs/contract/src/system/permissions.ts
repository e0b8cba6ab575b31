import type { PermissionTable } from '../permission-table.ts';

/** Queues, state and errors of the installation. */
export const SYSTEM_PERMISSIONS = {
  'system.monitor': { roles: ['platform_admin'] },
} as const satisfies PermissionTable;
