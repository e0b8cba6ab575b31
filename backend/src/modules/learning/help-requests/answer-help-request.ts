import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../../platform/clock.ts';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { notFound } from '../../../platform/errors.ts';
import { signedIn } from '../acting-person.ts';
import { TaughtClasses } from '../assignments/taught-classes.ts';

/** A teacher of the class, or the head of the school, has helped. */
export class AnswerHelpRequest extends Command<void> {
  constructor(readonly id: string) {
    super();
  }
}

@CommandHandler(AnswerHelpRequest)
export class AnswerHelpRequestHandler implements ICommandHandler<AnswerHelpRequest> {
  constructor(
    private readonly classes: TaughtClasses,
    private readonly clock: Clock,
    private readonly db: Db,
  ) {}

  /** A request that was answered before stays as it is. @throws AppError 404 outside the classes of the person */
  async execute({ id }: AnswerHelpRequest): Promise<void> {
    const tenant_id = currentTenantId();
    const [request] = await this.db.rows<{ class_id: string }>({
      name: 'class_of_help_request',
      text: 'select class_id from learning.help_request where tenant_id = $1::uuid and id = $2::uuid',
      values: [tenant_id, id],
    });
    if (!request) throw notFound('request');
    await this.classes.one(request.class_id);
    await this.db.transaction((tx) =>
      tx.helpRequest.updateMany({
        where: { tenant_id, id, class_id: request.class_id, answered_at: null },
        data: { answered_at: this.clock.now(), answered_by: signedIn().id },
      }),
    );
  }
}
