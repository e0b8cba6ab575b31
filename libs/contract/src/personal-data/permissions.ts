import type { PermissionTable } from '../permission-table.ts';

export const PERSONAL_DATA_PERMISSIONS = {
  /** To request a copy of personal data, or its erasure; a guardian does so for a child. */
  'data.ask': { roles: ['teacher', 'parent', 'school_admin'] },
} as const satisfies PermissionTable;
