import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../../../platform/clock.ts';
import { currentTenantId } from '../../../../platform/context.ts';
import { Db } from '../../../../platform/db/db.ts';
import { recordAuditEntry } from '../../audit/record-audit-entry.ts';
import { lockClass, type Teaching } from './class-access.ts';

/**
 * Archives a class or restores it. The code of an archived class does not work; its students keep their
 * accounts.
 */
export class ArchiveClass extends Command<{ id: string; archived: boolean }> {
  constructor(
    readonly who: Teaching,
    readonly classId: string,
    readonly archived: boolean,
  ) {
    super();
  }
}

@CommandHandler(ArchiveClass)
export class ArchiveClassHandler implements ICommandHandler<ArchiveClass> {
  constructor(
    private readonly clock: Clock,
    private readonly db: Db,
  ) {}

  execute({ who, classId, archived }: ArchiveClass): Promise<{ id: string; archived: boolean }> {
    return this.db.transaction(async (tx) => {
      const found = await lockClass(tx, who, classId);
      if ((found.archived_at !== null) === archived) return { id: classId, archived };
      await tx.schoolClass.update({
        where: { tenant_id_id: { tenant_id: currentTenantId(), id: classId } },
        data: { archived_at: archived ? this.clock.now() : null },
      });
      await recordAuditEntry(tx, {
        action: archived ? 'class.archived' : 'class.restored',
        detail: { class_id: classId },
      });
      return { id: classId, archived };
    });
  }
}
