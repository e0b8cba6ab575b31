import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock.ts';
import { notFound } from '../../../platform/errors.ts';
import type { StudentSummary } from '../../identity/contract.ts';
import { AssignedWork, type Standings } from './assigned-work.ts';
import { cameLate } from './assignment.rules.ts';
import type { Grade, Gradebook } from './gradebook-view.ts';
import { TaughtClasses } from './taught-classes.ts';

const DAY = 24 * 3_600_000;
const WEEKS = 70;
/** Columns of a gradebook. */
const WORKS = 40;

/** Reads the grades of a class. */
@Injectable()
export class GradesOfClass {
  constructor(
    private readonly classes: TaughtClasses,
    private readonly clock: Clock,
    private readonly work: AssignedWork,
  ) {}

  /** Assignments of a month, or of the last ten weeks, with the grade of each student; the caller has checked the class. */
  async of(classId: string, month: string | undefined): Promise<Pick<Gradebook, 'works' | 'students'>> {
    const now = this.clock.now();
    const [from, until] = month
      ? monthOf(month)
      : [new Date(now.getTime() - WEEKS * DAY), new Date(now.getTime() + DAY)];
    const [students, all] = await Promise.all([
      this.classes.students(classId),
      this.work.ofClass(classId, from, until, 'open'),
    ]);
    const rows = all.slice(0, WORKS).reverse();
    const standings = await this.work.standings(rows, students, now);
    const byStudent = Map.groupBy(standings, ({ student }) => student);
    const itemOf = new Map(standings.map(({ assignment, item }) => [assignment.id, item]));
    return {
      works: rows.map((row) => {
        const item = itemOf.get(row.id);
        return {
          id: row.id,
          title: item?.title ?? row.title,
          looks: item?.looks ?? row.kind,
          due_at: row.due_at?.toISOString() ?? null,
          marked: item?.marked ?? false,
        };
      }),
      students: students.map(({ id, first_name, last_name, avatar }) => ({
        id,
        first_name,
        last_name,
        avatar,
        grades: (byStudent.get(id) ?? []).map(gradeOf),
      })),
    };
  }

  /** One child in one assignment. @throws AppError 404 */
  async one(assignment: string, student: string): Promise<{ standing: Standings; child: StudentSummary }> {
    const row = await this.work.one(assignment);
    if (!row) throw notFound('work');
    await this.classes.one(row.class_id).catch(() => {
      throw notFound('work');
    });
    const child = (await this.classes.students(row.class_id)).find(({ id }) => id === student);
    const [standing] = child ? await this.work.standings([row], [child], this.clock.now()) : [];
    if (!standing || !child) throw notFound('work');
    return { standing, child };
  }
}

const gradeOf = ({ assignment, state, work, mark, due }: Standings): Grade => ({
  assignment_id: assignment.id,
  state,
  right: work?.right ?? 0,
  answered: work?.answered ?? 0,
  levels: state === 'done' && mark?.state === 'given_back' ? mark.levels : [],
  came_late: cameLate(work?.done_at ?? null, due),
});

/** Beginning and end of a month, UTC. */
function monthOf(month: string): [Date, Date] {
  const [year, index] = month.split('-').map(Number);
  return [new Date(Date.UTC(year!, index! - 1, 1)), new Date(Date.UTC(year!, index, 1))];
}
