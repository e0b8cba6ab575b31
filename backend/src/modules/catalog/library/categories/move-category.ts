import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { currentTenantId } from '../../../../platform/context.ts';
import { Db } from '../../../../platform/db/db.ts';
import { PublicCache } from '../../../../platform/http/public-cache.ts';
import { CatalogAuditLog } from '../../shared/audit-log.ts';
import { lockCategories, findOwnCategory } from './category-tree.ts';
import { checkParent, orderAfter } from './category-tree.rules.ts';

/** Puts a category below another one, or before one of its neighbours. */
export class MoveCategory extends Command<{ id: string }> {
  constructor(
    readonly slug: string,
    readonly parent: string | null,
    readonly before: string | null,
  ) {
    super();
  }
}

@CommandHandler(MoveCategory)
export class MoveCategoryHandler implements ICommandHandler<MoveCategory> {
  constructor(
    private readonly db: Db,
    private readonly cache: PublicCache,
    private readonly auditLog: CatalogAuditLog,
  ) {}

  async execute({ slug, parent, before }: MoveCategory): Promise<{ id: string }> {
    const tenant_id = currentTenantId();
    await this.db.transaction(async (tx) => {
      const categories = await lockCategories(tx);
      findOwnCategory(categories, slug);
      checkParent(categories, slug, parent);
      const siblings = categories
        .filter((category) => category.own && category.parent === parent)
        .map((one) => one.slug);
      const order = orderAfter(siblings, slug, before);
      await tx.category.update({ where: { tenant_id_slug: { tenant_id, slug } }, data: { parent } });
      await tx.$executeRaw`update catalog.category c set position = o.place::int
        from unnest(${order}::text[]) with ordinality o (slug, place)
        where c.tenant_id = ${tenant_id}::uuid and c.slug = o.slug`;
      await this.auditLog.record(tx, 'category.moved', slug);
      await this.cache.announce(tx);
    });
    this.cache.forget();
    return { id: slug };
  }
}
