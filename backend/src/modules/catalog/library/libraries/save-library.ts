import { WORLD_LIMITS } from '@bookgrove/contract/dear-world-book';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { currentTenantId } from '../../../../platform/context.ts';
import { lockUntilCommit } from '../../../../platform/db/advisory-lock.ts';
import { Db, type Tx } from '../../../../platform/db/db.ts';
import type { Prisma } from '../../../../platform/db/generated/client.ts';
import { AppError, invalidFields, notFound } from '../../../../platform/errors.ts';
import { PublicCache } from '../../../../platform/http/public-cache.ts';
import { newId, PLATFORM_TENANT_ID } from '../../../../platform/ids.ts';
import { CatalogAuditLog } from '../../shared/audit-log.ts';
import { CountLibraries } from './count-libraries.ts';
import type { LibraryBody } from './library-bodies.ts';

/** Creates a library (id null), or changes one: the request replaces all of it. */
export class SaveLibrary extends Command<{ id: string; slug: string; version: number }> {
  constructor(
    readonly id: string | null,
    readonly body: LibraryBody,
  ) {
    super();
  }
}

@CommandHandler(SaveLibrary)
export class SaveLibraryHandler implements ICommandHandler<SaveLibrary> {
  constructor(
    private readonly db: Db,
    private readonly counts: CountLibraries,
    private readonly auditLog: CatalogAuditLog,
    private readonly cache: PublicCache,
  ) {}

  async execute({ id, body }: SaveLibrary): Promise<{ id: string; slug: string; version: number }> {
    const tenant_id = currentTenantId();
    const { books, version, wishes, ...facts } = body;
    if (body.selection === 'own' && tenant_id === PLATFORM_TENANT_ID)
      throw refuse('selection', 'The platform is not a school. Pick the books.');
    const kept = await this.db.transaction(async (tx) => {
      // Changes of a tenant's libraries are serialized, so that the limit holds and addresses are unique.
      await lockUntilCommit(tx, `libraries ${tenant_id}`);
      const before = id ? await tx.library.findUnique({ where: { tenant_id_id: { tenant_id, id } } }) : null;
      if (id && !before) throw notFound('library');
      if (before && before.version !== version)
        throw new AppError(
          'conflict',
          'library_changed',
          'Somebody else changed this library meanwhile. Load the page again.',
        );
      if (!before && (await tx.library.count({ where: { tenant_id } })) >= WORLD_LIMITS.libraries)
        throw new AppError('conflict', 'too_many_libraries', 'There are fifty libraries. Close one first.');
      const other = await tx.library.findFirst({
        where: {
          slug: body.slug,
          tenant_id: { in: [tenant_id, PLATFORM_TENANT_ID] },
          ...(id && { id: { not: id } }),
        },
        select: { id: true },
      });
      if (other) throw refuse('slug', 'Another library has this address. Choose another one.');
      const owners = await ownersOf(tx, books);
      const data = { ...facts, wishes: wishes.map((wish) => ({ ...wish })) as Prisma.InputJsonValue };
      const library_id = id ?? newId();
      if (before)
        await tx.library.update({
          where: { tenant_id_id: { tenant_id, id: library_id } },
          data: { ...data, version: { increment: 1 } },
        });
      else await tx.library.createMany({ data: [{ ...data, id: library_id, tenant_id }] });
      await tx.libraryBook.deleteMany({ where: { tenant_id, library_id } });
      if (body.selection === 'picked')
        await tx.libraryBook.createMany({
          data: books.map((book_id, position) => ({
            tenant_id,
            library_id,
            book_tenant_id: owners.get(book_id.toLowerCase())!,
            book_id: book_id.toLowerCase(),
            position,
          })),
        });
      await this.auditLog.record(tx, before ? 'library.changed' : 'library.opened', body.name);
      await this.cache.announceToAll(tx);
      return { id: library_id, slug: body.slug, version: (before?.version ?? 0) + 1 };
    });
    await this.counts.count(kept.id);
    this.cache.forgetAll();
    return kept;
  }
}

/** Deletes a library; its books stay. Deleting it again changes nothing. */
export class RemoveLibrary extends Command<void> {
  constructor(readonly id: string) {
    super();
  }
}

@CommandHandler(RemoveLibrary)
export class RemoveLibraryHandler implements ICommandHandler<RemoveLibrary> {
  constructor(
    private readonly db: Db,
    private readonly auditLog: CatalogAuditLog,
    private readonly cache: PublicCache,
  ) {}

  async execute({ id }: RemoveLibrary): Promise<void> {
    await this.db.transaction(async (tx) => {
      const where = { tenant_id_id: { tenant_id: currentTenantId(), id } };
      const library = await tx.library.findUnique({ where, select: { name: true } });
      if (!library) return;
      await tx.library.deleteMany({ where: { tenant_id: currentTenantId(), id } });
      await this.auditLog.record(tx, 'library.removed', library.name);
      await this.cache.announceToAll(tx);
    });
    this.cache.forgetAll();
  }
}

/** The owners of the books: this school or the platform. @throws AppError invalid for any other book */
async function ownersOf(tx: Tx, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const found = await tx.book.findMany({
    where: {
      id: { in: ids.map((id) => id.toLowerCase()) },
      tenant_id: { in: [currentTenantId(), PLATFORM_TENANT_ID] },
      status: 'published',
    },
    select: { id: true, tenant_id: true },
  });
  if (found.length !== ids.length)
    throw refuse('books', 'A book that you picked is not in the library any more. Take it away.');
  return new Map(found.map(({ id, tenant_id }) => [id, tenant_id]));
}

const refuse = (member: string, message: string): AppError => invalidFields({ [member]: [message] });
