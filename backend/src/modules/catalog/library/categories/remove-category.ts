import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { currentTenantId } from '../../../../platform/context.ts';
import { Db, type Tx } from '../../../../platform/db/db.ts';
import { AppError } from '../../../../platform/errors.ts';
import { PublicCache } from '../../../../platform/http/public-cache.ts';
import { PLATFORM_TENANT_ID } from '../../../../platform/ids.ts';
import { CatalogAuditLog } from '../../shared/audit-log.ts';
import { BookWriter } from '../books/book-writer.ts';
import { lockCategories, findOwnCategory } from './category-tree.ts';
import { checkParent } from './category-tree.rules.ts';

/** Deletes a category: an empty one, or one whose books and child categories move to another. */
export class RemoveCategory extends Command<void> {
  constructor(
    readonly slug: string,
    readonly to: string | null,
  ) {
    super();
  }
}

@CommandHandler(RemoveCategory)
export class RemoveCategoryHandler implements ICommandHandler<RemoveCategory> {
  constructor(
    private readonly db: Db,
    private readonly cache: PublicCache,
    private readonly auditLog: CatalogAuditLog,
    private readonly writer: BookWriter,
  ) {}

  async execute({ slug, to }: RemoveCategory): Promise<void> {
    await this.refuseSchoolsBooks(slug);
    await this.db.transaction(async (tx) => {
      const tenant_id = currentTenantId();
      const tree = await lockCategories(tx);
      findOwnCategory(tree, slug);
      const below = tree.filter(({ parent, own }) => own && parent === slug);
      const books = await tx.book.count({ where: { tenant_id, categories: { has: slug } } });
      if (to === null) {
        if (books > 0 || below.length > 0)
          throw new AppError(
            'conflict',
            'category_not_empty',
            'This category is not empty. Choose where its books and the categories below it go.',
          );
      } else await empty(tx, this.writer, slug, to, tree, below);
      await tx.category.delete({ where: { tenant_id_slug: { tenant_id, slug } } });
      await this.auditLog.record(tx, 'category.removed', slug);
      await this.cache.announce(tx);
    });
    this.cache.forget();
  }

  /** A category of the platform that has books of schools cannot be deleted. */
  private async refuseSchoolsBooks(slug: string): Promise<void> {
    if (currentTenantId() !== PLATFORM_TENANT_ID) return;
    const [found] = await this.db.oversee([
      {
        name: 'books_of_schools_in_category',
        text: `select count(*)::int as books from catalog.book where tenant_id <> $1::uuid and $2 = any(categories)`,
        values: [PLATFORM_TENANT_ID, slug],
      },
    ]);
    const { books } = found!.rows[0] as { books: number };
    if (books > 0)
      throw new AppError(
        'conflict',
        'category_in_use',
        `Schools have ${books} of their own books in this category, so it stays.`,
      );
  }
}

async function empty(
  tx: Tx,
  writer: BookWriter,
  slug: string,
  to: string,
  tree: Awaited<ReturnType<typeof lockCategories>>,
  below: { slug: string }[],
): Promise<void> {
  const tenant_id = currentTenantId();
  if (to === slug || !tree.some((category) => category.slug === to))
    throw new AppError('invalid', 'wrong_target', 'Choose another category that is there.', {
      fields: { to: ['Choose another category that is there.'] },
    });
  for (const child of below) checkParent(tree, child.slug, to);
  await tx.category.updateMany({
    where: { tenant_id, slug: { in: below.map((child) => child.slug) } },
    data: { parent: to },
  });
  await writer.replaceCategory(tx, slug, to);
}
