import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AuditLog } from '../../../../platform/audit/audit-log.ts';
import { Db } from '../../../../platform/db/db.ts';
import { Fulfilment } from '../fulfilment.ts';
import { ManagedOrders } from '../managed-orders.ts';
import { OrderWriter } from '../order-writer.ts';
import type { ParcelStatus } from './parcel.rules.ts';
import { Parcels, type Tracking } from './parcels.ts';

/** Prepares a parcel of an order. Failures: 404; 409 `wrong_status`; 422 `lines`. */
export class CreateParcel extends Command<void> {
  constructor(
    readonly orderId: string,
    /** Null: all that is left to send. */
    readonly lines: { line_id: string; quantity: number }[] | null,
  ) {
    super();
  }
}

@CommandHandler(CreateParcel)
export class CreateParcelHandler implements ICommandHandler<CreateParcel> {
  constructor(
    private readonly audit: AuditLog,
    private readonly db: Db,
    private readonly managed: ManagedOrders,
    private readonly parcels: Parcels,
    private readonly writer: OrderWriter,
  ) {}

  async execute({ orderId, lines }: CreateParcel): Promise<void> {
    await this.managed.inSchoolOf(orderId, (actor) =>
      this.db.transaction(async (tx) => {
        const order = await this.writer.lock(tx, orderId);
        const { number } = await this.parcels.create(tx, order, lines, actor);
        await this.audit.record(tx, 'order.parcel_changed', order.number, { reason: `${number}: pending` });
      }),
    );
  }
}

/** Takes a parcel a step further. Failures: 404; 409 `wrong_status`; 422 `reason`. */
export class MoveParcel extends Command<void> {
  constructor(
    readonly orderId: string,
    readonly parcelId: string,
    readonly to: ParcelStatus,
    readonly reason: string,
    readonly tracking: Tracking,
  ) {
    super();
  }
}

@CommandHandler(MoveParcel)
export class MoveParcelHandler implements ICommandHandler<MoveParcel> {
  constructor(
    private readonly audit: AuditLog,
    private readonly db: Db,
    private readonly fulfilment: Fulfilment,
    private readonly managed: ManagedOrders,
    private readonly parcels: Parcels,
    private readonly writer: OrderWriter,
  ) {}

  async execute({ orderId, parcelId, to, reason, tracking }: MoveParcel): Promise<void> {
    await this.managed.inSchoolOf(orderId, (actor) =>
      this.db.transaction(async (tx) => {
        const order = await this.writer.lock(tx, orderId);
        if (!(await this.parcels.move(tx, order, parcelId, { to, reason, actor, tracking }))) return;
        await this.audit.record(tx, 'order.parcel_changed', order.number, {
          reason: [to, reason].filter(Boolean).join(': '),
        });
        await this.fulfilment.finishWhenDone(tx, order, actor);
      }),
    );
  }
}
