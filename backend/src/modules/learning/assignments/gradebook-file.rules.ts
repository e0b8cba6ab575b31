import type { GradeState, RubricLevel } from '@bookgrove/contract';
import { stringify } from 'csv-stringify/sync';

interface Graded {
  works: readonly { id: string; title: string }[];
  students: readonly {
    first_name: string;
    last_name: string;
    grades: readonly {
      assignment_id: string;
      state: GradeState;
      right: number;
      answered: number;
      levels: readonly { title: string; level: RubricLevel }[];
      came_late: boolean;
    }[];
  }[];
}

/** A grade in words. */
function cell(grade: Graded['students'][number]['grades'][number] | undefined): string {
  if (!grade) return '';
  const levels = grade.levels.map(({ title, level }) => `${title}: ${level}`).join('; ');
  const result = grade.answered > 0 ? `${grade.right} of ${grade.answered}` : grade.state;
  return [levels || result, grade.came_late ? 'came late' : ''].filter(Boolean).join(', ');
}

/**
 * A gradebook as CSV with a byte order mark: a row for each student, a column for each assignment. A cell that a spreadsheet would
 * read as a formula begins with an apostrophe.
 */
export const gradebookCsv = ({ works, students }: Graded): string =>
  stringify(
    [
      ['First name', 'Last name', ...works.map(({ title }) => title)],
      ...students.map(({ first_name, last_name, grades }) => [
        first_name,
        last_name,
        ...works.map(({ id }) => cell(grades.find(({ assignment_id }) => assignment_id === id))),
      ]),
    ],
    { bom: true, escape_formulas: true },
  );
