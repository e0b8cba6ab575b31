import { gapsOf, isMarkedByTeacher, type Question } from '../quizzes/quiz.rules.ts';

/** Questions that a round has at most. */
export const ROUND_QUESTIONS = 12;
/** A count of answers is told to a class from so many on, so that nobody can be picked out. */
const LEAST_TOLD = 3;
/** A round that nobody ended is over after so many hours. */
const ROUND_HOURS = 4;

/** Where a round is: the question that is asked, from 0, and whether its answer is shown. */
interface RoundPlace {
  step: number;
  shown: boolean;
}

/** The questions of a course that a room can answer: marked by themselves, and without a picture of a book. */
export const roundQuestions = (
  chapters: readonly { lessons: readonly { questions: readonly Question[] }[] }[],
): Question[] =>
  chapters
    .flatMap(({ lessons }) => lessons.flatMap(({ questions }) => questions))
    .filter((question) => !isMarkedByTeacher(question) && question.kind !== 'hotspot')
    .slice(0, ROUND_QUESTIONS);

/**
 * Where a round is after a move: `show` shows the answer, `next` asks the next question. Null when it is not possible: an answer
 * is shown before the next question, and nothing follows the last one.
 */
export function roundAfter(
  move: 'show' | 'next',
  { step, shown }: RoundPlace,
  count: number,
): RoundPlace | null {
  if (move === 'show') return shown ? null : { step, shown: true };
  return shown && step + 1 < count ? { step: step + 1, shown: false } : null;
}

/** What is right, in words. */
export function solutionOf({ kind, options, pairs, text }: Question): string[] {
  switch (kind) {
    case 'choice':
    case 'multiple':
      return options.filter(({ correct }) => correct).map((option) => option.text);
    case 'order':
      return options.map((option) => option.text);
    case 'match':
      return pairs.map(({ left, right }) => `${left} – ${right}`);
    case 'cloze':
      return gapsOf(text);
    default:
      return options.slice(0, 1).map((option) => option.text);
  }
}

/** A count of right answers, as a class sees it; null: too few have answered. Who holds the round always sees it. */
export const toldCount = (
  count: { right: number; answers: number },
  holds: boolean,
): { right: number; answers: number } | null => (holds || count.answers >= LEAST_TOLD ? count : null);

/** A round that was opened before this time is over although nobody ended it. */
export const forgottenBefore = (now: Date): Date => new Date(now.getTime() - ROUND_HOURS * 3_600_000);

/** Whether a round is over although nobody ended it. */
export const isRoundForgotten = (openedAt: Date, now: Date): boolean => openedAt < forgottenBefore(now);
