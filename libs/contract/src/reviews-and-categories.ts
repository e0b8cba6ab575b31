/** Reactions to a book: none can hurt, and there is no free text. */
export const REACTIONS = ['love', 'funny', 'wow', 'touching', 'clever', 'cosy'] as const;
export type Reaction = (typeof REACTIONS)[number];
export const REACTION_LABELS: Record<Reaction, string> = {
  love: 'Love it',
  funny: 'Funny',
  wow: 'Wow',
  touching: 'Touching',
  clever: 'Clever',
  cosy: 'Cosy',
};

/** Reasons for which people report a review. */
export const REVIEW_FAULTS = ['unkind', 'personal', 'advertising', 'spoiler', 'other'] as const;
export type ReviewFault = (typeof REVIEW_FAULTS)[number];

/** Reports by this many different people hide a review until a moderator has decided. */
export const REPORTS_THAT_HIDE = 3;

/** Icons of categories. */
export const CATEGORY_ICONS = [
  'animals',
  'sea',
  'folk-tales',
  'feelings',
  'space',
  'science',
  'poems',
  'journeys',
  'other',
] as const;
export type CategoryIcon = (typeof CATEGORY_ICONS)[number];

/** Maximum depth of the tree of categories. */
export const CATEGORY_DEPTH = 3;
/** Maximum number of categories of the platform, or of one school. */
export const MAX_CATEGORIES = 100;
