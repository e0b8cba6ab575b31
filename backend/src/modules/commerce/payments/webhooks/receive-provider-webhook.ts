import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../platform/clock.ts';
import { currentContext, currentTenantId, inContext } from '../../../../platform/context.ts';
import { Db } from '../../../../platform/db/db.ts';
import { AppError, notFound } from '../../../../platform/errors.ts';
import { newId } from '../../../../platform/ids.ts';
import { Outbox } from '../../../../platform/messaging/outbox.ts';
import type { WebhookCall, WebhookSource } from '../../../../platform/webhooks/webhook-source.ts';
import { PaymentReported } from '../payment-events.ts';
import type { PaymentAdapter, WebhookSubject } from '../payment-provider.ts';

/** Calls of payment providers: verified, then stored with the payment that they are about. */
@Injectable()
export class ReceiveProviderWebhook {
  constructor(
    private readonly clock: Clock,
    private readonly db: Db,
    private readonly outbox: Outbox,
  ) {}

  /** The receiver of the calls of one provider. */
  for(adapter: PaymentAdapter): WebhookSource {
    return {
      verify: (call) => this.verify(adapter, call),
      process: (body) => this.process(adapter, body),
    };
  }

  /** @throws AppError 400 for a call that is not the provider's; it is only counted */
  private async verify(adapter: PaymentAdapter, call: WebhookCall): Promise<string> {
    if (!adapter.configured) throw notFound('webhook');
    if (!(await adapter.verify(call))) {
      await this.countRefusal(adapter);
      throw new AppError('malformed', 'not_signed', 'The signature of this call is not valid.');
    }
    const id = eventId(adapter, call.body);
    if (!id) throw new AppError('malformed', 'no_event', 'The call is no event of the provider.');
    return id;
  }

  private async process(adapter: PaymentAdapter, body: Buffer): Promise<void> {
    const subject = adapter.parse(body);
    const payment = subject && (await this.find(adapter, subject));
    // About something else of the same merchant account.
    if (!payment) return;
    await inContext({ ...currentContext()!, tenantId: payment.tenant_id }, () =>
      this.store(adapter, payment.payment_id, subject, body),
    );
  }

  private async find(
    adapter: PaymentAdapter,
    subject: WebhookSubject,
  ): Promise<{ tenant_id: string; payment_id: string } | null> {
    const known = await this.lookUp(adapter, subject.refs);
    if (known) return known;
    const further = await adapter.lookUp(subject);
    return further.length > 0 ? this.lookUp(adapter, further) : null;
  }

  private async lookUp(
    { name }: PaymentAdapter,
    refs: readonly string[],
  ): Promise<{ tenant_id: string; payment_id: string } | null> {
    const [found] = await this.db.system([
      {
        name: 'payment_of_reference',
        text: `select tenant_id, payment_id from commerce.payment_reference
               where provider = $1::commerce.payment_provider and provider_ref = any($2::text[])
               order by array_position($2::text[], provider_ref::text) limit 1`,
        values: [name, refs],
      },
    ]);
    return (found!.rows[0] as { tenant_id: string; payment_id: string } | undefined) ?? null;
  }

  private store(
    { name }: PaymentAdapter,
    payment_id: string,
    { event_id, type }: WebhookSubject,
    body: Buffer,
  ): Promise<void> {
    return this.db.transaction(async (tx) => {
      const id = newId();
      const { count } = await tx.paymentWebhook.createMany({
        data: [
          {
            id,
            tenant_id: currentTenantId(),
            payment_id,
            provider: name,
            provider_event_id: event_id.slice(0, 255),
            type: type.slice(0, 120),
            body: body.toString('utf8').replaceAll('\0', ''),
            received_at: this.clock.now(),
          },
        ],
        skipDuplicates: true,
      });
      if (count > 0) await this.outbox.add(tx, PaymentReported, { payment_id, webhook_id: id });
    });
  }

  private async countRefusal({ name }: PaymentAdapter): Promise<void> {
    await this.db.system([
      {
        name: 'refused_webhook',
        text: `insert into commerce.refused_webhook (provider, day, count) values ($1::commerce.payment_provider, $2::date, 1)
               on conflict (provider, day) do update set count = refused_webhook.count + 1`,
        values: [name, this.clock.now()],
      },
    ]);
  }
}

/** Null for a call that cannot be read. Events about no payment have an id, too. */
function eventId(adapter: PaymentAdapter, body: Buffer): string | null {
  try {
    const subject = adapter.parse(body);
    if (subject) return subject.event_id.slice(0, 255);
    const { id } = JSON.parse(body.toString('utf8')) as { id?: unknown };
    return typeof id === 'string' ? id.slice(0, 255) : null;
  } catch {
    return null;
  }
}
