import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { refused } from '../schools/save-address.ts';
import type { OfferedMode } from './mode-body.ts';

/** Says which modes the running school offers, and in which order. */
export class ChooseSchoolModes extends Command<void> {
  constructor(readonly modes: OfferedMode[]) {
    super();
  }
}

@CommandHandler(ChooseSchoolModes)
export class ChooseSchoolModesHandler implements ICommandHandler<ChooseSchoolModes> {
  constructor(private readonly db: Db) {}

  async execute({ modes }: ChooseSchoolModes): Promise<void> {
    const tenant_id = currentTenantId();
    await this.db.transaction(async (tx) => {
      const known = await tx.mode.findMany({
        where: { id: { in: modes.map(({ id }) => id) }, active: true, status: 'ACTIVE' },
        select: { id: true },
      });
      if (known.length !== modes.length)
        throw refused({ modes: ['One of these modes is no longer there. Load the page again.'] });
      if (!modes.some(({ offered }) => offered))
        throw refused({ modes: ['Offer at least one mode: people have to begin somewhere.'] });
      // Two saves at once: the second waits, and its whole list stands.
      await tx.$executeRaw`select pg_advisory_xact_lock(hashtext(${`modes ${tenant_id}`}))`;
      await tx.schoolMode.deleteMany({ where: { tenant_id } });
      await tx.schoolMode.createMany({
        data: modes.map(({ id, offered }, position) => ({ tenant_id, mode_id: id, offered, position })),
      });
    });
  }
}
