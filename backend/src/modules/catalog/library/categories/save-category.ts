import { MAX_CATEGORIES } from '@bookgrove/contract';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { randomBytes } from 'node:crypto';
import { currentTenantId } from '../../../../platform/context.ts';
import { Db } from '../../../../platform/db/db.ts';
import { AppError } from '../../../../platform/errors.ts';
import { PublicCache } from '../../../../platform/http/public-cache.ts';
import { PLATFORM_TENANT_ID } from '../../../../platform/ids.ts';
import { Outbox } from '../../../../platform/messaging/outbox.ts';
import { CategoryRenamed } from '../../contract.ts';
import { CatalogAuditLog } from '../../shared/audit-log.ts';
import type { CategoryBody } from './category-bodies.ts';
import { lockCategories, findOwnCategory } from './category-tree.ts';
import { checkParent, slugOf } from './category-tree.rules.ts';

/** Creates a category (slug null) or changes its name and appearance. `MoveCategory` changes its parent and order. */
export class SaveCategory extends Command<{ id: string }> {
  constructor(
    readonly slug: string | null,
    readonly body: CategoryBody,
  ) {
    super();
  }
}

@CommandHandler(SaveCategory)
export class SaveCategoryHandler implements ICommandHandler<SaveCategory> {
  constructor(
    private readonly db: Db,
    private readonly cache: PublicCache,
    private readonly auditLog: CatalogAuditLog,
    private readonly outbox: Outbox,
  ) {}

  async execute({ slug, body }: SaveCategory): Promise<{ id: string }> {
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
      const categories = await lockCategories(tx);
      checkParent(categories, slug, data.parent);
      if (slug !== null) {
        findOwnCategory(categories, slug);
        const before = await tx.category.findUniqueOrThrow({
          where: { tenant_id_slug: { tenant_id, slug } },
          select: { name: true },
        });
        if (before.name !== data.name) await this.outbox.add(tx, CategoryRenamed, { slug });
        await this.auditLog.record(tx, 'category.changed', data.name);
        await tx.category.update({ where: { tenant_id_slug: { tenant_id, slug } }, data });
        await this.cache.announce(tx);
        return slug;
      }
      const own = categories.filter((category) => category.own);
      if (own.length >= MAX_CATEGORIES)
        throw new AppError(
          'conflict',
          'too_many_categories',
          'There are a hundred categories. Delete one first.',
        );
      // The slug of a school's category never equals one that the platform creates later.
      const made = slugOf(data.name, tenant_id === PLATFORM_TENANT_ID ? '' : randomBytes(3).toString('hex'));
      if (categories.some((category) => category.slug === made))
        throw new AppError('invalid', 'name_taken', 'There is a category with this name.', {
          fields: { name: ['There is a category with this name.'] },
        });
      await tx.category.createMany({ data: [{ ...data, tenant_id, slug: made, position: own.length }] });
      await this.auditLog.record(tx, 'category.made', data.name);
      await this.cache.announce(tx);
      return made;
    });
    this.cache.forget();
    return { id };
  }
}
