import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AppError } from '../../../platform/errors.ts';

/** Requests a refund. */
export class RefundOrder extends Command<void> {
  constructor(
    readonly id: string,
    readonly lines: { line_id: string; amount?: number }[],
    readonly reason: string,
  ) {
    super();
  }
}

@CommandHandler(RefundOrder)
export class RefundOrderHandler implements ICommandHandler<RefundOrder> {
  execute(): Promise<void> {
    throw new AppError('unavailable', 'not_built', 'This is not built yet.');
  }
}
