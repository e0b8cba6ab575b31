/** Stages of a book in moderation. */
export const BOOK_STAGES = [
  'uploaded',
  'checking',
  'review',
  'changes',
  'ready',
  'live',
  'withdrawn',
] as const;
export type BookStage = (typeof BOOK_STAGES)[number];

/** Transitions of a book in moderation. */
export const BOOK_TRANSITIONS = [
  'take',
  'release',
  'submit',
  'recall',
  'approve',
  'return',
  'escalate',
  'withdraw',
  'settle',
] as const;
export type BookTransition = (typeof BOOK_TRANSITIONS)[number];

/**
 * Reasons for returning a book to its uploader, passing it to the platform's team, or taking it out of the
 * library.
 */
export const BOOK_REASONS = [
  'rights',
  'personal',
  'unsuitable',
  'level',
  'pictures',
  'quality',
  'details',
  'broken',
  'other',
] as const;
export type BookReason = (typeof BOOK_REASONS)[number];
/** Transitions that need a reason. */
export const TRANSITIONS_WITH_REASON: readonly BookTransition[] = ['return', 'escalate', 'withdraw'];

/** Reasons for which readers report a book. */
export const BOOK_FAULTS = ['broken', 'unsuitable', 'personal', 'copied', 'other'] as const;
export type BookFault = (typeof BOOK_FAULTS)[number];

/** Days in the moderation queue after which a book counts as overdue. */
export const LONG_WAIT_DAYS = 5;
