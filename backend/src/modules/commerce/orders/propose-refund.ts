import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AppError } from '../../../platform/errors.ts';
import type { Principal } from '../../../platform/context.ts';
import type { RecentConfirmationBody } from '../../identity/contract.ts';
/** Proposes a refund. */
export class ProposeRefund extends Command<{ id: string }> {
  constructor(
    readonly id: string,
    readonly lines: { line_id: string; amount?: number }[],
    readonly reason: string,
    readonly requester: Principal,
    readonly proof: RecentConfirmationBody,
  ) {
    super();
  }
}

@CommandHandler(ProposeRefund)
export class ProposeRefundHandler implements ICommandHandler<ProposeRefund> {
  execute(): Promise<{ id: string }> {
    throw new AppError('unavailable', 'not_built', 'This is not built yet.');
  }
}
