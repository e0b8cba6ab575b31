import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AppError } from '../../../platform/errors.ts';

/** Sends the link of an order. */
export class TrackOrder extends Command<void> {
  constructor(
    readonly number: string,
    readonly email: string,
  ) {
    super();
  }
}

@CommandHandler(TrackOrder)
export class TrackOrderHandler implements ICommandHandler<TrackOrder> {
  execute(): Promise<void> {
    throw new AppError('unavailable', 'not_built', 'This is not built yet.');
  }
}
