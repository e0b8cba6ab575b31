import { useLocation } from 'react-router-dom';
import { paths, readingLogPath } from '../../app/paths.ts';

/** Paths of the class screens: administrators have them in their area, teachers in theirs. */
export interface ClassPaths {
  list: string;
  create: string;
  edit: (id: string) => string;
  one: (id: string) => string;
}

export const ADMIN_CLASSES: ClassPaths = {
  list: paths.adminClasses,
  create: paths.adminAddClass,
  edit: (id) => `${paths.adminAddClass}/${id}`,
  one: (id) => `${paths.adminClassStudents}/${id}`,
};
export const TEACHER_CLASSES: ClassPaths = {
  list: paths.classes,
  create: `${paths.classes}/new`,
  edit: (id) => `${paths.classes}/${id}/edit`,
  one: (id) => `${paths.classes}/${id}`,
};

export const useClassPaths = (): ClassPaths =>
  useLocation().pathname.startsWith(paths.admin) ? ADMIN_CLASSES : TEACHER_CLASSES;

/** The page of a child: a teacher's shows what the child reads, an administrator's the whole record. */
export const useChildPath = (): ((id: string) => string) =>
  useClassPaths() === ADMIN_CLASSES ? (id) => `${paths.adminUsers}/${id}` : readingLogPath;

/** The school year of a date, which begins in August: `2026/27`. */
export function schoolYear(day: Date = new Date()): string {
  const first = day.getMonth() >= 7 ? day.getFullYear() : day.getFullYear() - 1;
  return `${first}/${String((first + 1) % 100).padStart(2, '0')}`;
}

/** The following school year: `2026/27` → `2027/28`; any other text is returned unchanged. */
export function yearAfter(year: string): string {
  const found = /^(\d{4})\/\d{2}$/.exec(year);
  if (!found) return year;
  const first = Number(found[1]) + 1;
  return `${first}/${String((first + 1) % 100).padStart(2, '0')}`;
}

/** The following grade: `Year 3` → `Year 4`; a text without a number is returned unchanged. */
export const gradeAfter = (grade: string): string =>
  grade.replace(/\d+/, (number) => String(Number(number) + 1));
