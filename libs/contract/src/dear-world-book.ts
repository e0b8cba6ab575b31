/** Reasons for which people report a letter of the Dear World Book. */
export const LETTER_FAULTS = ['private', 'unkind', 'frightening', 'copied', 'other'] as const;
export type LetterFault = (typeof LETTER_FAULTS)[number];

/** Numbers of the United Nations' Sustainable Development Goals. */
export const GOAL_NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17] as const;

/** Owners of libraries. */
export const LIBRARY_KINDS = ['school', 'community', 'donated'] as const;
export type LibraryKind = (typeof LIBRARY_KINDS)[number];

/** Drawings for the head of a library. */
export const LIBRARY_SCENES = ['house', 'tent', 'boat', 'tree', 'bus', 'tower'] as const;
export type LibraryScene = (typeof LIBRARY_SCENES)[number];

export const WORLD_LIMITS = {
  title: 120,
  /** As for one page of a story. */
  letter: 1_500,
  alt: 300,
  note: 500,
  libraries: 50,
  libraryBooks: 60,
  wishes: 12,
  /** Published reading lists in one library. */
  publicLists: 24,
} as const;
