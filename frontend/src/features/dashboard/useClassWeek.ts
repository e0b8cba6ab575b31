import { useDashboard } from './api.ts';

/**
 * Minutes of reading of a student of a class in this week; null until they are known, or for somebody who is not in
 * the class. The whole result is undefined where it is skipped.
 */
export function useClassWeek(
  classId: string,
  skip: boolean,
): ((studentId: string) => number | null) | undefined {
  const { data } = useDashboard(classId, skip);
  if (skip) return undefined;
  return (studentId) => {
    const student = data?.students.find(({ id }) => id === studentId);
    if (!data || !student) return null;
    return data.period.reduce(
      (sum, day, index) => sum + (data.week.includes(day) ? (student.minutes[index] ?? 0) : 0),
      0,
    );
  };
}
