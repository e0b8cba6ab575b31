import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { currentContext, inContext } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { notFound } from '../../../platform/errors.ts';
import { GetPeople } from '../../identity/contract.ts';

/** Lets the platform's team act on an e-mail in the context of its school, whose audit log names them. */
@Injectable()
export class EmailSchools {
  constructor(
    private readonly db: Db,
    private readonly queries: QueryBus,
  ) {}

  /** @throws AppError 404 for an unknown e-mail */
  async withinSchoolOf<T>(emailId: string, work: () => Promise<T>): Promise<T> {
    const [found] = await this.db.oversee([
      {
        name: 'school_of_overseen_email',
        text: 'select tenant_id from messaging.email where id = $1',
        values: [emailId],
      },
    ]);
    const email = found!.rows[0] as { tenant_id: string } | undefined;
    if (!email) throw notFound('e-mail');
    return this.within(email.tenant_id, work);
  }

  async within<T>(tenantId: string, work: () => Promise<T>): Promise<T> {
    const context = currentContext()!;
    if (tenantId === context.tenantId) return work();
    const [actor] = await this.queries.execute(new GetPeople([context.principal!.userId]));
    const actorName = actor ? `${actor.first_name} ${actor.last_name}`.trim() : '';
    return inContext({ ...context, tenantId, actorName }, work);
  }
}
