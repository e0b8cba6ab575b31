import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type {
  AssignableKind,
  AssignmentAudience,
  AssignmentStatus,
  GradeState,
  MarkState,
} from '@bookgrove/contract';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { GetClassGroups, ListMemberships, ListOwnGroups } from '../../identity/contract.ts';
import type { AssignableItem } from '../assignable-item.ts';
import { WorkSources, type WorkState } from '../assignable.ts';
import {
  dueFor,
  gradeState,
  studentsFor,
  type MarkedCriterion,
  type RubricCriterion,
} from './assignment.rules.ts';

/** Assignments that one answer reads at most. */
const MOST = 200;

/** A row of `learning.assignment`. */
export interface AssignmentRow extends Record<string, unknown> {
  id: string;
  kind: AssignableKind;
  ref: string;
  title: string;
  note: string;
  audience: AssignmentAudience;
  class_id: string;
  group_id: string | null;
  opens_at: Date;
  due_at: Date | null;
  late_ok: boolean;
  rubric: RubricCriterion[];
  status: AssignmentStatus;
  created_by: string | null;
  created_at: Date;
}

/** A row of `learning.assignment_child`. */
interface ChildRow extends Record<string, unknown> {
  assignment_id: string;
  student_id: string;
  named: boolean;
  extra_days: number;
  excused: boolean;
}

/** A row of `learning.work_mark`. */
interface MarkRow extends Record<string, unknown> {
  assignment_id: string;
  student_id: string;
  levels: MarkedCriterion[];
  note: string;
  state: MarkState;
  work: WorkState['work'];
  marked_by: string | null;
  marked_at: Date;
  given_back_at: Date | null;
}

/** Where one child stands with one assignment. */
export interface Standings {
  assignment: AssignmentRow;
  /** Null: the work is no longer there. */
  item: AssignableItem | null;
  student: string;
  child: ChildRow | null;
  due: Date | null;
  work: WorkState | null;
  mark: MarkRow | null;
  state: GradeState;
}

const COLUMNS = `a.id, a.kind, a.ref, a.title, a.note, a.audience, a.class_id, a.group_id, a.opens_at, a.due_at, a.late_ok,
  a.rubric, a.status, a.created_by, a.created_at`;

/** The parts of work in a form that is compared. */
const workText = (work: WorkState['work']): string => (work.length === 0 ? '' : canonical(work));

const canonical = (work: WorkState['work']): string =>
  JSON.stringify(
    work.map((part) => (part.kind === 'text' ? ['text', part.text] : [part.kind, part.path, part.alt])),
  );

/** Reads assignments with the children whom they are for, their work and their marks: a constant number of statements each. */
@Injectable()
export class AssignedWork {
  constructor(
    private readonly db: Db,
    private readonly queries: QueryBus,
    private readonly sources: WorkSources,
  ) {}

  /** Open assignments of a student that are due, or opened, since then; those due last first. */
  async ofStudent(student: string, since: Date): Promise<AssignmentRow[]> {
    const [memberships, groups] = await Promise.all([
      this.queries.execute(new ListMemberships(student)),
      this.queries.execute(new ListOwnGroups(student)),
    ]);
    const classes = memberships.filter(({ role }) => role === 'student').map(({ class_id }) => class_id);
    return this.db.rows<AssignmentRow>({
      name: 'assignments_of_student',
      text: `with mine as (
               select id from learning.assignment where tenant_id = $1::uuid and class_id = any($3::uuid[])
                 and opens_at >= $5 and (audience = 'class' or (audience = 'group' and group_id = any($4::uuid[])))
               union select assignment_id from learning.assignment_child
                 where tenant_id = $1::uuid and student_id = $2::uuid and named)
             select ${COLUMNS} from mine join learning.assignment a on a.tenant_id = $1::uuid and a.id = mine.id
             where a.status = 'open' and a.opens_at >= $5 order by coalesce(a.due_at, a.opens_at) desc, a.id limit ${MOST}`,
      values: [currentTenantId(), student, classes, groups, since],
    });
  }

  /** Assignments of a class that were opened in a time; those opened last first. */
  ofClass(classId: string, from: Date, until: Date, status: AssignmentStatus): Promise<AssignmentRow[]> {
    return this.db.rows<AssignmentRow>({
      name: 'assignments_of_class',
      text: `select ${COLUMNS} from learning.assignment a where a.tenant_id = $1::uuid and a.class_id = $2::uuid
               and a.opens_at >= $3 and a.opens_at < $4 and a.status = $5
             order by a.opens_at desc, a.id limit ${MOST}`,
      values: [currentTenantId(), classId, from, until, status],
    });
  }

  /** Assignments of some classes with a status, one page. */
  async page(
    classes: readonly string[],
    status: AssignmentStatus,
    { limit, offset, search }: { limit: number; offset: number; search?: string | undefined },
  ): Promise<{ count: number; rows: AssignmentRow[] }> {
    const rows = await this.db.rows<AssignmentRow & { total: number }>({
      name: 'assignments_page',
      text: `select ${COLUMNS}, count(*) over ()::int as total from learning.assignment a
             where a.tenant_id = $1::uuid and a.class_id = any($2::uuid[]) and a.status = $3
               and ($6 = '' or strpos(lower(a.title), $6) > 0)
             order by a.opens_at desc, a.id limit $4 offset $5`,
      values: [currentTenantId(), classes, status, limit, offset, (search ?? '').trim().toLowerCase()],
    });
    return { count: rows[0]?.total ?? 0, rows };
  }

  /** One assignment; undefined: there is none. */
  async one(id: string): Promise<AssignmentRow | undefined> {
    const [row] = await this.db.rows<AssignmentRow>({
      name: 'assignment_by_id',
      text: `select ${COLUMNS} from learning.assignment a where a.tenant_id = $1::uuid and a.id = $2::uuid`,
      values: [currentTenantId(), id],
    });
    return row;
  }

  /** The items of assignments, by kind and reference. */
  async items(rows: readonly AssignmentRow[]): Promise<(row: AssignmentRow) => AssignableItem | null> {
    const found = new Map<string, AssignableItem>();
    await Promise.all(
      [...Map.groupBy(rows, ({ kind }) => kind)].map(async ([kind, own]) => {
        const refs = [...new Set(own.map(({ ref }) => ref))];
        for (const item of (await this.sources.of(kind)?.items(refs)) ?? [])
          found.set(`${kind} ${item.ref}`, item);
      }),
    );
    return ({ kind, ref }) => found.get(`${kind} ${ref}`) ?? null;
  }

  /** Named children and changes for children; `student` leaves the others out. */
  children(ids: readonly string[], student: string | null = null): Promise<ChildRow[]> {
    return this.db.rows<ChildRow>({
      name: 'assignment_children',
      text: `select assignment_id, student_id, named, extra_days, excused from learning.assignment_child
             where tenant_id = $1::uuid and assignment_id = any($2::uuid[]) and ($3::uuid is null or student_id = $3::uuid)`,
      values: [currentTenantId(), ids, student],
    });
  }

  /** The marks of some people's work. */
  marks(ids: readonly string[], people: readonly string[]): Promise<MarkRow[]> {
    return this.db.rows<MarkRow>({
      name: 'work_marks',
      text: `select assignment_id, student_id, levels, note, state, work, marked_by, marked_at, given_back_at
             from learning.work_mark
             where tenant_id = $1::uuid and assignment_id = any($2::uuid[]) and student_id = any($3::uuid[])`,
      values: [currentTenantId(), ids, people],
    });
  }

  /** For each assignment, those of the people whom it is for and where they stand. */
  async standings<Student extends { id: string }>(
    rows: readonly AssignmentRow[],
    students: readonly Student[],
    now: Date,
  ): Promise<Standings[]> {
    if (rows.length === 0 || students.length === 0) return [];
    const ids = rows.map(({ id }) => id);
    const people = students.map(({ id }) => id);
    const groups = [...new Set(rows.flatMap(({ group_id }) => group_id ?? []))];
    const [itemOf, children, marks, members, states] = await Promise.all([
      this.items(rows),
      this.children(ids, people.length === 1 ? people[0]! : null),
      this.marks(ids, people),
      groups.length > 0 ? this.queries.execute(new GetClassGroups([], groups)) : { groups: [] },
      this.states(rows, people),
    ]);
    const key = (one: string, other: string) => `${one} ${other}`;
    const childOf = new Map(children.map((row) => [key(row.assignment_id, row.student_id), row]));
    const markOf = new Map(marks.map((row) => [key(row.assignment_id, row.student_id), row]));
    const named = Map.groupBy(
      children.filter((row) => row.named),
      ({ assignment_id }) => assignment_id,
    );
    return rows.flatMap((assignment) => {
      const item = itemOf(assignment);
      const group = members.groups.find(({ id }) => id === assignment.group_id)?.students ?? [];
      const names = (named.get(assignment.id) ?? []).map(({ student_id }) => student_id);
      return studentsFor(assignment, students, group, names).map(({ id: student }) => {
        const child = childOf.get(key(assignment.id, student)) ?? null;
        const mark = markOf.get(key(assignment.id, student)) ?? null;
        const work = states.get(`${assignment.kind} ${assignment.ref} ${student}`) ?? null;
        const due = dueFor(assignment.due_at, child?.extra_days ?? 0);
        const state = gradeState(
          {
            opensAt: assignment.opens_at,
            due,
            excused: child?.excused ?? false,
            marked: item?.marked ?? false,
            state: work?.state ?? 'new',
            doneAt: work?.done_at ?? null,
            work: workText(work?.work ?? []),
            mark: mark && { state: mark.state, work: workText(mark.work) },
          },
          now,
        );
        return { assignment, item, student, child, due, work, mark, state };
      });
    });
  }

  private async states(
    rows: readonly AssignmentRow[],
    people: readonly string[],
  ): Promise<Map<string, WorkState>> {
    const found = new Map<string, WorkState>();
    await Promise.all(
      [...Map.groupBy(rows, ({ kind }) => kind)].map(async ([kind, own]) => {
        const refs = [...new Set(own.map(({ ref }) => ref))];
        for (const state of (await this.sources.of(kind)?.states(refs, people)) ?? [])
          found.set(`${kind} ${state.ref} ${state.person_id}`, state);
      }),
    );
    return found;
  }
}
