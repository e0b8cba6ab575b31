import type { PermissionTable } from '../permission-table.ts';

export const DESIGN_PERMISSIONS = {
  /** To draw covers and posters, visible to their owner alone. Not for a sign-in that many people share. */
  'design.make': { roles: ['student', 'teacher', 'parent', 'school_admin', 'platform_admin'] },
} as const satisfies PermissionTable;
