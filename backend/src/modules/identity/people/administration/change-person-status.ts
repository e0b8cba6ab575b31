import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../../../platform/clock.ts';
import { currentContext, currentTenantId } from '../../../../platform/context.ts';
import { Db } from '../../../../platform/db/db.ts';
import { AppError, notFound } from '../../../../platform/errors.ts';
import { recordAuditEntry } from '../../audit/record-audit-entry.ts';
import { endSessions } from '../../sign-in/sessions/end-sessions.ts';
import { countOthersOf, lockPerson } from './lock-person.ts';
import { assertMayArchive, assertMayChange, assertNotLast } from './people.rules.ts';

/** The status of a person after a change. */
export class PersonStatus {
  id!: string;
  status!: 'active' | 'archived';
}

/** Archives a person of the running school, whose sessions end, or restores them. Repeating it changes nothing. */
export class ChangePersonStatus extends Command<PersonStatus> {
  constructor(
    readonly id: string,
    readonly to: 'active' | 'archived',
    readonly reason: string | null,
  ) {
    super();
  }
}

@CommandHandler(ChangePersonStatus)
export class ChangePersonStatusHandler implements ICommandHandler<ChangePersonStatus> {
  constructor(
    private readonly clock: Clock,
    private readonly db: Db,
  ) {}

  execute({ id, to, reason }: ChangePersonStatus): Promise<PersonStatus> {
    const actor = currentContext()!.principal!;
    const tenant_id = currentTenantId();
    return this.db.transaction(async (tx) => {
      const person = await lockPerson(tx, id);
      if (!person || person.role === 'community') throw notFound('person');
      if (to === 'active' && person.merged_into)
        throw new AppError(
          'conflict',
          'already_merged',
          'This account was merged into another one of the same child, and cannot be restored.',
        );
      if (to === 'archived') assertMayArchive(actor, person);
      else assertMayChange(actor, person);
      if (person.status === to) return { id, status: to };
      if (to === 'archived') assertNotLast(actor, person.role, await countOthersOf(tx, person));
      await tx.user.update({
        where: { tenant_id_id: { tenant_id, id } },
        data:
          to === 'archived'
            ? {
                status: to,
                archived_at: this.clock.now(),
                archived_by: actor.userId,
                archived_reason: reason,
              }
            : { status: to, archived_at: null, archived_by: null, archived_reason: null },
      });
      if (to === 'archived') await endSessions(tx, id, 'archived');
      await recordAuditEntry(tx, {
        action: to === 'archived' ? 'person.archived' : 'person.restored',
        subjectId: id,
        ...(reason && { reason }),
      });
      return { id, status: to };
    });
  }
}
