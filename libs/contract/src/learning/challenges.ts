/** Kinds of challenges, which say how an entry is made. */
export const CHALLENGE_KINDS = ['sdg', 'reading', 'writing', 'letter', 'quiz', 'action'] as const;
export type ChallengeKind = (typeof CHALLENGE_KINDS)[number];

/** `coming` before its first day, `finished` after its last, by the calendar of the school. */
export const CHALLENGE_TIMES = ['running', 'coming', 'finished'] as const;
export type ChallengeTime = (typeof CHALLENGE_TIMES)[number];

/** States of an entry. */
export const ENTRY_STATES = ['handed_in', 'returned', 'accepted'] as const;
export type EntryState = (typeof ENTRY_STATES)[number];

/** Moves of an entry that people make; entries of stories, books and quizzes follow those instead. */
export const ENTRY_MOVES = {
  accept: { from: ['handed_in'], to: 'accepted', by: 'teacher' },
  return: { from: ['handed_in', 'accepted'], to: 'returned', by: 'teacher' },
  hand_in_again: { from: ['handed_in', 'returned'], to: 'handed_in', by: 'author' },
} as const satisfies Record<
  string,
  { from: readonly EntryState[]; to: EntryState; by: 'teacher' | 'author' }
>;
export type EntryMove = keyof typeof ENTRY_MOVES;

/** Lengths in characters, numbers of things. */
export const CHALLENGE_LIMITS = { text: 2_000, feedback: 500, team: 6, quantity: 1_000, steps: 6 } as const;

/** Places in a hub. */
export const HUB_STOP_KINDS = ['course', 'book', 'film', 'challenge'] as const;
export type HubStopKind = (typeof HUB_STOP_KINDS)[number];

/** How far somebody is with a stop. `next` is the first of the chosen way that is not done. */
export const HUB_STOP_STATES = ['done', 'started', 'next', 'open'] as const;
export type HubStopState = (typeof HUB_STOP_STATES)[number];

/** A hub has one to three ways with up to six stops each. */
export const HUB_LIMITS = { routes: 3, stops: 6 } as const;
