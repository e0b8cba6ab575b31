/** What a guardian may do for a child; set for each link, because families differ. */
export const GUARDIAN_PERMISSIONS = ['view_progress', 'view_work', 'consent', 'purchase'] as const;
export type GuardianPermission = (typeof GUARDIAN_PERMISSIONS)[number];

/** Relationship of an adult to a child (roles of OneRoster). */
export const RELATIONSHIPS = ['parent', 'guardian', 'relative'] as const;
export type Relationship = (typeof RELATIONSHIPS)[number];
