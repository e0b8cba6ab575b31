import { Command, CommandHandler, QueryBus, type ICommandHandler } from '@nestjs/cqrs';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { AppError, notFound } from '../../../platform/errors.ts';
import { PublicCache } from '../../../platform/http/public-cache.ts';
import { PLATFORM_TENANT_ID } from '../../../platform/ids.ts';
import { actingPerson } from '../acting-person.ts';
import { isPageSlug, isSchoolPage, type PageLocale, type PageSlug } from './page.rules.ts';

interface PageTexts {
  title: string;
  summary: string;
  body: string;
}

/** Writes the next version of a page. `after` is the version that its editor started from. */
export class SavePage extends Command<{ version: number }> {
  constructor(
    readonly slug: string,
    readonly locale: PageLocale,
    readonly after: number,
    readonly words: PageTexts,
  ) {
    super();
  }
}

/** Refuses edits of the platform's pages by a school. */
export function assertMayWrite(slug: PageSlug): void {
  if (currentTenantId() !== PLATFORM_TENANT_ID && !isSchoolPage(slug))
    throw new AppError(
      'forbidden',
      'platform_page',
      'This page is the same for every school; the platform writes it.',
    );
}

@CommandHandler(SavePage)
export class SavePageHandler implements ICommandHandler<SavePage> {
  constructor(
    private readonly db: Db,
    private readonly cache: PublicCache,
    private readonly queries: QueryBus,
  ) {}

  async execute({ slug, locale, after, words }: SavePage): Promise<{ version: number }> {
    if (!isPageSlug(slug)) throw notFound('page');
    assertMayWrite(slug);
    const editor = await actingPerson(this.queries);
    const tenant_id = currentTenantId();
    const version = after + 1;
    await this.db.transaction(async (tx) => {
      const newest = await tx.pageVersion.findFirst({
        where: { tenant_id, slug, locale },
        orderBy: { version: 'desc' },
        select: { version: true, editor_name: true },
      });
      if ((newest?.version ?? 0) !== after) throw changedMeanwhile(newest?.editor_name);
      // The primary key decides between two concurrent saves: the second row is not written.
      const written = await tx.pageVersion.createMany({
        data: [
          { tenant_id, slug, locale, version, ...words, editor_id: editor.id, editor_name: editor.name },
        ],
        skipDuplicates: true,
      });
      if (written.count === 0) throw changedMeanwhile();
      await this.cache.announce(tx);
    });
    this.cache.forget();
    return { version };
  }
}

const changedMeanwhile = (name?: string): AppError =>
  new AppError(
    'conflict',
    'page_changed',
    `${name ?? 'Somebody else'} saved this page while you were writing. Your words are still here: look at the new version in the history, then save yours again.`,
  );
