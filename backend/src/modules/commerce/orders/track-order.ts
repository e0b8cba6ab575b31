import type { Language } from '@bookgrove/contract';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { IsString, IsUUID, MaxLength } from 'class-validator';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock.ts';
import { currentTenantId } from '../../../platform/context.ts';
import { Db, type Tx } from '../../../platform/db/db.ts';
import { Consumes, type Consumer } from '../../../platform/messaging/consumers.ts';
import { DomainEvent } from '../../../platform/messaging/events.ts';
import { Outbox } from '../../../platform/messaging/outbox.ts';
import { requestEmail } from '../../messaging/contract.ts';
import { OrderKeys } from './order-keys.ts';
import { CODE_MINUTES } from './open-by-code.ts';
import { readOrderNumber } from './order.rules.ts';

/** Somebody without its key wants to see an order. Fires for every such request, whether there is an order or not. */
@DomainEvent('commerce.order-link-asked.v1')
export class OrderLinkAsked {
  @IsString()
  @MaxLength(64)
  number!: string;

  @IsString()
  @MaxLength(255)
  email!: string;

  /** Of this request: each one sends an e-mail of its own. */
  @IsUUID()
  request_id!: string;
}

/**
 * Has a link to the order sent to its e-mail address, if `email` is that address. The request only stores an event, so that
 * answer and time are the same whether it is.
 */
export class TrackOrder extends Command<void> {
  constructor(
    readonly number: string,
    readonly email: string,
    readonly requestId: string,
  ) {
    super();
  }
}

@CommandHandler(TrackOrder)
export class TrackOrderHandler implements ICommandHandler<TrackOrder> {
  constructor(
    private readonly db: Db,
    private readonly outbox: Outbox,
  ) {}

  async execute({ number, email, requestId }: TrackOrder): Promise<void> {
    await this.db.transaction((tx) =>
      this.outbox.add(tx, OrderLinkAsked, {
        number: readOrderNumber(number).slice(0, 64),
        email,
        request_id: requestId,
      }),
    );
  }
}

/** Sends the link, and a code for those who cannot open it where they are. A new code ends the one before. */
@Injectable()
@Consumes(OrderLinkAsked, { name: 'send-order-link-when-asked', queue: 'emails' })
export class SendOrderLinkWhenAsked implements Consumer<OrderLinkAsked> {
  constructor(
    private readonly clock: Clock,
    private readonly keys: OrderKeys,
    private readonly outbox: Outbox,
  ) {}

  async handle({ number, email, request_id }: OrderLinkAsked, tx: Tx): Promise<void> {
    const order = await tx.salesOrder.findUnique({
      where: { tenant_id_number: { tenant_id: currentTenantId(), number } },
    });
    if (!order?.email || order.email.toLowerCase() !== email.toLowerCase()) return;
    await tx.salesOrder.update({
      where: { tenant_id_id: { tenant_id: order.tenant_id, id: order.id } },
      data: {
        code_id: request_id,
        code_expires_at: new Date(this.clock.now().getTime() + CODE_MINUTES * 60_000),
        code_misses: 0,
      },
    });
    await requestEmail(this.outbox, tx, {
      template: 'order-link',
      to: {
        email: order.email,
        language: order.language as Language,
        ...(order.name && { name: order.name }),
      },
      data: {
        path: this.keys.marked(order.number),
        number: order.number,
        code_id: request_id,
        code_minutes: CODE_MINUTES,
      },
      cause: request_id,
      secret_seed: order.key_seed,
    });
  }
}
