import { Injectable } from '@nestjs/common';
import { currentContext, currentTenantId, inContext } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { notFound } from '../../../platform/errors.ts';
import { isUuid, PLATFORM_TENANT_ID } from '../../../platform/ids.ts';

/**
 * Where the platform's team works: it finds people of every school from the platform's own address, and whatever it
 * does to one of them happens inside that school's fence, under the team member's own name.
 */
@Injectable()
export class PeoplePlaces {
  constructor(private readonly db: Db) {}

  /** @throws AppError when the request did not come to the platform's own address */
  assertPlatform(): void {
    if (currentTenantId() !== PLATFORM_TENANT_ID) throw notFound('page');
  }

  /** Runs `work` in the school of a person. */
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

  /** Runs `work` in a school. The caller has made sure that the school exists. */
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
