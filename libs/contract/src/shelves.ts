/** How a book can have been, for its readers: nothing to hurt with, and no free words. */
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

/** Why somebody finds that a review should not stand there. */
export const REVIEW_FAULTS = ['unkind', 'personal', 'advertising', 'spoiler', 'other'] as const;
export type ReviewFault = (typeof REVIEW_FAULTS)[number];

/** Reports by so many different people take a review down until somebody has looked at it. */
export const REPORTS_THAT_HIDE = 3;

/** Drawings of a shelf. */
export const SHELF_ICONS = [
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
export type ShelfIcon = (typeof SHELF_ICONS)[number];

/** How far shelves may stand below each other. */
export const SHELF_DEPTH = 3;
/** Shelves that the platform, or one school, may have. */
export const MOST_SHELVES = 100;
