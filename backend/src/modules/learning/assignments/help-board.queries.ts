import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { SKILLS } from '@bookgrove/contract';
import { Clock } from '../../../platform/clock.ts';
import { notFound } from '../../../platform/errors.ts';
import { WorkSources } from '../assignable.ts';
import type { ChildWork, HelpBoard } from './help-board-view.ts';
import { HELP_SPAN, HelpOfClass, skillsOf } from './help-of-class.ts';
import { TaughtClasses } from './taught-classes.ts';
import { WaitingForHelp } from './waiting-for-help.ts';

const GROUPS = 3;
const MISSED = 12;

/** Who of a class needs help, on what. */
export class GetHelpBoard extends Query<HelpBoard> {
  constructor(readonly classId: string | undefined) {
    super();
  }
}

@QueryHandler(GetHelpBoard)
export class GetHelpBoardHandler implements IQueryHandler<GetHelpBoard> {
  constructor(
    private readonly board: HelpOfClass,
    private readonly classes: TaughtClasses,
    private readonly waiting: WaitingForHelp,
  ) {}

  /** @throws AppError 404 for a class that the person does not teach */
  async execute({ classId }: GetHelpBoard): Promise<HelpBoard> {
    const { classes, chosen } = await this.chosen(classId);
    const students = chosen ? await this.board.of(chosen.id) : [];
    const groups = SKILLS.map((skill) => ({
      skill,
      students: students
        .filter(({ skills }) => skills.some((one) => one.skill === skill && one.level === 'practise'))
        .map(({ id }) => id),
    }));
    return {
      classes: classes.slice(0, 50),
      class_id: chosen?.id ?? null,
      skills: [...SKILLS],
      students,
      groups: groups
        .filter((group) => group.students.length > 0)
        .sort((one, other) => other.students.length - one.students.length)
        .slice(0, GROUPS),
      answered: students.filter(({ skills }) => skills.some(({ level }) => level !== null)).length,
    };
  }

  /** The class asked for; else the first where a student asked for help, or the first of all. */
  private async chosen(classId: string | undefined): ReturnType<TaughtClasses['chosen']> {
    if (classId) return this.classes.chosen(classId);
    const { classes, chosen } = await this.classes.chosen(undefined);
    const waiting = await this.waiting.of(classes.map(({ id }) => id));
    return { classes, chosen: classes.find(({ id }) => waiting.has(id)) ?? chosen };
  }
}

/** The work of one child of a class. */
export class GetChildWork extends Query<ChildWork> {
  constructor(
    readonly student: string,
    readonly classId: string,
  ) {
    super();
  }
}

@QueryHandler(GetChildWork)
export class GetChildWorkHandler implements IQueryHandler<GetChildWork> {
  constructor(
    private readonly board: HelpOfClass,
    private readonly classes: TaughtClasses,
    private readonly clock: Clock,
    private readonly sources: WorkSources,
  ) {}

  /** @throws AppError 404 for a child or class that the person does not teach */
  async execute({ student, classId }: GetChildWork): Promise<ChildWork> {
    const { id } = await this.classes.one(classId);
    const child = (await this.classes.students(id)).find((one) => one.id === student);
    if (!child) throw notFound('student');
    const since = new Date(this.clock.now().getTime() - HELP_SPAN);
    const [sums, standings, missed] = await Promise.all([
      this.board.sums([student], since),
      this.board.standings(id, [child], since),
      Promise.all(
        this.sources.all().map(async ({ source }) => (await source.missed?.(student, since, MISSED)) ?? []),
      ),
    ]);
    return {
      id: child.id,
      first_name: child.first_name,
      last_name: child.last_name,
      avatar: child.avatar,
      skills: skillsOf(student, sums),
      missed: missed
        .flat()
        .sort((one, other) => other.at.getTime() - one.at.getTime())
        .slice(0, MISSED)
        .map((one) => ({ ...one, at: one.at.toISOString() })),
      assignments: standings.map(({ assignment, item, state, due, child: change }) => ({
        id: assignment.id,
        title: item?.title ?? assignment.title,
        path: item?.path ?? null,
        state,
        due_at: due?.toISOString() ?? null,
        extra_days: change?.extra_days ?? 0,
        excused: change?.excused ?? false,
      })),
    };
  }
}
