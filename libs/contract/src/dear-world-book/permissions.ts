import type { PermissionTable } from '../permission-table.ts';

export const DEAR_WORLD_BOOK_PERMISSIONS = {
  /** To decide on reported letters: a school on its own, the platform's team on all. */
  'letter.moderate': { roles: ['teacher', 'school_admin', 'platform_admin'] },
  /** To publish the volumes of the Dear World Book. */
  'world.build': { roles: ['platform_admin'] },
} as const satisfies PermissionTable;
