import type { PermissionTable } from '../permission-table.ts';

export const READING_PERMISSIONS = {
  'reading.record': {
    roles: ['student', 'teacher', 'parent', 'school_admin', 'platform_admin'],
    platformMembers: true,
  },
} as const satisfies PermissionTable;
