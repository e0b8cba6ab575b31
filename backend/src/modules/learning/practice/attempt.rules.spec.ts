import { describe, expect, it } from '@jest/globals';
import { attemptResult, compareForms, gridOf, type Given } from './attempt.rules.ts';

const questions = [
  { id: 'a', skill: 'facts', kind: 'choice' },
  { id: 'b', skill: 'facts', kind: 'choice' },
  { id: 'c', skill: 'thinking', kind: 'audio' },
] as const;
const given = (...rows: [id: string, at: number, correct: boolean | null][]): Given[] =>
  rows.map(([question_id, at, correct]) => ({ question_id, try: at, correct }));

describe('the result of an attempt', () => {
  it('tells the first try from what was right after looking back', () => {
    expect(attemptResult(questions, given(['a', 1, true], ['b', 2, true], ['b', 1, false]))).toMatchObject({
      questions: 2,
      right_first: 1,
      right_later: 1,
      waiting: 0,
      skills: [{ skill: 'facts', questions: 2, first: 1, later: 1, level: 'growing' }],
    });
  });

  it('counts a question without an answer as not yet right', () => {
    expect(attemptResult(questions, given(['a', 1, true]))).toMatchObject({ questions: 2, right_first: 1 });
  });

  it('leaves out what waits for a teacher, and counts its newest answer once it is marked', () => {
    expect(attemptResult(questions, given(['c', 1, null]))).toMatchObject({ questions: 2, waiting: 1 });
    expect(attemptResult(questions, given(['c', 1, false], ['c', 2, null]))).toMatchObject({ waiting: 1 });
    expect(attemptResult(questions, given(['c', 1, false], ['c', 2, true]))).toMatchObject({
      questions: 3,
      right_first: 1,
      waiting: 0,
    });
  });
});

it('compares the forms before and after by the share at the first try', () => {
  const result = (skill: 'facts' | 'words', first: number, of: number) => ({
    skill,
    questions: of,
    first,
    later: 0,
    level: 'growing' as const,
  });
  expect(compareForms([result('facts', 1, 2), result('words', 1, 1)], [result('facts', 3, 4)])).toEqual([
    { skill: 'facts', pre_first: 1, pre_questions: 2, post_first: 3, post_questions: 4, change: 'more' },
  ]);
});

it('puts those who need most help first, and those without a result last', () => {
  const row = (user_id: string, skill: 'facts' | 'words', right_first: number) => ({
    user_id,
    skill,
    questions: 2,
    right_first,
    right_later: 0,
  });
  const grid = gridOf(
    ['new', 'good', 'lost', 'mixed'],
    [
      row('good', 'facts', 2),
      row('lost', 'facts', 0),
      row('lost', 'words', 0),
      row('mixed', 'words', 0),
      row('mixed', 'facts', 1),
      row('mixed', 'facts', 2),
    ],
  );
  expect(grid.map(({ user_id }) => user_id)).toEqual(['lost', 'mixed', 'good', 'new']);
  // Sums over the quizzes.
  expect(grid[1]!.cells).toContainEqual({
    skill: 'facts',
    questions: 4,
    first: 3,
    later: 0,
    level: 'growing',
  });
});
