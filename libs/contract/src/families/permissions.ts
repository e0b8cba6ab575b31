import type { PermissionTable } from '../permission-table.ts';

export const FAMILY_PERMISSIONS = {
  'child.guard': { roles: ['parent'] },
} as const satisfies PermissionTable;
