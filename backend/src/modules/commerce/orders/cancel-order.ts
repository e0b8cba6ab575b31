import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AppError } from '../../../platform/errors.ts';
import type { Principal } from '../../../platform/context.ts';
/** Cancels an order for its buyer. */
export class CancelOrder extends Command<void> {
  constructor(
    readonly number: string,
    readonly reader: Principal | null,
    readonly key: string | null,
  ) {
    super();
  }
}

@CommandHandler(CancelOrder)
export class CancelOrderHandler implements ICommandHandler<CancelOrder> {
  execute(): Promise<void> {
    throw new AppError('unavailable', 'not_built', 'This is not built yet.');
  }
}

/** Cancels an order for staff. */
export class CancelManagedOrder extends Command<void> {
  constructor(
    readonly id: string,
    readonly reason: string,
  ) {
    super();
  }
}

@CommandHandler(CancelManagedOrder)
export class CancelManagedOrderHandler implements ICommandHandler<CancelManagedOrder> {
  execute(): Promise<void> {
    throw new AppError('unavailable', 'not_built', 'This is not built yet.');
  }
}
