import type { PermissionTable } from '../permission-table.ts';

export const CLASS_PERMISSIONS = {
  /** Teachers for their own classes; a school's administrators for all of them. */
  'class.teach': { roles: ['teacher', 'school_admin'] },
  'roster.import': { roles: ['teacher', 'school_admin'] },
} as const satisfies PermissionTable;
