import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AppError } from '../../../platform/errors.ts';
import type { Principal } from '../../../platform/context.ts';
/** A guest's purchase joins an account. */
export class ClaimOrder extends Command<void> {
  constructor(
    readonly number: string,
    readonly key: string,
    readonly claimer: Principal,
  ) {
    super();
  }
}

@CommandHandler(ClaimOrder)
export class ClaimOrderHandler implements ICommandHandler<ClaimOrder> {
  execute(): Promise<void> {
    throw new AppError('unavailable', 'not_built', 'This is not built yet.');
  }
}
