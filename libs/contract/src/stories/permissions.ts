import type { PermissionTable } from '../permission-table.ts';

export const STORY_PERMISSIONS = {
  /** To write stories, from the first draft to the published book. */
  'story.write': { roles: ['student', 'teacher', 'school_admin'] },
  /** To review the stories that students submit, and to approve or return them. */
  'story.review': { roles: ['teacher', 'school_admin'] },
} as const satisfies PermissionTable;
