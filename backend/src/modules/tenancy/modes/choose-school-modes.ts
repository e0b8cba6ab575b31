import { invalidFields } from '../../../platform/errors.ts';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { currentTenantId } from '../../../platform/context.ts';
import { lockUntilCommit } from '../../../platform/db/advisory-lock.ts';
import { Db } from '../../../platform/db/db.ts';
import { KnownCategories } from './known-categories.ts';
import type { OfferedMode } from './mode-body.ts';

/** Sets which modes the running school offers, and in which order. */
export class ChooseSchoolModes extends Command<void> {
  constructor(readonly modes: OfferedMode[]) {
    super();
  }
}

@CommandHandler(ChooseSchoolModes)
export class ChooseSchoolModesHandler implements ICommandHandler<ChooseSchoolModes> {
  constructor(
    private readonly db: Db,
    private readonly categories: KnownCategories,
  ) {}

  async execute({ modes }: ChooseSchoolModes): Promise<void> {
    const tenant_id = currentTenantId();
    await this.categories.assertKnown(
      'modes',
      modes.flatMap(({ categories }) => categories ?? []),
    );
    await this.db.transaction(async (tx) => {
      const known = await tx.mode.findMany({
        where: { id: { in: modes.map(({ id }) => id) }, active: true, status: 'ACTIVE' },
        select: { id: true },
      });
      if (known.length !== modes.length)
        throw invalidFields({ modes: ['One of these modes is no longer there. Load the page again.'] });
      if (!modes.some(({ offered }) => offered))
        throw invalidFields({ modes: ['Offer at least one mode: people have to begin somewhere.'] });
      // Of two saves at the same time the second waits, and its whole list is stored.
      await lockUntilCommit(tx, `modes ${tenant_id}`);
      const before = await tx.schoolMode.findMany({ where: { tenant_id } });
      const leading = new Map(
        before.map(({ mode_id, own_categories, categories }) => [mode_id, { own_categories, categories }]),
      );
      await tx.schoolMode.deleteMany({ where: { tenant_id } });
      await tx.schoolMode.createMany({
        data: modes.map(({ id, offered, categories }, position) => ({
          tenant_id,
          mode_id: id,
          offered,
          position,
          ...(categories === undefined
            ? leading.get(id)
            : { own_categories: categories !== null, categories: categories ?? [] }),
        })),
      });
    });
  }
}
