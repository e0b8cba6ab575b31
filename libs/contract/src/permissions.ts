import { CLASS_PERMISSIONS } from './classes/permissions.ts';
import { COMMERCE_PERMISSIONS } from './commerce/permissions.ts';
import { CONTENT_PERMISSIONS } from './content/permissions.ts';
import { DEAR_WORLD_BOOK_PERMISSIONS } from './dear-world-book/permissions.ts';
import { DESIGN_PERMISSIONS } from './designs/permissions.ts';
import { FAMILY_PERMISSIONS } from './families/permissions.ts';
import { GIVING_PERMISSIONS } from './giving/permissions.ts';
import { LEADERSHIP_PERMISSIONS } from './leadership/permissions.ts';
import { LEARNING_PERMISSIONS } from './learning/permissions.ts';
import { LIBRARY_PERMISSIONS } from './library/permissions.ts';
import { MESSAGING_PERMISSIONS } from './messaging/permissions.ts';
import { PEOPLE_PERMISSIONS } from './people/permissions.ts';
import { PERSONAL_DATA_PERMISSIONS } from './personal-data/permissions.ts';
import { READING_PERMISSIONS } from './reading/permissions.ts';
import { SCHOOL_PERMISSIONS } from './schools/permissions.ts';
import { STORY_PERMISSIONS } from './stories/permissions.ts';
import { SYSTEM_PERMISSIONS } from './system/permissions.ts';
import type { PermissionRule, PermissionTable } from './permission-table.ts';
import type { TenantKind, Role } from './roles.ts';

/** The permission tables of all areas. A new area adds its line here. */
export const PERMISSION_TABLES = [
  CLASS_PERMISSIONS,
  COMMERCE_PERMISSIONS,
  CONTENT_PERMISSIONS,
  DEAR_WORLD_BOOK_PERMISSIONS,
  DESIGN_PERMISSIONS,
  FAMILY_PERMISSIONS,
  GIVING_PERMISSIONS,
  LEADERSHIP_PERMISSIONS,
  LEARNING_PERMISSIONS,
  LIBRARY_PERMISSIONS,
  MESSAGING_PERMISSIONS,
  PEOPLE_PERMISSIONS,
  PERSONAL_DATA_PERMISSIONS,
  READING_PERMISSIONS,
  SCHOOL_PERMISSIONS,
  STORY_PERMISSIONS,
  SYSTEM_PERMISSIONS,
] as const satisfies readonly PermissionTable[];

type KeysOf<Table> = Table extends PermissionTable ? keyof Table & string : never;
export type Permission = KeysOf<(typeof PERMISSION_TABLES)[number]>;

const RULES = Object.assign({}, ...PERMISSION_TABLES) as Record<Permission, PermissionRule>;

/** True when the role has the permission in this kind of tenant. Guards and menus read this table. */
export function may(role: Role, permission: Permission, tenantKind: TenantKind = 'school'): boolean {
  const { roles, platformMembers = false } = RULES[permission];
  return roles.includes(role) && (tenantKind === 'school' || role === 'platform_admin' || platformMembers);
}

/** All permissions of the role in this kind of tenant, in alphabetical order. */
export const permissionsOf = (role: Role, tenantKind: TenantKind = 'school'): Permission[] =>
  (Object.keys(RULES) as Permission[]).filter((permission) => may(role, permission, tenantKind)).sort();
