import type { PermissionTable } from '../permission-table.ts';

export const PEOPLE_PERMISSIONS = {
  /** People, classes and sign-in methods of one school. */
  'school.manage': { roles: ['school_admin'] },
  /** The audit log: a school's own; for the platform's team that of all schools. */
  'platform.people': { roles: ['platform_admin'] },
  /** The audit log: a school's own; for the platform's team that of all schools. */
  'audit.read': { roles: ['school_admin', 'platform_admin'] },
  /** Acts that need a second person: to read the proposals, and to propose and decide as each act's own permission allows. */
  'proposal.decide': { roles: ['school_admin', 'platform_admin'] },
  /** Filters of large tables, saved under a name. */
  'view.save': { roles: ['school_admin', 'platform_admin'] },
} as const satisfies PermissionTable;
