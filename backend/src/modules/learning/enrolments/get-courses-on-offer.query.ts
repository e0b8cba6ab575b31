import type { CourseOnOffer } from '@bookgrove/contract';
import { QueryBus, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { isUuid } from '../../../platform/ids.ts';
import { GetActiveRole } from '../../identity/contract.ts';
import { GetCoursesOnOffer } from '../contract.ts';
import type { CourseRow } from '../courses/course-row.ts';
import { mayLearn } from '../courses/course.rules.ts';
import { FindCourses } from '../courses/find-courses.ts';

/** For the shop: courses as they are sold to one learner. */
@QueryHandler(GetCoursesOnOffer)
export class GetCoursesOnOfferHandler implements IQueryHandler<GetCoursesOnOffer> {
  constructor(
    private readonly db: Db,
    private readonly find: FindCourses,
    private readonly queries: QueryBus,
  ) {}

  async execute({ courses, learnerId }: GetCoursesOnOffer): Promise<CourseOnOffer[]> {
    if (courses.length === 0) return [];
    const rows = await this.find.some(courses);
    const [owned, role] = learnerId
      ? await Promise.all([
          this.owned(
            learnerId,
            rows.map(({ id }) => id),
          ),
          this.queries.execute(new GetActiveRole(learnerId)),
        ])
      : [new Set<string>(), null];
    const stateOf = ({ prices, audience }: CourseRow): CourseOnOffer['state'] => {
      if (prices.length === 0) return 'free';
      return learnerId && !(role && mayLearn(role, audience)) ? 'not_for_reader' : 'ok';
    };
    return courses.map((word) => {
      const row = rows.find(({ id, slug }) => (isUuid(word) ? id === word : slug === word.toLowerCase()));
      if (!row) return unknown(word);
      const { id, slug, name, prices, tenant_id: made_by_tenant } = row;
      return { id, slug, name, prices, state: stateOf(row), owned: owned.has(id), made_by_tenant };
    });
  }

  /** Of these courses those that were bought for somebody, or that they learn. */
  private async owned(userId: string, courses: readonly string[]): Promise<Set<string>> {
    const rows = await this.db.rows<{ course_id: string }>({
      name: 'owned_courses',
      text: `select course_id from learning.course_owner
             where tenant_id = $1::uuid and user_id = $2::uuid and course_id = any($3::uuid[]) and revoked_at is null
             union select course_id from learning.enrolment
             where tenant_id = $1::uuid and user_id = $2::uuid and course_id = any($3::uuid[]) and status <> 'withdrawn'`,
      values: [currentTenantId(), userId, courses],
    });
    return new Set(rows.map(({ course_id }) => course_id));
  }
}

const unknown = (asked: string): CourseOnOffer => ({
  id: asked,
  slug: '',
  name: '',
  prices: [],
  state: 'unknown',
  owned: false,
  made_by_tenant: '',
});
