import type { Role } from './roles.ts';

/** Who has a permission. */
export interface PermissionRule {
  roles: readonly Role[];
  /**
   * Also for people who registered at the platform's own address. They only read: every school shows the
   * platform's library, so only the platform's team changes it.
   */
  platformMembers?: true;
}

/** The permissions that an area declares, in its own `permissions.ts`. */
export type PermissionTable = Record<string, PermissionRule>;
