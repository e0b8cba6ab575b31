import { Injectable } from '@nestjs/common';
import { currentContext, currentTenantId, inContext } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { LiveMessages } from '../../../platform/live/live-messages.ts';
import { EMAILS_TOPIC } from '../emails/emails.live.ts';
import type { DeliveryReport } from './delivery-report.ts';

/** Stores what a provider reports about an e-mail, in the context of its school. */
@Injectable()
export class RecordDelivery {
  constructor(
    private readonly db: Db,
    private readonly live: LiveMessages,
  ) {}

  /** Reports come in any order: a state replaces only those before it in `messaging.email_delivery`. */
  async record({ emailId, delivery, detail, at }: DeliveryReport): Promise<void> {
    const [found] = await this.db.system([
      {
        name: 'school_of_email',
        text: 'select tenant_id from messaging.email where id = $1',
        values: [emailId],
      },
    ]);
    const email = found!.rows[0] as { tenant_id: string } | undefined;
    if (!email) return;
    await inContext({ ...currentContext()!, tenantId: email.tenant_id }, () =>
      this.db.transaction(async (tx) => {
        const changed = await tx.$executeRaw`
          update messaging.email set delivery = ${delivery}::messaging.email_delivery, delivery_at = ${at}, delivery_detail = ${detail}
          where tenant_id = ${currentTenantId()}::uuid and id = ${emailId}::uuid
            and (delivery is null or delivery < ${delivery}::messaging.email_delivery)`;
        if (changed > 0) await this.live.publish(tx, EMAILS_TOPIC, [emailId]);
      }),
    );
  }
}
