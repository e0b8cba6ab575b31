/** Roles that a person can hold in a school; platform administrators belong to the platform itself. */
export const ROLES = ['student', 'teacher', 'parent', 'community', 'school_admin', 'platform_admin'] as const;
export type Role = (typeof ROLES)[number];

/** Kind of tenant: a school, or the platform's own address, where anybody may register. */
export type TenantKind = 'school' | 'platform';
