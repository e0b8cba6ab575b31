import type {
  AssignmentAudience,
  GradeState,
  MarkState,
  RubricLevel,
  WorkStateName,
} from '@bookgrove/contract';

const DAY = 24 * 3_600_000;

/** A criterion of a rubric, with words for each level in the order of RUBRIC_LEVELS; they may be empty. */
export interface RubricCriterion {
  title: string;
  levels: string[];
}

/** A criterion as it was marked. */
export interface MarkedCriterion {
  title: string;
  level: RubricLevel;
}

/** When a child must be done: the day of the assignment and the extra days of the child; null: no date. */
export const dueFor = (dueAt: Date | null, extraDays: number): Date | null =>
  dueAt && new Date(dueAt.getTime() + extraDays * DAY);

/** The students of an assignment, among those of its class. `group` are the members of its group. */
export function studentsFor<Student extends { id: string }>(
  { audience }: { audience: AssignmentAudience },
  students: readonly Student[],
  group: readonly string[],
  named: readonly string[],
): Student[] {
  if (audience === 'class') return [...students];
  const among = audience === 'group' ? group : named;
  return students.filter(({ id }) => among.includes(id));
}

/** What decides where a child stands with an assignment. */
export interface Standing {
  opensAt: Date;
  due: Date | null;
  excused: boolean;
  /** Whether a teacher marks the work. */
  marked: boolean;
  state: WorkStateName;
  doneAt: Date | null;
  /** The parts that were handed in, as JSON; empty: nothing. */
  work: string;
  /** The mark, with the parts that were marked as JSON. */
  mark: { state: MarkState; work: string } | null;
}

/** Where a child stands with an assignment. */
export function gradeState(of: Standing, now: Date): GradeState {
  if (of.excused) return 'excused';
  if (of.marked && of.work !== '') {
    if (!of.mark || of.mark.state === 'draft') return 'to_mark';
    if (of.mark.state === 'redo') return of.mark.work === of.work ? 'redo' : 'to_mark';
    return of.mark.work === of.work ? 'done' : 'to_mark';
  }
  if (of.state === 'done') return 'done';
  if (of.opensAt > now) return 'not_open';
  if (of.due && of.due < now) return 'late';
  return of.state;
}

/** Whether something is still to be done by the child. Work that waits for its mark is not. */
export const isOpenFor = (state: GradeState): boolean =>
  state === 'new' || state === 'started' || state === 'late' || state === 'redo';

/** Whether the work came after its day. */
export const cameLate = (doneAt: Date | null, due: Date | null): boolean =>
  doneAt !== null && due !== null && doneAt > due;

/** The day of a time in a time zone, as an ISO date. */
export const dayOf = (at: Date, zone: string): string =>
  new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(at);

/** Whether an assignment belongs to today rather than to what comes: due until the end of today, without a day, or to do again. */
export const isForToday = (dueOn: string | null, today: string, state: GradeState): boolean =>
  state === 'redo' || dueOn === null || dueOn <= today;

/** Why a child needs help. */
type HelpReason = 'practise' | 'late' | 'redo' | 'not_begun';

/** What a teacher knows of one child at a glance. */
interface ChildAtWork {
  practise: number;
  late: number;
  redo: number;
  /** Assignments that are due within two days and not begun. */
  not_begun: number;
}

/** Why a child needs help, the most urgent reason first. */
export const helpReasons = (of: ChildAtWork): HelpReason[] =>
  (['practise', 'late', 'redo', 'not_begun'] as const).filter((reason) => of[reason] > 0);

/** How much help a child needs: children with more come first. */
export const needOf = (of: ChildAtWork): number => of.practise * 3 + of.late * 2 + of.redo * 2 + of.not_begun;

/** The level of a skill over some weeks: by first tries, and what was found by looking back; null: not tried. */
export function levelOfSums({
  questions,
  first,
  later,
}: {
  questions: number;
  first: number;
  later: number;
}) {
  if (questions === 0) return null;
  if (first * 100 >= questions * 80) return 'strong' as const;
  return (first + later) * 2 >= questions && first * 100 >= questions * 40
    ? ('growing' as const)
    : ('practise' as const);
}
