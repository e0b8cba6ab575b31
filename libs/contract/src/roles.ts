/** Roles a person can hold in a school; platform administrators belong to the platform itself. */
export const ROLES = ['student', 'teacher', 'parent', 'community', 'school_admin', 'platform_admin'] as const;
export type Role = (typeof ROLES)[number];

/** What each role may do. Guards, menus and the role × route test read this one table. */
export const PERMISSIONS = {
  'book.read': ROLES,
  'book.upload': ['teacher', 'school_admin', 'platform_admin'],
  'book.publish': ['teacher', 'school_admin', 'platform_admin'],
  'book.manage': ['school_admin', 'platform_admin'],
  'reading.record': ['student', 'teacher', 'parent', 'school_admin', 'platform_admin'],
  /** Their own classes; a school's administrators all of them. */
  'class.teach': ['teacher', 'school_admin'],
  'roster.import': ['teacher', 'school_admin'],
  /** People, classes and ways in of one school. */
  'school.manage': ['school_admin'],
  /** People of every school, seen from the platform. */
  'platform.people': ['platform_admin'],
  /** Who of the staff did what to whom: a school's own, the platform's team of all. */
  'audit.read': ['school_admin', 'platform_admin'],
  'child.guard': ['parent'],
} as const satisfies Record<string, readonly Role[]>;
export type Permission = keyof typeof PERMISSIONS;

/** True when the role may do it. */
export const may = (role: Role, permission: Permission): boolean =>
  (PERMISSIONS[permission] as readonly Role[]).includes(role);

/** Everything the role may do, in alphabetical order. */
export const permissionsOf = (role: Role): Permission[] =>
  (Object.keys(PERMISSIONS) as Permission[]).filter((permission) => may(role, permission)).sort();
