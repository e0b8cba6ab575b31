import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { Clock } from '../../../platform/clock.ts';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { notFound } from '../../../platform/errors.ts';
import { isUuid } from '../../../platform/ids.ts';
import { GetPeople, GetSchoolTimeZone, ListStaff, type Person } from '../../identity/contract.ts';
import { signedIn } from '../acting-person.ts';
import { progressOf } from '../courses/course.rules.ts';
import { LearnerCourses, tickedLessons, type LearnerCourse } from '../enrolments/learner-courses.ts';
import { dayIn } from '../school-day.ts';
import { cohortStateOn, learntMinutes, mayLeadCohort } from './training.rules.ts';
import type {
  CohortListItem,
  CohortMember,
  CohortView,
  TrainingPerson,
  TrainingProgress,
} from './training-views.ts';

/** A cohort as it is stored. */
interface CohortRow extends Record<string, unknown> {
  id: string;
  course_id: string;
  name: string;
  starts_on: string;
  ends_on: string;
  led_by: string | null;
  slug: string;
  course_name: string;
  art: string;
  members: string[];
}

const named = ({ id, first_name, last_name }: Person): TrainingPerson => ({
  id,
  name: `${first_name} ${last_name}`.trim(),
});

/** How far a learner is, in minutes. */
export function hoursOf(row: LearnerCourse): TrainingProgress {
  const ticked = tickedLessons(row);
  return {
    ...learntMinutes(row.chapters, ticked),
    progress: progressOf(row.chapters, ticked).percent,
    status: row.enrolment_status,
    completed_at: row.completed_at?.toISOString() ?? null,
  };
}

/** Reads cohorts: of a teacher those that they are in or lead, of an administrator all of the school. */
@Injectable()
export class ReadTraining {
  constructor(
    private readonly clock: Clock,
    private readonly db: Db,
    private readonly learners: LearnerCourses,
    private readonly queries: QueryBus,
  ) {}

  /** Those that end last first. */
  async cohorts(course?: string): Promise<CohortListItem[]> {
    const rows = await this.rows(course);
    const [people, zone] = await Promise.all([
      this.queries.execute(new GetPeople(rows.flatMap(({ led_by }) => led_by ?? []))),
      this.queries.execute(new GetSchoolTimeZone()),
    ]);
    return rows.map((row) => this.item(row, people, zone));
  }

  /** @throws AppError not_found */
  async cohort(id: string): Promise<CohortView> {
    const row = (await this.rows(undefined, id))[0];
    if (!row) throw notFound('cohort');
    const [people, zone, learners] = await Promise.all([
      this.queries.execute(
        new GetPeople([...row.members, ...(row.led_by ? [row.led_by] : [])].slice(0, 100)),
      ),
      this.queries.execute(new GetSchoolTimeZone()),
      this.learners.of(row.course_id, row.members),
    ]);
    const item = this.item(row, people, zone);
    const viewer = signedIn().id;
    const members = people
      .filter((person) => row.members.includes(person.id))
      .map((person): CohortMember => {
        const learns = learners.find(({ user_id }) => user_id === person.id);
        return {
          ...named(person),
          hours: learns && (item.may_lead || person.id === viewer) ? hoursOf(learns) : null,
        };
      })
      .sort((one, other) => one.name.localeCompare(other.name));
    return { ...item, members };
  }

  /** Teachers and administrators of the school by name, at most 100. */
  async staff(search: string): Promise<TrainingPerson[]> {
    return (await this.queries.execute(new ListStaff(search))).map(named);
  }

  private item(row: CohortRow, people: readonly Person[], zone: string): CohortListItem {
    const viewer = signedIn();
    const leads = people.find(({ id }) => id === row.led_by);
    return {
      id: row.id,
      name: row.name,
      course: { id: row.course_id, slug: row.slug, name: row.course_name, art: row.art },
      starts_on: row.starts_on,
      ends_on: row.ends_on,
      state: cohortStateOn(row, dayIn(this.clock.now(), zone)),
      led_by: leads ? named(leads) : null,
      members_count: row.members.length,
      own: row.members.includes(viewer.id),
      may_lead: mayLeadCohort(viewer, row),
    };
  }

  private rows(course?: string, id?: string): Promise<CohortRow[]> {
    const viewer = signedIn();
    const values: unknown[] = [currentTenantId(), viewer.id];
    const where = [];
    if (!mayLeadCohort(viewer, { led_by: null }))
      where.push(`(h.led_by = $2::uuid or exists (select 1 from learning.training_member o
        where o.tenant_id = h.tenant_id and o.cohort_id = h.id and o.user_id = $2::uuid))`);
    if (id) where.push(`h.id = $${values.push(id)}::uuid`);
    if (course)
      where.push(
        isUuid(course)
          ? `h.course_id = $${values.push(course)}::uuid`
          : `c.slug = $${values.push(course.toLowerCase())}`,
      );
    return this.db.rows<CohortRow>({
      name: '',
      text: `select h.id, h.course_id, h.name, h.led_by, to_char(h.starts_on, 'YYYY-MM-DD') as starts_on,
               to_char(h.ends_on, 'YYYY-MM-DD') as ends_on, c.slug, c.name as course_name, c.art,
               array(select m.user_id from learning.training_member m
                     where m.tenant_id = h.tenant_id and m.cohort_id = h.id order by m.joined_at, m.user_id) as members
             from learning.training_cohort h
             join learning.course c on c.tenant_id = h.course_tenant and c.id = h.course_id
             where h.tenant_id = $1::uuid and $2::uuid is not null ${where.map((one) => `and ${one}`).join(' ')}
             order by h.ends_on desc, h.id limit 100`,
      values,
    });
  }
}
