import { Query, QueryBus, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { GetLeaderProgress } from '../../identity/contract.ts';
import { signedIn } from '../acting-person.ts';
import { LearnerCourses } from '../enrolments/learner-courses.ts';
import { hoursOf, ReadTraining } from './read-training.ts';
import { leaderMinutes } from './training.rules.ts';
import type { OwnTraining, SchoolTraining } from './training-views.ts';

/** The hours of the signed-in person: courses for teachers and the programme of leading teachers. */
export class GetOwnTraining extends Query<OwnTraining> {}

@QueryHandler(GetOwnTraining)
export class GetOwnTrainingHandler implements IQueryHandler<GetOwnTraining> {
  constructor(
    private readonly db: Db,
    private readonly learners: LearnerCourses,
    private readonly queries: QueryBus,
    private readonly read: ReadTraining,
  ) {}

  async execute(): Promise<OwnTraining> {
    const person = signedIn();
    const [courses, progress, cohorts, certificates, school] = await Promise.all([
      this.learners.own(),
      this.queries.execute(new GetLeaderProgress(person.id)),
      this.read.cohorts(),
      this.certificates(person.id),
      person.role === 'school_admin' ? this.school() : null,
    ]);
    const log = courses
      .filter(({ audience }) => audience === 'teacher')
      .map((row) => ({
        course: { id: row.id, slug: row.slug, name: row.name, art: row.art },
        ...hoursOf(row),
        certificate: certificates.find(({ subject }) => subject === `course:${row.id}`)?.code ?? null,
      }));
    const leader = progress && { standing: progress.standing, ...leaderMinutes(progress.steps) };
    return {
      minutes: [...log, ...(leader ? [leader] : [])].reduce((sum, { minutes }) => sum + minutes, 0),
      log,
      leader,
      cohorts,
      school,
    };
  }

  private certificates(user: string): Promise<{ subject: string; code: string }[]> {
    return this.db.rows({
      name: 'training_certificates',
      text: `select subject, code from learning.certificate
             where tenant_id = $1::uuid and user_id = $2::uuid and kind = 'training' and revoked_at is null
             order by generation desc`,
      values: [currentTenantId(), user],
    });
  }

  private async school(): Promise<SchoolTraining> {
    const staff = await this.read.staff('');
    const [row] = await this.db.rows<{ count: number }>({
      name: 'staff_in_training',
      text: `select count(distinct e.user_id)::int as count from learning.enrolment e
             join learning.course c on c.tenant_id = e.course_tenant and c.id = e.course_id
             where e.tenant_id = $1::uuid and e.status <> 'withdrawn' and c.audience = 'teacher'
               and e.user_id = any($2::uuid[])`,
      values: [currentTenantId(), staff.map(({ id }) => id)],
    });
    return { on_the_way: row?.count ?? 0, staff: staff.length };
  }
}
