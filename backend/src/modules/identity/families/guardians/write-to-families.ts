import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Db } from '../../../../platform/db/db.ts';
import { AppError } from '../../../../platform/errors.ts';
import { Budgets } from '../../../../platform/http/budgets.ts';
import { newId } from '../../../../platform/ids.ts';
import { currentTenantId } from '../../../../platform/context.ts';
import { Outbox } from '../../../../platform/messaging/outbox.ts';
import { requestEmail } from '../../../messaging/contract.ts';
import { recordAuditEntry } from '../../audit/record-audit-entry.ts';
import type { Requester } from './children.ts';
import { familiesOfClass, guardiansOf } from './class-families.query.ts';
import { FAMILY_MESSAGE_BUDGET } from './guardian.budgets.ts';

/**
 * Sends one message of a member of staff to every guardian of a class who has an e-mail address. The text is plain; the
 * audit log has who wrote to how many, without the text.
 * @throws AppError not_found for a class that is not the requester's, conflict when nobody can be written to, and
 * too_many_requests after five messages in an hour
 */
export class WriteToFamilies extends Command<{ sent: number }> {
  constructor(
    readonly classId: string,
    readonly message: string,
    readonly requester: Requester,
  ) {
    super();
  }
}

@CommandHandler(WriteToFamilies)
export class WriteToFamiliesHandler implements ICommandHandler<WriteToFamilies> {
  constructor(
    private readonly budgets: Budgets,
    private readonly db: Db,
    private readonly outbox: Outbox,
  ) {}

  async execute({ classId, message, requester }: WriteToFamilies): Promise<{ sent: number }> {
    const found = await familiesOfClass(this.db, classId, requester);
    const guardians = guardiansOf(found);
    if (guardians.length === 0)
      throw new AppError(
        'conflict',
        'nobody_to_write_to',
        'No family of this class has an e-mail address here yet.',
      );
    await this.budgets.take(FAMILY_MESSAGE_BUDGET, requester.userId);
    return this.db.transaction(async (tx) => {
      const writer = await tx.user.findUniqueOrThrow({
        where: { tenant_id_id: { tenant_id: currentTenantId(), id: requester.userId } },
        select: { first_name: true, last_name: true },
      });
      const cause = newId();
      for (const { id, student_id } of guardians)
        await requestEmail(this.outbox, tx, {
          template: 'class-message',
          to: { user_id: id },
          data: {
            sender: `${writer.first_name} ${writer.last_name}`.trim(),
            title: found.name,
            message,
            path: '/family',
          },
          about: [student_id],
          cause,
        });
      await recordAuditEntry(tx, {
        action: 'guardian.class_written_to',
        detail: { class_id: classId, count: guardians.length },
      });
      return { sent: guardians.length };
    });
  }
}
