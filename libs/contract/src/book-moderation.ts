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
  'unapprove',
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

/** Details without which a book is approved only by somebody who names them. */
export const DETAILS_TO_APPROVE = ['rights', 'language', 'age'] as const;
export type DetailToApprove = (typeof DETAILS_TO_APPROVE)[number];

/** Hours within which an approval can be undone by the person who approved. */
export const APPROVAL_UNDO_HOURS = 24;

/** Reasons for which readers report a book. */
export const BOOK_FAULTS = ['broken', 'unsuitable', 'personal', 'copied', 'other'] as const;
export type BookFault = (typeof BOOK_FAULTS)[number];

/** Days in the moderation queue after which a book counts as overdue. */
export const LONG_WAIT_DAYS = 5;
