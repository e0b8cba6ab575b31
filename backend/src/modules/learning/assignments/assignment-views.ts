import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { Clock } from '../../../platform/clock.ts';
import { GetClassGroups, GetPeople } from '../../identity/contract.ts';
import { AssignedWork, type AssignmentRow } from './assigned-work.ts';
import type { AssignmentView } from './assignment-bodies.ts';
import { TaughtClasses } from './taught-classes.ts';

/** Assignments as teachers see them, many at a time. */
@Injectable()
export class AssignmentViews {
  constructor(
    private readonly classes: TaughtClasses,
    private readonly clock: Clock,
    private readonly queries: QueryBus,
    private readonly work: AssignedWork,
  ) {}

  async of(rows: readonly AssignmentRow[]): Promise<AssignmentView[]> {
    if (rows.length === 0) return [];
    const now = this.clock.now();
    const ids = (of: (row: AssignmentRow) => string | null) => [
      ...new Set(rows.flatMap((row) => of(row) ?? [])),
    ];
    const classes = ids((row) => row.class_id);
    const [itemOf, names, people, named, standings] = await Promise.all([
      this.work.items(rows),
      this.queries.execute(
        new GetClassGroups(
          classes,
          ids((row) => row.group_id),
        ),
      ),
      this.queries.execute(new GetPeople(ids((row) => row.created_by))),
      this.work.children(rows.map(({ id }) => id)),
      Promise.all(
        classes.map(async (id) =>
          this.work.standings(
            rows.filter(({ class_id }) => class_id === id),
            await this.classes.students(id),
            now,
          ),
        ),
      ),
    ]);
    const all = standings.flat();
    const nameIn = (parts: { id: string; name: string }[], id: string | null) =>
      parts.find((one) => one.id === id)?.name ?? null;
    return rows.map((row) => {
      const item = itemOf(row);
      const own = all.filter(({ assignment }) => assignment.id === row.id);
      const maker = people.find(({ id }) => id === row.created_by);
      return {
        id: row.id,
        kind: row.kind,
        ref: row.ref,
        title: item?.title ?? row.title,
        part_of: item?.part_of ?? '',
        looks: item?.looks ?? row.kind,
        path: item?.path ?? null,
        note: row.note,
        audience: row.audience,
        class_id: row.class_id,
        class_name: nameIn(names.classes, row.class_id) ?? '',
        group_id: row.group_id,
        group_name: nameIn(names.groups, row.group_id),
        students: named
          .filter((one) => one.assignment_id === row.id && one.named)
          .map(({ student_id }) => student_id),
        opens_at: row.opens_at.toISOString(),
        due_at: row.due_at?.toISOString() ?? null,
        late_ok: row.late_ok,
        rubric: row.rubric,
        status: row.status,
        made_by: maker ? `${maker.first_name} ${maker.last_name}`.trim() : null,
        children: own.length,
        done: own.filter(({ state }) => state === 'done' || state === 'excused').length,
        to_mark: own.filter(({ state }) => state === 'to_mark').length,
      };
    });
  }
}
