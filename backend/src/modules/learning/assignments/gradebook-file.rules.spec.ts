import { describe, expect, it } from '@jest/globals';
import { gradebookCsv } from './gradebook-file.rules.ts';

describe('a gradebook as a file', () => {
  it('has a column for each assignment, and no cell is a formula', () => {
    const grade = { assignment_id: 'a', right: 0, answered: 0, levels: [], came_late: false };
    expect(
      gradebookCsv({
        works: [
          { id: 'a', title: '=HYPERLINK("http://x")' },
          { id: 'b', title: 'Quiz' },
        ],
        students: [
          {
            first_name: '+Mia',
            last_name: 'Moon',
            grades: [
              { ...grade, state: 'done', levels: [{ title: '@The words', level: 'good' }] },
              { ...grade, assignment_id: 'b', state: 'done', right: 3, answered: 6, came_late: true },
            ],
          },
          { first_name: 'Leo', last_name: 'Lark', grades: [{ ...grade, state: 'late' }] },
        ],
      }),
    ).toBe(
      `\uFEFFFirst name,Last name,"'=HYPERLINK(""http://x"")",Quiz\n'+Mia,Moon,'@The words: good,"3 of 6, came late"\nLeo,Lark,late,\n`,
    );
  });
});
