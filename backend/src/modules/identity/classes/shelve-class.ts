import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../../platform/clock.ts';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { audit } from '../audit/audit.ts';
import { lockClass, type Teaching } from './class-access.ts';

/** Archives a class or brings it back. Its code opens nothing meanwhile; its students keep their accounts. */
export class ShelveClass extends Command<{ id: string; archived: boolean }> {
  constructor(
    readonly who: Teaching,
    readonly classId: string,
    readonly archived: boolean,
  ) {
    super();
  }
}

@CommandHandler(ShelveClass)
export class ShelveClassHandler implements ICommandHandler<ShelveClass> {
  constructor(
    private readonly clock: Clock,
    private readonly db: Db,
  ) {}

  execute({ who, classId, archived }: ShelveClass): Promise<{ id: string; archived: boolean }> {
    return this.db.transaction(async (tx) => {
      const found = await lockClass(tx, who, classId);
      if ((found.archived_at !== null) === archived) return { id: classId, archived };
      await tx.schoolClass.update({
        where: { tenant_id_id: { tenant_id: currentTenantId(), id: classId } },
        data: { archived_at: archived ? this.clock.now() : null },
      });
      await audit(tx, {
        action: archived ? 'class.archived' : 'class.restored',
        detail: { class_id: classId },
      });
      return { id: classId, archived };
    });
  }
}
