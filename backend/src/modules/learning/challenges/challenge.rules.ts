import {
  ENTRY_MOVES,
  type ChallengeKind,
  type ChallengeTime,
  type EntryMove,
  type EntryState,
} from '@bookgrove/contract';

/** A step of a challenge, or something that a teacher looks at. */
export interface ChallengePart {
  title: string;
  text: string;
}

/** Kinds whose entries are handed in as a text and checked by a teacher. */
const BY_HAND: readonly ChallengeKind[] = ['sdg', 'action'];
/** Kinds whose entries follow a story. */
const BY_STORY: readonly ChallengeKind[] = ['writing', 'letter'];

/** What an entry of a kind is: a text, a story, a finished book, or a finished course with quizzes. */
export const entryFormOf = (kind: ChallengeKind): 'text' | 'story' | 'book' | 'course' =>
  BY_HAND.includes(kind)
    ? 'text'
    : BY_STORY.includes(kind)
      ? 'story'
      : kind === 'reading'
        ? 'book'
        : 'course';

/** Whether a challenge runs on a day. Days are YYYY-MM-DD; null: without a first or last day. */
export function timeOf(
  { starts_on: first, ends_on: last }: { starts_on: string | null; ends_on: string | null },
  today: string,
): ChallengeTime {
  if (first !== null && today < first) return 'coming';
  return last !== null && today > last ? 'finished' : 'running';
}

/**
 * What an entry is of; a person hands each in once.
 * @param count entries that the person has so far, for challenges without a rhythm
 */
export const markOf = (each_day: boolean, today: string, count: number): string =>
  each_day ? `day:${today}` : `number:${count + 1}`;

/** The state after a move; null when the move is not possible. */
export function entryAfter(move: EntryMove, state: EntryState): EntryState | null {
  const { from, to } = ENTRY_MOVES[move];
  return (from as readonly EntryState[]).includes(state) ? to : null;
}

/** The state of an entry whose story is in this state; null: the entry goes. */
export function entryOfStory(state: string): EntryState | null {
  switch (state) {
    case 'approved':
    case 'published':
      return 'accepted';
    case 'changes_requested':
      return 'returned';
    case 'submitted':
    case 'draft':
      return 'handed_in';
    default:
      return null;
  }
}

/** Whether as many entries are accepted as the challenge needs. */
export const isFinished = (accepted: number, { needs }: { needs: number }): boolean => accepted >= needs;

/**
 * Whether an entry is in the showcase: accepted, wished for by its author, agreed to by a teacher, and with the consent of every
 * family.
 */
export const isShown = (
  entry: { state: EntryState; wants_show: boolean; may_show: boolean; members: readonly string[] },
  withoutConsent: ReadonlySet<string>,
): boolean =>
  entry.state === 'accepted' &&
  entry.wants_show &&
  entry.may_show &&
  !entry.members.some((member) => withoutConsent.has(member));

/** What must be put right before a challenge is published; empty: nothing. */
export function challengeProblems(challenge: {
  kind: ChallengeKind;
  intro: string;
  steps: readonly ChallengePart[];
  goals: readonly number[];
  product: string;
  course: string;
}): string[] {
  const problems: string[] = [];
  if (challenge.intro.trim() === '') problems.push('Say in one sentence what it is.');
  if (challenge.steps.length === 0) problems.push('Say what there is to do.');
  if (challenge.kind === 'sdg' && challenge.goals.length === 0) problems.push('Choose a goal.');
  if (challenge.kind === 'letter' && challenge.product.trim() === '')
    problems.push('Say what the letter is written with.');
  if (challenge.kind === 'quiz' && challenge.course.trim() === '')
    problems.push('Choose the course with the quizzes.');
  return problems;
}
