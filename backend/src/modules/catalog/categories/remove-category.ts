import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { currentTenantId } from '../../../platform/context.ts';
import { Db, type Tx } from '../../../platform/db/db.ts';
import { AppError } from '../../../platform/errors.ts';
import { PublicCache } from '../../../platform/http/public-cache.ts';
import { PLATFORM_TENANT_ID } from '../../../platform/ids.ts';
import { Deeds } from '../deeds.ts';
import { lockShelves, ownShelf } from './shelf-tree.ts';
import { checkParent } from './shelf-tree.rules.ts';

/** Deletes a category: an empty one, or one whose books and lower categories move to another. */
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
    private readonly deeds: Deeds,
  ) {}

  async execute({ slug, to }: RemoveCategory): Promise<void> {
    await this.refuseSchoolsBooks(slug);
    await this.db.transaction(async (tx) => {
      const tenant_id = currentTenantId();
      const shelves = await lockShelves(tx);
      ownShelf(shelves, slug);
      const below = shelves.filter(({ parent, own }) => own && parent === slug);
      const books = await tx.book.count({ where: { tenant_id, categories: { has: slug } } });
      if (to === null) {
        if (books > 0 || below.length > 0)
          throw new AppError(
            'conflict',
            'category_not_empty',
            'This category is not empty. Choose where its books and the categories below it go.',
          );
      } else await empty(tx, slug, to, shelves, below);
      await tx.category.delete({ where: { tenant_id_slug: { tenant_id, slug } } });
      await this.deeds.note(tx, 'category.removed', slug);
      await this.cache.announce(tx);
    });
    this.cache.forget();
  }

  /** What schools put on a shelf of the platform is theirs: it cannot vanish under their books. */
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
  slug: string,
  to: string,
  shelves: Awaited<ReturnType<typeof lockShelves>>,
  below: { slug: string }[],
): Promise<void> {
  const tenant_id = currentTenantId();
  if (to === slug || !shelves.some((shelf) => shelf.slug === to))
    throw new AppError('invalid', 'wrong_target', 'Choose another category that is there.', {
      fields: { to: ['Choose another category that is there.'] },
    });
  for (const child of below) checkParent(shelves, child.slug, to);
  await tx.category.updateMany({
    where: { tenant_id, slug: { in: below.map((child) => child.slug) } },
    data: { parent: to },
  });
  // A book that stands in both keeps the target once.
  await tx.$executeRaw`update catalog.book
    set categories = case when ${to} = any(categories) then array_remove(categories, ${slug})
                          else array_replace(categories, ${slug}, ${to}) end
    where tenant_id = ${tenant_id}::uuid and ${slug} = any(categories)`;
}
