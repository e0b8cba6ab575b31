import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Db, type Tx } from '../../../platform/db/db.ts';
import { AppError, notFound, invalidFields } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import { Pictures } from '../pictures/pictures.ts';
import { assertPlatform } from '../shared/assert-platform.ts';
import { KnownCategories } from './known-categories.ts';
import { MOST_MODES } from './list-modes.query.ts';
import type { ModeChange } from './mode-body.ts';

/** Creates a mode, or changes the sent members of one. */
export class SaveMode extends Command<void> {
  /** @param id of the mode to change; null for a new one */
  constructor(
    readonly id: string | null,
    readonly body: ModeChange,
    readonly picture: Buffer | null,
  ) {
    super();
  }
}

@CommandHandler(SaveMode)
export class SaveModeHandler implements ICommandHandler<SaveMode> {
  constructor(
    private readonly db: Db,
    private readonly pictures: Pictures,
    private readonly categories: KnownCategories,
  ) {}

  async execute({ id, body, picture }: SaveMode): Promise<void> {
    assertPlatform();
    if (!id && !body.name) throw invalidFields({ name: ['Give the mode a name.'] });
    if (body.lock === 'roles' && (body.lock_roles ?? []).length === 0)
      throw invalidFields({ lock_roles: ['Choose at least one role that may use it.'] });
    await this.categories.assertKnown('categories', body.categories ?? []);
    const owner = id ?? newId();
    const image = picture && (await this.pictures.keep('modes', owner, picture, 'image'));
    const data = { ...body, ...(image && { image }) };
    try {
      await this.db.transaction((tx) => (id ? this.change(tx, id, data) : this.add(tx, owner, data)));
    } catch (error) {
      if ((error as { code?: string }).code !== 'P2002') throw error;
      throw invalidFields({ name: [`There is a mode called “${body.name}” already. Choose another name.`] });
    }
  }

  private async change(tx: Tx, id: string, data: ModeChange): Promise<void> {
    const { count } = await tx.mode.updateMany({ where: { id }, data });
    if (count === 0) throw notFound('mode');
  }

  private async add(tx: Tx, id: string, data: ModeChange): Promise<void> {
    const last = await tx.mode.aggregate({ _max: { position: true }, _count: true });
    if (last._count >= MOST_MODES)
      throw new AppError(
        'conflict',
        'too_many_modes',
        `There are ${MOST_MODES} modes already. Change one of them.`,
      );
    await tx.mode.createMany({
      data: [{ ...data, id, name: data.name!, position: (last._max.position ?? -1) + 1 }],
    });
  }
}

/** Orders the platform's modes. */
export class OrderModes extends Command<void> {
  constructor(readonly ids: string[]) {
    super();
  }
}

@CommandHandler(OrderModes)
export class OrderModesHandler implements ICommandHandler<OrderModes> {
  constructor(private readonly db: Db) {}

  async execute({ ids }: OrderModes): Promise<void> {
    assertPlatform();
    await this.db.transaction(async (tx) => {
      // Rows are locked in the order of their ids, so that two requests at the same time wait for each other and do not
      // deadlock.
      const rows = await tx.$queryRaw<{ id: string }[]>`select id from tenancy.mode order by id for update`;
      const known = new Set(rows.map(({ id }) => id));
      if (rows.length !== ids.length || !ids.every((id) => known.has(id)))
        throw new AppError('conflict', 'modes_changed', 'The modes changed meanwhile. Load the page again.');
      for (const [position, id] of ids.entries()) await tx.mode.update({ where: { id }, data: { position } });
    });
  }
}
