import { gapsOf, STORY_LIMITS, type StoryPage, type StoryState } from '@bookgrove/contract/stories';
import { AppError } from '../../../../platform/errors.ts';

/** The part that a person has in a story. */
export type StoryPart = 'author' | 'reviewer' | 'guardian';

/**
 * Transitions that people make: the states from which they start, the new state, who may make them, and whether a
 * reason is required.
 */
export const STORY_TRANSITIONS = {
  submit: { from: ['draft', 'changes_requested', 'withdrawn'], to: 'submitted', by: 'author', why: false },
  take_back: { from: ['submitted'], to: 'draft', by: 'author', why: false },
  return: { from: ['submitted', 'approved'], to: 'changes_requested', by: 'reviewer', why: true },
  approve: { from: ['submitted'], to: 'approved', by: 'reviewer', why: false },
  withdraw: { from: ['approved', 'published'], to: 'withdrawn', by: 'reviewer', why: true },
} as const satisfies Record<
  string,
  { from: readonly StoryState[]; to: StoryState; by: StoryPart; why: boolean }
>;
export type StoryTransition = keyof typeof STORY_TRANSITIONS;

/** Transitions that have another cause: a book that is ready, a withdrawn consent, an erased account. */
const AUTOMATIC_TRANSITIONS = {
  publish: { from: ['approved'], to: 'published' },
  revoke_consent: { from: ['published'], to: 'approved' },
  erase_co_author: { from: ['approved', 'published'], to: 'withdrawn' },
} as const satisfies Record<string, { from: readonly StoryState[]; to: StoryState }>;
export type AutomaticTransition = keyof typeof AUTOMATIC_TRANSITIONS;

/** States in which the authors may change the text; in all others nobody may. */
const OPEN_STATES: readonly StoryState[] = ['draft', 'changes_requested', 'withdrawn'];
export const isOpen = (state: StoryState): boolean => OPEN_STATES.includes(state);

/** @throws AppError conflict `story_closed` in a state in which the text may not change */
export function assertOpen(state: StoryState): void {
  if (!isOpen(state))
    throw new AppError(
      'conflict',
      'story_closed',
      'Your story is with your teacher now. Take it back if you want to change it.',
    );
}

/**
 * Whether a person with these parts may choose the charity of a story: authors while they may change it, reviewers while they
 * read it. Afterwards the form of the book changes it.
 */
export const mayChooseCharity = (state: StoryState, parts: readonly StoryPart[]): boolean =>
  (isOpen(state) && parts.includes('author')) || (state === 'submitted' && parts.includes('reviewer'));

/** @throws AppError conflict `charity_closed` for a person who may not choose the charity now */
export function assertMayChooseCharity(state: StoryState, parts: readonly StoryPart[]): void {
  if (!mayChooseCharity(state, parts))
    throw new AppError(
      'conflict',
      'charity_closed',
      'The charity of this story cannot be changed now. Ask the one who has the story.',
    );
}

/** @throws AppError conflict `too_many_stories` when an author has so many already */
export function assertStoryLimit(count: number): void {
  if (count >= STORY_LIMITS.stories)
    throw new AppError(
      'conflict',
      'too_many_stories',
      'You have sixty stories. Delete one that you no longer need, then begin a new one.',
    );
}

const GAP_MESSAGES = {
  title: 'Give your story a title.',
  words: 'Write some words first, or record your voice.',
  alt: 'Tell what the picture shows, for readers who cannot see it.',
};

/** @throws AppError invalid `story_not_whole` for a story that cannot be submitted yet, with what is missing first */
export function assertComplete(story: { title: string; pages: StoryPage[] }): void {
  const [gap] = gapsOf(story);
  if (gap)
    throw new AppError('invalid', 'story_not_whole', 'Your story is not ready to be sent yet.', {
      fields: { [gap.page > 0 ? `pages[${gap.page - 1}]` : 'title']: [GAP_MESSAGES[gap.gap]] },
    });
}

/** @throws AppError conflict `story_is_file` for a book that was put in as a file: it has no pages here */
export function assertHasPages({ file_id }: { file_id: string | null }): void {
  if (file_id)
    throw new AppError(
      'conflict',
      'story_is_file',
      'This book is a file. Change the file, and put the new one in.',
    );
}

/** @throws AppError invalid `story_not_whole` for a file that cannot be submitted yet, with what is missing first */
export function assertFileReady(title: string, file: 'waiting' | 'processing' | 'ready' | 'refused'): void {
  const missing = !title.trim()
    ? { title: ['Give your book a title.'] }
    : file === 'refused'
      ? { file: ['This file cannot be read. Choose another one.'] }
      : file !== 'ready'
        ? { file: ['Your file is still being checked. Wait a moment, then send it.'] }
        : null;
  if (missing)
    throw new AppError('invalid', 'story_not_whole', 'Your book is not ready to be sent yet.', {
      fields: missing,
    });
}

/** The transitions that a person with these parts may make from a state. */
export const transitionsFrom = (state: StoryState, parts: readonly StoryPart[]): StoryTransition[] =>
  (Object.keys(STORY_TRANSITIONS) as StoryTransition[]).filter((name) => {
    const { from, by } = STORY_TRANSITIONS[name];
    return (from as readonly StoryState[]).includes(state) && parts.includes(by);
  });

const STATE_MESSAGES: Record<StoryState, string> = {
  draft: 'The story is still being written.',
  submitted: 'The story is with the teacher.',
  changes_requested: 'The story was returned for changes.',
  approved: 'The story is approved already.',
  published: 'The story is a book already.',
  withdrawn: 'The story was withdrawn.',
};

/**
 * The state after a transition. A transition that was made already (a repeated request, or one whose response was
 * lost) changes nothing.
 * @throws AppError conflict `story_moved_on` when the state does not allow it
 */
export function nextStoryState(
  state: StoryState,
  name: StoryTransition | AutomaticTransition,
): { to: StoryState; changes: boolean } {
  const { from, to } = { ...STORY_TRANSITIONS, ...AUTOMATIC_TRANSITIONS }[name];
  if (state === to) return { to, changes: false };
  if (!(from as readonly StoryState[]).includes(state))
    throw new AppError('conflict', 'story_moved_on', `${STATE_MESSAGES[state]} Load the page again.`);
  return { to, changes: true };
}

/** The name under which a child's work is published: the first name only where the family allows it. */
export const signedAs = (firstName: string, school: string, mayName: boolean): string =>
  mayName ? `${firstName}, ${school}` : `A young author of ${school}`;
