import type { StoryState } from '@bookgrove/contract/stories';
import { AppError } from '../../../platform/errors.ts';

/** Who somebody is to a story. */
export type StoryPart = 'author' | 'reviewer' | 'guardian';

/** What can be done to a story's state: from where, where it leads, and who does it. A reason is asked for where `why`. */
export const STORY_MOVES = {
  submit: { from: ['draft', 'changes_requested', 'withdrawn'], to: 'submitted', by: 'author', why: false },
  take_back: { from: ['submitted'], to: 'draft', by: 'author', why: false },
  return: { from: ['submitted', 'approved'], to: 'changes_requested', by: 'reviewer', why: true },
  approve: { from: ['submitted'], to: 'approved', by: 'reviewer', why: false },
  withdraw: { from: ['approved', 'published'], to: 'withdrawn', by: 'reviewer', why: true },
} as const satisfies Record<
  string,
  { from: readonly StoryState[]; to: StoryState; by: StoryPart; why: boolean }
>;
export type StoryMove = keyof typeof STORY_MOVES;

/** In these states the author writes; in all others the words stand still. */
export const OPEN_STATES: readonly StoryState[] = ['draft', 'changes_requested', 'withdrawn'];
export const isOpen = (state: StoryState): boolean => OPEN_STATES.includes(state);

/** The moves that somebody with these parts may make from here. */
export const movesFrom = (state: StoryState, parts: readonly StoryPart[]): StoryMove[] =>
  (Object.keys(STORY_MOVES) as StoryMove[]).filter((name) => {
    const { from, by } = STORY_MOVES[name];
    return (from as readonly StoryState[]).includes(state) && parts.includes(by);
  });

const WORDS: Record<StoryState, string> = {
  draft: 'The story is still being written.',
  submitted: 'The story lies with the teacher.',
  changes_requested: 'The story went back to be mended.',
  approved: 'The story is approved already.',
  published: 'The story is a book already.',
  withdrawn: 'The story was taken back.',
};

/**
 * The state after a move. A move that was made already changes nothing: a double click, or a reply that got lost.
 * @throws AppError conflict when it cannot be made from here
 */
export function moveStory(state: StoryState, name: StoryMove): { to: StoryState; changes: boolean } {
  const { from, to } = STORY_MOVES[name];
  if (state === to) return { to, changes: false };
  if (!(from as readonly StoryState[]).includes(state))
    throw new AppError('conflict', 'story_moved_on', `${WORDS[state]} Load the page again.`);
  return { to, changes: true };
}

/** The name under which a child's work stands: the family says whether the first name may. */
export const signedAs = (firstName: string, school: string, mayName: boolean): string =>
  mayName ? `${firstName}, ${school}` : `A young author of ${school}`;
