import { describe, expect, it } from '@jest/globals';
import type { Question } from '../quizzes/quiz.rules.ts';
import {
  isRoundForgotten,
  ROUND_QUESTIONS,
  roundAfter,
  roundQuestions,
  solutionOf,
  toldCount,
} from './round.rules.ts';

const question = (more: Partial<Question>): Question => ({
  id: 'q',
  kind: 'choice',
  skill: 'facts',
  text: '',
  options: [
    { id: 'a', text: 'Red', correct: true },
    { id: 'b', text: 'Blue' },
  ],
  pairs: [],
  help: '',
  help_lesson: null,
  ...more,
});

describe('a round', () => {
  it('asks what is marked by itself and needs no picture, and no more than it has time for', () => {
    const lesson = (...questions: Question[]) => ({ lessons: [{ questions }] });
    expect(
      roundQuestions([
        lesson(question({ kind: 'audio' }), question({ kind: 'hotspot' })),
        lesson(question({ id: 'kept' })),
      ]).map(({ id }) => id),
    ).toEqual(['kept']);
    expect(roundQuestions([lesson(...Array.from({ length: 30 }, () => question({})))])).toHaveLength(
      ROUND_QUESTIONS,
    );
  });

  it('shows each answer before the next question', () => {
    expect(roundAfter('next', { step: 0, shown: false }, 2)).toBeNull();
    expect(roundAfter('show', { step: 0, shown: false }, 2)).toEqual({ step: 0, shown: true });
    expect(roundAfter('show', { step: 0, shown: true }, 2)).toBeNull();
    expect(roundAfter('next', { step: 0, shown: true }, 2)).toEqual({ step: 1, shown: false });
    expect(roundAfter('next', { step: 1, shown: true }, 2)).toBeNull();
  });

  it('says what is right in words', () => {
    expect(solutionOf(question({}))).toEqual(['Red']);
    expect(solutionOf(question({ kind: 'order' }))).toEqual(['Red', 'Blue']);
    expect(solutionOf(question({ kind: 'short' }))).toEqual(['Red']);
    expect(solutionOf(question({ kind: 'cloze', text: 'A [cat] sat.' }))).toEqual(['cat']);
    const pairs = [{ id: 'p', left: 'Sun', match_id: 'm', right: 'day' }];
    expect(solutionOf(question({ kind: 'match', pairs }))).toEqual(['Sun – day']);
  });

  it('tells a class how many were right only when nobody can be picked out', () => {
    expect(toldCount({ right: 1, answers: 2 }, false)).toBeNull();
    expect(toldCount({ right: 1, answers: 3 }, false)).toEqual({ right: 1, answers: 3 });
    expect(toldCount({ right: 1, answers: 1 }, true)).toEqual({ right: 1, answers: 1 });
  });

  it('is over after four hours', () => {
    const at = (hour: number) => new Date(Date.UTC(2026, 0, 1, hour));
    expect([isRoundForgotten(at(8), at(12)), isRoundForgotten(at(8), at(13))]).toEqual([false, true]);
  });
});
