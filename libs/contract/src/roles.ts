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
  /** To say how a book was, in one of a few fixed words. */
  'book.react': ['student', 'teacher', 'parent', 'school_admin', 'platform_admin'],
  /** Stars and a few lines about a book: grown-ups alone. */
  'book.review': ['teacher', 'parent', 'school_admin'],
  /** Their own classes; a school's administrators all of them. */
  'class.teach': ['teacher', 'school_admin'],
  'roster.import': ['teacher', 'school_admin'],
  /** People, classes and ways in of one school. */
  'school.manage': ['school_admin'],
  /** People of every school, seen from the platform. */
  'platform.people': ['platform_admin'],
  /** Who of the staff did what to whom: a school's own, the platform's team of all. */
  'audit.read': ['school_admin', 'platform_admin'],
  /** Filters of the big tables, kept under a name. */
  'view.keep': ['school_admin', 'platform_admin'],
  /** Schools and the modes they may offer. */
  'platform.schools': ['platform_admin'],
  'child.guard': ['parent'],
  /** To become a recognised leading teacher or parent, and to have one as a mentor. */
  'leader.be': ['teacher', 'parent'],
  /** Covers and posters of one's own, which nobody else sees. Not for a sign-in that many share. */
  'design.make': ['student', 'teacher', 'parent', 'school_admin', 'platform_admin'],
  /** Stories of one's own, from the first idea to the book. */
  'story.write': ['student', 'teacher', 'school_admin'],
  /** To read what children send, say what is to be mended, and say yes. */
  'story.review': ['teacher', 'school_admin'],
  /** To decide on letters to the world that readers report: a school on its own, the platform's team on all. */
  'letter.keep': ['teacher', 'school_admin', 'platform_admin'],
  /** The volumes of the Dear World Book. */
  'world.bind': ['platform_admin'],
  /** A copy of data, or its removal; children ask through a grown-up. */
  'data.ask': ['teacher', 'parent', 'school_admin'],
  /** Words of the public pages, and what people write to this place. */
  'content.manage': ['school_admin', 'platform_admin'],
} as const satisfies Record<string, readonly Role[]>;
export type Permission = keyof typeof PERMISSIONS;

/** Where somebody acts: at a school, or at the platform's own address, where anybody may register. */
export type Place = 'school' | 'platform';

/**
 * What people who registered at the platform's own address may do, whatever their role: read. What stands on the
 * platform's shelves is shown by every school, so only its team puts anything there.
 */
const MEMBERS_OF_THE_PLATFORM: readonly Permission[] = ['book.read', 'reading.record'];

/** True when the role may do it, at this place. */
export const may = (role: Role, permission: Permission, place: Place = 'school'): boolean =>
  (PERMISSIONS[permission] as readonly Role[]).includes(role) &&
  (place === 'school' || role === 'platform_admin' || MEMBERS_OF_THE_PLATFORM.includes(permission));

/** Everything the role may do at this place, in alphabetical order. */
export const permissionsOf = (role: Role, place: Place = 'school'): Permission[] =>
  (Object.keys(PERMISSIONS) as Permission[]).filter((permission) => may(role, permission, place)).sort();
