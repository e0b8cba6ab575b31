import { Injectable } from '@nestjs/common';
import { currentContext, currentTenantId, currentTenantKind, inContext } from '../../../platform/context.ts';
import { Db, type Tx } from '../../../platform/db/db.ts';
import { notFound } from '../../../platform/errors.ts';

/** Finds the school of a payment: staff of a school reach its own payments, the platform's team those of every school. */
@Injectable()
export class PaymentSchools {
  constructor(private readonly db: Db) {}

  /** Id of the payment's school. @throws AppError 404 for a payment that the caller does not manage */
  async of(paymentId: string): Promise<string> {
    const statement = {
      name: 'school_of_payment',
      text: 'select tenant_id from commerce.payment where id = $1',
      values: [paymentId],
    };
    const [found] = await (currentTenantKind() === 'platform'
      ? this.db.oversee([statement])
      : this.db.batch([statement]));
    const payment = found!.rows[0] as { tenant_id: string } | undefined;
    if (!payment) throw notFound('payment');
    return payment.tenant_id;
  }

  /** Runs in the context of the payment's school. @throws as `of` */
  async within<T>(paymentId: string, work: () => Promise<T>): Promise<T> {
    const tenantId = await this.of(paymentId);
    return inContext({ ...currentContext()!, tenantId }, work);
  }

  /**
   * Reads in the payment's school: in the running transaction when it is the caller's own, else in one of its own. No
   * transaction ever holds two tenants.
   */
  async read<T>(tx: Tx, paymentId: string, work: (tx: Tx) => Promise<T>): Promise<T> {
    const tenantId = await this.of(paymentId);
    if (tenantId === currentTenantId()) return work(tx);
    return inContext({ ...currentContext()!, tenantId }, () => this.db.transaction(work));
  }
}
