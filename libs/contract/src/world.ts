/** Why somebody finds that a letter should not stand in the Dear World Book. */
export const LETTER_FAULTS = ['private', 'unkind', 'frightening', 'copied', 'other'] as const;
export type LetterFault = (typeof LETTER_FAULTS)[number];

/** The United Nations' goals for the world. */
export const GOAL_NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17] as const;

/** Whose a library is. */
export const LIBRARY_KINDS = ['school', 'community', 'donated'] as const;
export type LibraryKind = (typeof LIBRARY_KINDS)[number];

/** Drawings that stand above a library. */
export const LIBRARY_SCENES = ['house', 'tent', 'boat', 'tree', 'bus', 'tower'] as const;
export type LibraryScene = (typeof LIBRARY_SCENES)[number];

export const WORLD_LIMITS = {
  title: 120,
  /** What one page of a story holds, too. */
  letter: 1_500,
  alt: 300,
  note: 500,
  libraries: 50,
  libraryBooks: 60,
  wishes: 12,
  /** Reading lists that stand open in one library. */
  publicLists: 24,
} as const;
