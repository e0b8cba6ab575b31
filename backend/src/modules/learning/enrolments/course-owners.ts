import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { Clock } from '../../../platform/clock.ts';
import { currentTenantId } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { PLATFORM_TENANT_ID } from '../../../platform/ids.ts';
import { Consumes, type Consumer } from '../../../platform/messaging/consumers.ts';
import { CourseGrantIssued, CourseGrantRevoked } from '../../commerce/contract.ts';
import { GetSurvivingAccount } from '../../identity/contract.ts';

/** Whether a course was bought for somebody. What it finds cannot be revoked before the transaction ends. */
export async function ownsCourse(tx: Tx, course_id: string, user_id: string): Promise<boolean> {
  const grants = await tx.$queryRaw<unknown[]>`select 1 from learning.course_owner
    where tenant_id = ${currentTenantId()}::uuid and course_id = ${course_id}::uuid and user_id = ${user_id}::uuid
      and revoked_at is null for share`;
  return grants.length > 0;
}

/**
 * A course was bought for somebody, who may enrol now. When the revocation arrived first, the row is there already and stays
 * revoked. A second run finds the row of the first.
 */
@Injectable()
@Consumes(CourseGrantIssued, { name: 'learning.open-bought-course', queue: 'payments' })
export class OpenCourseWhenGrantIssued implements Consumer<CourseGrantIssued, string> {
  constructor(
    private readonly clock: Clock,
    private readonly queries: QueryBus,
  ) {}

  /** The account that the grant belongs to now. */
  prepare({ user_id }: CourseGrantIssued): Promise<string> {
    return this.queries.execute(new GetSurvivingAccount(user_id));
  }

  async handle({ grant_id, course_id }: CourseGrantIssued, tx: Tx, user_id: string): Promise<void> {
    await keep(tx, { grant_id, course_id, user_id, since: this.clock.now() });
  }
}

/**
 * A grant is over. Without another one the learner leaves the course, which closes its lessons everywhere; what they did is
 * kept for the day they buy it again. A course that is free meanwhile stays open.
 */
@Injectable()
@Consumes(CourseGrantRevoked, { name: 'learning.close-refunded-course', queue: 'payments' })
export class CloseCourseWhenGrantRevoked implements Consumer<CourseGrantRevoked, string> {
  constructor(
    private readonly clock: Clock,
    private readonly queries: QueryBus,
  ) {}

  prepare({ user_id }: CourseGrantRevoked): Promise<string> {
    return this.queries.execute(new GetSurvivingAccount(user_id));
  }

  async handle({ grant_id, course_id }: CourseGrantRevoked, tx: Tx, user_id: string): Promise<void> {
    const tenant_id = currentTenantId();
    const now = this.clock.now();
    await keep(tx, { grant_id, course_id, user_id, since: now, revoked_at: now });
    await tx.courseOwner.updateMany({
      where: { tenant_id, grant_id, revoked_at: null },
      data: { revoked_at: now },
    });
    if (await ownsCourse(tx, course_id, user_id)) return;
    const course = await tx.course.findFirst({
      where: { tenant_id: { in: [tenant_id, PLATFORM_TENANT_ID] }, id: course_id },
      select: { prices: true },
    });
    if (!Array.isArray(course?.prices) || course.prices.length === 0) return;
    await tx.courseEnrolment.updateMany({
      where: { tenant_id, course_id, user_id },
      data: { status: 'withdrawn' },
    });
  }
}

/** Stores a grant that is not stored yet. */
const keep = (
  tx: Tx,
  grant: { grant_id: string; user_id: string; course_id: string; since: Date; revoked_at?: Date },
) =>
  tx.courseOwner.createMany({
    data: [{ tenant_id: currentTenantId(), ...grant }],
    skipDuplicates: true,
  });
