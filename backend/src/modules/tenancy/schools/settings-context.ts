import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { currentContext, inContext } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { notFound } from '../../../platform/errors.ts';
import { PLATFORM_TENANT_ID } from '../../../platform/ids.ts';
import { GetPeople } from '../../identity/contract.ts';
import { assertPlatform } from '../shared/assert-platform.ts';

/** Lets the platform's team work on the settings of a school, in the tenant context of that school. */
@Injectable()
export class SettingsContext {
  constructor(
    private readonly db: Db,
    private readonly queries: QueryBus,
  ) {}

  /** @throws AppError not-found at a school's address and for an unknown school */
  async inSchool<T>(id: string, work: () => Promise<T>): Promise<T> {
    assertPlatform();
    const found = await this.db.rows({
      name: 'school_exists',
      text: 'select 1 from tenancy.tenant where id = $1 and id <> $2',
      values: [id, PLATFORM_TENANT_ID],
    });
    if (found.length === 0) throw notFound('school');
    const context = currentContext()!;
    const [actor] = await this.queries.execute(new GetPeople([context.principal!.userId]));
    const actorName = actor ? `${actor.first_name} ${actor.last_name}`.trim() : '';
    return inContext({ ...context, tenantId: id, actorName }, work);
  }
}
