import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../../platform/clock.ts';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { AppError } from '../../../platform/errors.ts';
import { Outbox } from '../../../platform/messaging/outbox.ts';
import { audit } from '../audit/audit.ts';
import type { Teaching } from '../classes/class-access.ts';
import { RosterStarted } from '../contract.ts';
import { assertStatus, lockImport } from './roster-access.ts';
import { judgeImport } from './roster-check.ts';

/**
 * Lets the worker enrol what was checked. Judged once more first: the school may have changed since. Lines with
 * problems are left out. Asked twice, it starts once; an import that failed goes on where it stopped.
 */
export class StartRoster extends Command<{ id: string }> {
  constructor(
    readonly who: Teaching,
    readonly importId: string,
  ) {
    super();
  }
}

@CommandHandler(StartRoster)
export class StartRosterHandler implements ICommandHandler<StartRoster> {
  constructor(
    private readonly clock: Clock,
    private readonly db: Db,
    private readonly outbox: Outbox,
  ) {}

  execute({ who, importId }: StartRoster): Promise<{ id: string }> {
    return this.db.transaction(async (tx) => {
      const tenant_id = currentTenantId();
      const found = await lockImport(tx, who, importId);
      if (found.status === 'running' || found.status === 'done') return { id: importId };
      if (!(found.status === 'failed' && found.lines_total > 0)) assertStatus(found, 'checked');
      await judgeImport(tx, found, this.clock.now());
      const work = await tx.rosterLine.count({
        where: { tenant_id, import_id: importId, applied_at: null, verdict: { in: ['create', 'update'] } },
      });
      if (work === 0)
        throw new AppError(
          'invalid',
          'nothing_to_enrol',
          'There is nothing to enrol: no line is new or changed.',
        );
      await tx.rosterImport.update({
        where: { tenant_id_id: { tenant_id, id: importId } },
        data: { status: 'running', error: null },
      });
      await audit(tx, { action: 'roster.started', detail: { import_id: importId, lines: work } });
      await this.outbox.add(tx, RosterStarted, { import_id: importId });
      return { id: importId };
    });
  }
}
