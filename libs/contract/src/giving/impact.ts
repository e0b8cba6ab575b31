/** What impact counts: whole numbers of things that people did. */
export const IMPACT_COUNTS = [
  'books_read',
  'films_watched',
  'stories_published',
  'books_published',
  'donations',
  'challenges_done',
] as const;
export type ImpactCountKind = (typeof IMPACT_COUNTS)[number];

/** Kinds of rows in the journal of impact: the counts, and amounts of money. */
export const IMPACT_KINDS = [...IMPACT_COUNTS, 'money_raised'] as const;
export type ImpactKind = (typeof IMPACT_KINDS)[number];

/** A number of people below this is shown to nobody outside of the group. */
export const SMALL_GROUP = 5;
