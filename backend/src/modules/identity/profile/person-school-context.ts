import { Injectable } from '@nestjs/common';
import { currentContext, currentTenantId, inContext } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { notFound } from '../../../platform/errors.ts';
import { isUuid, PLATFORM_TENANT_ID } from '../../../platform/ids.ts';

/**
 * Runs actions of the platform's team on people of schools. The team works at the platform's own address; an
 * action on a person runs in that school's tenant context, under the team member's own name.
 */
@Injectable()
export class PersonSchoolContext {
  constructor(private readonly db: Db) {}

  /** @throws AppError when the request was not sent to the platform's own address */
  assertPlatform(): void {
    if (currentTenantId() !== PLATFORM_TENANT_ID) throw notFound('page');
  }

  /** Runs `work` in the tenant context of a person's school. */
  async ofPerson<T>(id: string, work: () => Promise<T>): Promise<T> {
    this.assertPlatform();
    const [result] = await this.db.oversee([
      {
        name: 'school_of_person',
        text: 'select u.tenant_id from identity.user_account u where u.id = $1 limit 1',
        values: [id],
      },
    ]);
    const found = result!.rows[0] as { tenant_id: string } | undefined;
    if (!found) throw notFound('person');
    return this.inSchool(found.tenant_id, work);
  }

  /** Runs `work` in a school's tenant context. The caller must check that the school exists. */
  async inSchool<T>(tenantId: string, work: () => Promise<T>): Promise<T> {
    this.assertPlatform();
    if (!isUuid(tenantId)) throw notFound('school');
    const context = currentContext()!;
    const [actor] = await this.db.rows<{ name: string }>({
      name: 'name_of_person',
      text: `select trim(first_name || ' ' || last_name) as name from identity.user_account where tenant_id = $1 and id = $2`,
      values: [PLATFORM_TENANT_ID, context.principal!.userId],
    });
    return inContext({ ...context, tenantId, actorName: actor?.name ?? '' }, work);
  }
}
