import type { PermissionTable } from '../permission-table.ts';

export const CONTENT_PERMISSIONS = {
  /** Texts of the public pages, and messages to the school. */
  'content.manage': { roles: ['school_admin', 'platform_admin'] },
} as const satisfies PermissionTable;
