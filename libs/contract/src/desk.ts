/** Where a book is on its way to the readers. */
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

/** What those who look after books do with one. */
export const DESK_MOVES = [
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
export type DeskMove = (typeof DESK_MOVES)[number];

/** Why a book goes back to its uploader, to the platform's team, or off the shelves. */
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
/** Moves that say why. */
export const REASONED_MOVES: readonly DeskMove[] = ['return', 'escalate', 'withdraw'];

/** What readers report a book for. */
export const BOOK_FAULTS = ['broken', 'unsuitable', 'personal', 'copied', 'other'] as const;
export type BookFault = (typeof BOOK_FAULTS)[number];

/** Days after which a book has waited too long. */
export const LONG_WAIT_DAYS = 5;
