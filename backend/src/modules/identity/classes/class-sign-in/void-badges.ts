import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../../../platform/clock.ts';
import { currentTenantId } from '../../../../platform/context.ts';
import { Db } from '../../../../platform/db/db.ts';
import { recordAuditEntry } from '../../audit/record-audit-entry.ts';
import { ownClass, ownStudents } from './lock-own-class.ts';

/** Voids the badges of all or some students of a class; resolves to the number of voided badges. */
export class VoidBadges extends Command<number> {
  constructor(
    readonly classId: string,
    readonly students?: string[],
  ) {
    super();
  }
}

@CommandHandler(VoidBadges)
export class VoidBadgesHandler implements ICommandHandler<VoidBadges> {
  constructor(
    private readonly clock: Clock,
    private readonly db: Db,
  ) {}

  execute({ classId, students }: VoidBadges): Promise<number> {
    return this.db.transaction(async (tx) => {
      const { name } = await ownClass(tx, classId);
      const ids = (await ownStudents(tx, classId, students)).map(({ id }) => id);
      const { count } = await tx.badge.updateMany({
        where: { tenant_id: currentTenantId(), user_id: { in: ids }, voided_at: null },
        data: { voided_at: this.clock.now() },
      });
      if (count > 0)
        await recordAuditEntry(tx, {
          action: 'badges.voided',
          ...(students?.length === 1 && { subjectId: students[0]! }),
          detail: { class_id: classId, class: name, count },
        });
      return count;
    });
  }
}
