import { describe, expect, it } from '@jest/globals';
import { FEWEST_STUDENTS, itemStatistics, type ItemAnswer } from './statistics.rules.ts';

/** Answers of students whose first tries are given as a row of 1 and 0. */
const answers = (...rows: string[]): ItemAnswer[] =>
  rows.flatMap((row, student) =>
    [...row].map((mark, question) => ({
      user_id: `s${student}`,
      question_id: `q${question}`,
      first_correct: mark === '1',
      correct: true,
      picked: [mark === '1' ? 'right' : 'wrong'],
    })),
  );

describe('statistics of a question', () => {
  it('tell how many were right at the first try and what was picked', () => {
    const [first] = itemStatistics(['q0'], answers('111', '110', '000', '001', '111', '100'));
    expect(first).toMatchObject({ students: 6, first: 67, later: 100 });
    expect(first!.picks).toEqual([
      { option: 'right', percent: 67 },
      { option: 'wrong', percent: 33 },
    ]);
  });

  it('tell that a question separates those who understand, or the other way round', () => {
    const [good, odd] = itemStatistics(['q0', 'q1'], answers('1011', '1011', '1010', '0100', '0100', '0101'));
    expect(good!.discrimination).toBeGreaterThan(0.3);
    expect(odd!.discrimination).toBeLessThan(0);
  });

  it('are null where everybody did the same', () => {
    const [same] = itemStatistics(['q0'], answers('11', '10', '11', '10', '11'));
    expect(same).toMatchObject({ first: 100, discrimination: null });
  });

  it('are not shown for fewer than five students', () => {
    const rows = answers(...Array.from({ length: FEWEST_STUDENTS - 1 }, () => '10'));
    expect(itemStatistics(['q0'], rows)).toEqual([
      { question_id: 'q0', students: 4, first: null, later: null, discrimination: null, picks: [] },
    ]);
  });

  it('leave out what a teacher has not marked', () => {
    const rows = answers('1', '1', '1', '1', '1').map((one) => ({ ...one, first_correct: null }));
    expect(itemStatistics(['q0'], rows)[0]).toMatchObject({ students: 0, first: null });
  });
});
