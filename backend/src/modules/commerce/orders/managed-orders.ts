import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { currentContext, currentTenantId, currentTenantKind, inContext } from '../../../platform/context.ts';
import { Db, type Tx } from '../../../platform/db/db.ts';
import { notFound } from '../../../platform/errors.ts';
import { GetPeople } from '../../identity/contract.ts';
import type { OrderActor } from './order-writer.ts';

/** Acts of staff on orders: of their school, or for the platform's team of any school. */
@Injectable()
export class ManagedOrders {
  constructor(
    private readonly db: Db,
    private readonly queries: QueryBus,
  ) {}

  /**
   * Runs `work` in the school that sold the order, under the name of the caller.
   * @throws AppError not_found when the caller does not manage it
   */
  async inSchoolOf<T>(id: string, work: (actor: OrderActor) => Promise<T>): Promise<T> {
    const tenantId = await this.schoolOf(id);
    const { userId } = currentContext()!.principal!;
    const [person] = await this.queries.execute(new GetPeople([userId]));
    const name = person ? `${person.first_name} ${person.last_name}`.trim() : '';
    const actor: OrderActor = { kind: 'staff', id: userId, name };
    if (tenantId === currentTenantId()) return work(actor);
    return inContext({ ...currentContext()!, tenantId, actorName: name }, () => work(actor));
  }

  /**
   * Reads in the school that sold the order: in the running transaction when it is the caller's own, else in one of its own.
   * No transaction ever holds two tenants.
   * @throws AppError not_found when the caller does not manage it
   */
  async read<T>(tx: Tx, id: string, work: (tx: Tx) => Promise<T>): Promise<T> {
    const tenantId = await this.schoolOf(id);
    if (tenantId === currentTenantId()) return work(tx);
    return inContext({ ...currentContext()!, tenantId }, () => this.db.transaction(work));
  }

  /** Id of the school that sold the order. @throws AppError not_found when the caller does not manage it */
  async schoolOf(id: string): Promise<string> {
    const statement = {
      name: 'school_of_order',
      text: 'select tenant_id from commerce.sales_order where id = $1',
      values: [id],
    };
    const [found] = await (currentTenantKind() === 'platform'
      ? this.db.oversee([statement])
      : this.db.batch([statement]));
    const [order] = found!.rows as { tenant_id: string }[];
    if (!order) throw notFound('order');
    return order.tenant_id;
  }
}
