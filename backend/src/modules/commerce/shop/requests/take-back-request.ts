import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Db } from '../../../../platform/db/db.ts';
import { CartRequests } from './cart-requests.ts';

/** A student takes a request to a grown-up back. */
export class TakeBackRequest extends Command<void> {
  constructor(
    readonly studentId: string,
    readonly id: string,
  ) {
    super();
  }
}

@CommandHandler(TakeBackRequest)
export class TakeBackRequestHandler implements ICommandHandler<TakeBackRequest> {
  constructor(
    private readonly db: Db,
    private readonly requests: CartRequests,
  ) {}

  /** @throws AppError 404 */
  execute({ studentId, id }: TakeBackRequest): Promise<void> {
    return this.db.transaction((tx) => this.requests.takeBack(tx, studentId, id));
  }
}
