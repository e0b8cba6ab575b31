import type { PermissionTable } from '../permission-table.ts';

/** Courses, the work that is handed in for them, live lessons and certificates. */
export const LEARNING_PERMISSIONS = {
  'course.make': { roles: ['teacher', 'school_admin', 'platform_admin'] },
  'course.learn': { roles: ['student', 'teacher', 'parent', 'school_admin', 'platform_admin'] },
  'work.mark': { roles: ['teacher', 'school_admin'] },
  'live.join': {
    roles: ['student', 'teacher', 'parent', 'community', 'school_admin', 'platform_admin'],
    platformMembers: true,
  },
  'live.hold': { roles: ['teacher', 'school_admin', 'platform_admin'] },
  'live.setup': { roles: ['school_admin', 'platform_admin'] },
  'certificate.award': { roles: ['teacher', 'school_admin', 'platform_admin'] },
} as const satisfies PermissionTable;
