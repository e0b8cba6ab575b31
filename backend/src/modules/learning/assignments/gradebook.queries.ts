import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { WorkState } from '../assignable.ts';
import type { Grade, Gradebook, GradebookQuery, WorkPart, WorkToMark } from './gradebook-view.ts';
import { GradesOfClass } from './grades-of-class.ts';
import { gradebookCsv } from './gradebook-file.rules.ts';
import { TaughtClasses } from './taught-classes.ts';

/** What the students of a class did in the assignments of a time. */
export class GetGradebook extends Query<Gradebook> {
  constructor(readonly asked: GradebookQuery) {
    super();
  }
}

@QueryHandler(GetGradebook)
export class GetGradebookHandler implements IQueryHandler<GetGradebook> {
  constructor(
    private readonly classes: TaughtClasses,
    private readonly grades: GradesOfClass,
  ) {}

  /** @throws AppError 404 for a class that the person does not teach */
  async execute({ asked }: GetGradebook): Promise<Gradebook> {
    const { classes, chosen } = await this.classes.chosen(asked.class_id);
    const { works, students } = chosen
      ? await this.grades.of(chosen.id, asked.month)
      : { works: [], students: [] };
    const all = students.flatMap(({ grades }) => grades);
    const count = (...states: Grade['state'][]) => all.filter(({ state }) => states.includes(state)).length;
    return {
      classes: classes.slice(0, 50),
      class_id: chosen?.id ?? null,
      works,
      students,
      to_mark: count('to_mark'),
      late: count('late'),
      not_handed_in: count('new', 'started'),
    };
  }
}

/** The gradebook as a file. */
export class GetGradebookFile extends Query<string> {
  constructor(
    readonly classId: string,
    readonly month: string | undefined,
  ) {
    super();
  }
}

@QueryHandler(GetGradebookFile)
export class GetGradebookFileHandler implements IQueryHandler<GetGradebookFile> {
  constructor(
    private readonly classes: TaughtClasses,
    private readonly grades: GradesOfClass,
  ) {}

  /** CSV with a byte order mark. @throws AppError 404 */
  async execute({ classId, month }: GetGradebookFile): Promise<string> {
    const { id } = await this.classes.one(classId);
    return gradebookCsv(await this.grades.of(id, month));
  }
}

/** The work of one child in one assignment. */
export class GetWorkToMark extends Query<WorkToMark> {
  constructor(
    readonly assignment: string,
    readonly student: string,
  ) {
    super();
  }
}

@QueryHandler(GetWorkToMark)
export class GetWorkToMarkHandler implements IQueryHandler<GetWorkToMark> {
  constructor(private readonly grades: GradesOfClass) {}

  /** @throws AppError 404 */
  async execute({ assignment, student }: GetWorkToMark): Promise<WorkToMark> {
    const { standing, child } = await this.grades.one(assignment, student);
    const { item, work, mark, due, state } = standing;
    return {
      assignment_id: assignment,
      student_id: student,
      title: item?.title ?? standing.assignment.title,
      path: item?.path ?? null,
      first_name: child.first_name,
      last_name: child.last_name,
      avatar: child.avatar,
      state,
      handed_in_at: work && work.work.length > 0 ? work.changed_at.toISOString() : null,
      parts: (work?.work ?? []).map(partView),
      rubric: standing.assignment.rubric,
      levels: mark?.levels ?? [],
      note: mark?.note ?? '',
      mark: mark?.state ?? null,
      due_at: due?.toISOString() ?? null,
      extra_days: standing.child?.extra_days ?? 0,
      excused: standing.child?.excused ?? false,
      marked: item?.marked ?? false,
    };
  }
}

const partView = (part: WorkState['work'][number]): WorkPart =>
  part.kind === 'text'
    ? { kind: 'text', text: part.text, path: null, alt: '' }
    : { kind: part.kind, text: '', path: part.path, alt: part.alt };
