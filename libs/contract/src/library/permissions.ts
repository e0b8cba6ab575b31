import type { PermissionTable } from '../permission-table.ts';
import { ROLES } from '../roles.ts';

export const LIBRARY_PERMISSIONS = {
  'book.read': { roles: ROLES, platformMembers: true },
  'book.upload': { roles: ['teacher', 'school_admin', 'platform_admin'] },
  /** To upload a book file. What a student uploads goes to review, and staff work on as `book.upload` allows. */
  'book.submit': { roles: ['student', 'teacher', 'school_admin', 'platform_admin'] },
  'book.publish': { roles: ['teacher', 'school_admin', 'platform_admin'] },
  'book.manage': { roles: ['school_admin', 'platform_admin'] },
  /** To react to a book with one of a fixed set. */
  'book.react': { roles: ['student', 'teacher', 'parent', 'school_admin', 'platform_admin'] },
  /** To review a book with stars and a short text: adults only. */
  'book.review': { roles: ['teacher', 'parent', 'school_admin'] },
} as const satisfies PermissionTable;
