import { Query, QueryBus, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { currentTenantId, currentTenantKind } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { ListOwnClasses } from '../../identity/contract.ts';
import { signedIn } from '../acting-person.ts';
import { TaughtClasses } from '../assignments/taught-classes.ts';
import { CoursesOpenGuard } from '../courses-open.ts';
import type { HelpRequestList, OwnHelp } from './help-request-views.ts';

/** A row of `learning.help_request`. */
interface RequestRow extends Record<string, unknown> {
  id: string;
  student_id: string;
  class_id: string;
  work_id: string | null;
  title: string;
  path: string;
  words: string;
  asked_at: Date;
}

/** Whom the signed-in student can ask for help, and what they have asked. */
export class GetOwnHelp extends Query<OwnHelp> {}

@QueryHandler(GetOwnHelp)
export class GetOwnHelpHandler implements IQueryHandler<GetOwnHelp> {
  constructor(
    private readonly db: Db,
    private readonly open: CoursesOpenGuard,
    private readonly queries: QueryBus,
  ) {}

  async execute(): Promise<OwnHelp> {
    if (currentTenantKind() === 'platform' || !(await this.open.isOpen()))
      return { classes: [], requests: [] };
    const student = signedIn().id;
    const [classes, rows] = await Promise.all([
      this.queries.execute(new ListOwnClasses(student)),
      this.db.rows<RequestRow>({
        name: 'own_help_requests',
        text: `select id, class_id, work_id, title, words, asked_at from learning.help_request
               where tenant_id = $1::uuid and student_id = $2::uuid and answered_at is null
               order by asked_at desc, id limit 50`,
        values: [currentTenantId(), student],
      }),
    ]);
    return {
      classes: classes
        .filter(({ teachers }) => teachers.length > 0)
        .map(({ id, name, teachers }) => ({ id, name, teachers: teachers.map((one) => one.name) })),
      requests: rows.map(({ id, class_id, work_id, title, words, asked_at }) => ({
        ...{ id, class_id, work_id, title, words },
        asked_at: asked_at.toISOString(),
      })),
    };
  }
}

/** Open requests of a class. */
export class ListHelpRequests extends Query<HelpRequestList> {
  constructor(readonly classId: string) {
    super();
  }
}

@QueryHandler(ListHelpRequests)
export class ListHelpRequestsHandler implements IQueryHandler<ListHelpRequests> {
  constructor(
    private readonly classes: TaughtClasses,
    private readonly db: Db,
  ) {}

  /** Of the students who are in the class now. @throws AppError 404 for a class that the person does not teach */
  async execute({ classId }: ListHelpRequests): Promise<HelpRequestList> {
    const { id: class_id } = await this.classes.one(classId);
    const students = new Map((await this.classes.students(class_id)).map((one) => [one.id, one]));
    const rows = await this.db.rows<RequestRow>({
      name: 'help_requests_of_class',
      text: `select id, student_id, title, path, words, asked_at from learning.help_request
             where tenant_id = $1::uuid and class_id = $2::uuid and answered_at is null and student_id = any($3::uuid[])
             order by asked_at desc, id limit 100`,
      values: [currentTenantId(), class_id, [...students.keys()]],
    });
    return {
      results: rows.map(({ id, student_id, title, path, words, asked_at }) => {
        const { first_name, last_name, avatar } = students.get(student_id)!;
        return {
          id,
          student: { id: student_id, first_name, last_name, avatar },
          ...{ title, path, words },
          asked_at: asked_at.toISOString(),
        };
      }),
    };
  }
}
