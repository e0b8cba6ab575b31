import { Query, QueryBus, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { ApiProperty } from '@nestjs/swagger';
import { SKILL_LEVELS, SKILLS, type Skill, type SkillLevel } from '@bookgrove/contract';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { notFound } from '../../../platform/errors.ts';
import { ListChildrenOfGuardian, ListClassSummaries, ListStudentSummaries } from '../../identity/contract.ts';
import { signedIn } from '../acting-person.ts';
import { SkillResultView } from '../enrolments/enrolment-views.ts';
import { gridOf, type KeptSkill } from './attempt.rules.ts';
import { studentsOf } from '../acting-person.ts';

export class GridClass {
  id!: string;
  name!: string;
}
export class GridCell {
  @ApiProperty({ enum: SKILLS })
  skill!: Skill;
  questions!: number;
  /** Right at the first try. */
  first!: number;
  /** Right after looking back. */
  later!: number;
  @ApiProperty({ enum: SKILL_LEVELS })
  level!: SkillLevel;
}
export class GridStudent {
  id!: string;
  name!: string;
  /** Skills that were not tried are left out. */
  cells!: GridCell[];
}
/** Students of a class with their skills, those who need most help first. */
export class SkillGrid {
  /** Classes to choose from. */
  classes!: GridClass[];
  /** The class that is shown; null: there is none. */
  class_id!: string | null;
  students!: GridStudent[];
}

/** Kept results of people, by quiz. */
async function keptSkills(db: Db, people: readonly string[]): Promise<KeptSkill[]> {
  return db.rows<KeptSkill & Record<string, unknown>>({
    name: 'kept_skills',
    text: `select user_id, skill, sum(questions)::int as questions, sum(right_first)::int as right_first,
             sum(right_later)::int as right_later
           from learning.skill_result where tenant_id = $1::uuid and user_id = any($2::uuid[]) group by user_id, skill`,
    values: [currentTenantId(), people],
  });
}

/** The grid of a class; without an id of the first class of the person. */
export class GetSkillGrid extends Query<SkillGrid> {
  constructor(readonly classId: string | null) {
    super();
  }
}

@QueryHandler(GetSkillGrid)
export class GetSkillGridHandler implements IQueryHandler<GetSkillGrid> {
  constructor(
    private readonly db: Db,
    private readonly queries: QueryBus,
  ) {}

  /** @throws AppError 404 for a class that the person does not teach or manage */
  async execute({ classId }: GetSkillGrid): Promise<SkillGrid> {
    const { id, role } = signedIn();
    const found = await this.queries.execute(new ListClassSummaries(role === 'school_admin' ? null : id));
    const classes = found.map((one) => ({ id: one.id, name: one.name }));
    const shown = classId === null ? found[0] : found.find((one) => one.id === classId);
    if (!shown) {
      if (classId !== null) throw notFound('class');
      return { classes, class_id: null, students: [] };
    }
    const [people, kept] = await Promise.all([
      this.queries.execute(new ListStudentSummaries(shown.id)),
      keptSkills(this.db, shown.students),
    ]);
    const names = new Map(people.map((one) => [one.id, `${one.first_name} ${one.last_name}`.trim()]));
    return {
      classes,
      class_id: shown.id,
      students: gridOf(
        people.map((one) => one.id),
        kept,
      ).map(({ user_id, cells }) => ({ id: user_id, name: names.get(user_id) ?? '', cells })),
    };
  }
}

/** A quiz that somebody finished. */
export class FinishedQuiz {
  slug!: string;
  /** Title of the book. */
  title!: string;
  finished_at!: string;
  questions!: number;
  right_first!: number;
  right_later!: number;
}
/** Skills of a student over all quizzes of books, each by the newest attempt. */
export class ReaderSkills {
  skills!: SkillResultView[];
  /** The newest first, at most 20. */
  quizzes!: FinishedQuiz[];
}

/** Skills of a student, for the student, their teachers, and guardians who may see their progress. */
export class GetReaderSkills extends Query<ReaderSkills> {
  constructor(readonly person: string | null) {
    super();
  }
}

@QueryHandler(GetReaderSkills)
export class GetReaderSkillsHandler implements IQueryHandler<GetReaderSkills> {
  constructor(
    private readonly db: Db,
    private readonly queries: QueryBus,
  ) {}

  /** @throws AppError 404 */
  async execute({ person }: GetReaderSkills): Promise<ReaderSkills> {
    const reader = person ?? signedIn().id;
    if (!(await this.maySee(reader))) throw notFound('person');
    const [kept, quizzes] = await Promise.all([keptSkills(this.db, [reader]), this.finished(reader)]);
    const [row] = gridOf([reader], kept);
    return {
      skills: SKILLS.flatMap((skill) => row!.cells.filter((cell) => cell.skill === skill)),
      quizzes,
    };
  }

  private async maySee(reader: string): Promise<boolean> {
    const { id, role } = signedIn();
    if (id === reader) return true;
    if (role === 'parent') {
      const children = await this.queries.execute(new ListChildrenOfGuardian(id));
      return children.some((one) => one.id === reader && one.state === 'active' && one.may_view_reading);
    }
    if (role !== 'teacher' && role !== 'school_admin') return false;
    const students = await studentsOf(this.queries);
    return students === null || students.includes(reader);
  }

  private async finished(reader: string): Promise<FinishedQuiz[]> {
    const rows = await this.db.rows<Omit<FinishedQuiz, 'finished_at'> & { finished_at: Date }>({
      name: 'finished_quizzes',
      text: `select * from (
               select distinct on (a.quiz_id) q.slug, q.title, a.finished_at, a.questions, a.right_first, a.right_later
               from learning.quiz_attempt a join learning.book_quiz q on q.tenant_id = a.quiz_tenant and q.id = a.quiz_id
               where a.tenant_id = $1::uuid and a.user_id = $2::uuid and a.form = 'corner' and a.finished_at is not null
               order by a.quiz_id, a.finished_at desc
             ) newest order by finished_at desc limit 20`,
      values: [currentTenantId(), reader],
    });
    return rows.map((row) => ({ ...row, finished_at: row.finished_at.toISOString() }));
  }
}
