import { MOST_SHELVES } from '@bookgrove/contract';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { randomBytes } from 'node:crypto';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { AppError } from '../../../platform/errors.ts';
import { PublicCache } from '../../../platform/http/public-cache.ts';
import { PLATFORM_TENANT_ID } from '../../../platform/ids.ts';
import { Outbox } from '../../../platform/messaging/outbox.ts';
import { CategoryRenamed } from '../contract.ts';
import { Deeds } from '../deeds.ts';
import type { CategoryBody } from './category-bodies.ts';
import { lockShelves, ownShelf } from './shelf-tree.ts';
import { checkParent, slugOf } from './shelf-tree.rules.ts';

/** Makes a category (slug null) or changes what it says. Where it stands is changed by `MoveCategory`. */
export class KeepCategory extends Command<{ id: string }> {
  constructor(
    readonly slug: string | null,
    readonly body: CategoryBody,
  ) {
    super();
  }
}

@CommandHandler(KeepCategory)
export class KeepCategoryHandler implements ICommandHandler<KeepCategory> {
  constructor(
    private readonly db: Db,
    private readonly cache: PublicCache,
    private readonly deeds: Deeds,
    private readonly outbox: Outbox,
  ) {}

  async execute({ slug, body }: KeepCategory): Promise<{ id: string }> {
    const tenant_id = currentTenantId();
    const { parent, ...words } = body;
    const data = {
      name: words.name,
      description: words.description ?? '',
      icon: words.icon ?? null,
      color: words.color ?? null,
      names: Object.fromEntries(
        Object.entries(words.names ?? {})
          .map(([language, name]) => [language, name.trim()] as const)
          .filter(([, name]) => name !== ''),
      ),
      parent: parent ?? null,
    };
    const id = await this.db.transaction(async (tx) => {
      const shelves = await lockShelves(tx);
      checkParent(shelves, slug, data.parent);
      if (slug !== null) {
        ownShelf(shelves, slug);
        const before = await tx.category.findUniqueOrThrow({
          where: { tenant_id_slug: { tenant_id, slug } },
          select: { name: true },
        });
        if (before.name !== data.name) await this.outbox.add(tx, CategoryRenamed, { slug });
        await this.deeds.note(tx, 'category.changed', data.name);
        await tx.category.update({ where: { tenant_id_slug: { tenant_id, slug } }, data });
        await this.cache.announce(tx);
        return slug;
      }
      const own = shelves.filter((shelf) => shelf.own);
      if (own.length >= MOST_SHELVES)
        throw new AppError(
          'conflict',
          'too_many_categories',
          'There are a hundred categories. Delete one first.',
        );
      // A school's own never meets one that the platform makes later.
      const made = slugOf(data.name, tenant_id === PLATFORM_TENANT_ID ? '' : randomBytes(3).toString('hex'));
      if (shelves.some((shelf) => shelf.slug === made))
        throw new AppError('invalid', 'name_taken', 'There is a category with this name.', {
          fields: { name: ['There is a category with this name.'] },
        });
      await tx.category.createMany({ data: [{ ...data, tenant_id, slug: made, position: own.length }] });
      await this.deeds.note(tx, 'category.made', data.name);
      await this.cache.announce(tx);
      return made;
    });
    this.cache.forget();
    return { id };
  }
}
