import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { currentTenantId } from '../../../../platform/context.ts';
import { Db } from '../../../../platform/db/db.ts';
import { notFound } from '../../../../platform/errors.ts';
import { PublicCache } from '../../../../platform/http/public-cache.ts';
import { CatalogAuditLog } from '../../shared/audit-log.ts';
import { lockCategories } from './category-tree.ts';

/** Sets whether a school shows a category of the platform. Its books can still be found otherwise. */
export class SetCategoryVisibility extends Command<{ id: string; shown: boolean }> {
  constructor(
    readonly slug: string,
    readonly shown: boolean,
  ) {
    super();
  }
}

@CommandHandler(SetCategoryVisibility)
export class SetCategoryVisibilityHandler implements ICommandHandler<SetCategoryVisibility> {
  constructor(
    private readonly db: Db,
    private readonly cache: PublicCache,
    private readonly auditLog: CatalogAuditLog,
  ) {}

  async execute({ slug, shown }: SetCategoryVisibility): Promise<{ id: string; shown: boolean }> {
    const tenant_id = currentTenantId();
    await this.db.transaction(async (tx) => {
      const categories = await lockCategories(tx);
      if (!categories.some((category) => category.slug === slug && !category.own)) throw notFound('category');
      if (shown) await tx.categoryHidden.deleteMany({ where: { tenant_id, slug } });
      else await tx.categoryHidden.createMany({ data: [{ tenant_id, slug }], skipDuplicates: true });
      await this.auditLog.record(tx, shown ? 'category.shown' : 'category.hidden', slug);
      await this.cache.announce(tx);
    });
    this.cache.forget();
    return { id: slug, shown };
  }
}
