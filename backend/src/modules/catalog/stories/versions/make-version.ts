import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { StoryKind, StoryPage, VersionKind } from '@bookgrove/contract/stories';
import { currentTenantId } from '../../../../platform/context.ts';
import { Db } from '../../../../platform/db/db.ts';
import type { Prisma } from '../../../../platform/db/generated/client.ts';
import { AppError } from '../../../../platform/errors.ts';
import { newId } from '../../../../platform/ids.ts';
import type { Reader } from '../../books/book-access.rules.ts';
import { FindBook } from '../../books/find-book.ts';
import { FamilyKey, WRITTEN_BY, type WrittenBy } from '../family-key.ts';
import { assertRoom } from '../write-story.ts';
import { creditOf } from './credits.ts';

/**
 * Begins one's own version of a book that was written here: its pages and pictures, without its recordings. The licence
 * and the names of those before go along (CC BY 4.0, section 3).
 */
export class MakeVersion extends Command<{ id: string }> {
  constructor(
    readonly book: string,
    readonly reader: NonNullable<Reader>,
    readonly how: VersionKind,
    readonly language: string,
  ) {
    super();
  }
}

interface Origin extends WrittenBy, Record<string, unknown> {
  kind: StoryKind;
  title: string;
  language: string;
  license: string | null;
  credits: string[];
  cover: object;
  pages: StoryPage[];
}

@CommandHandler(MakeVersion)
export class MakeVersionHandler implements ICommandHandler<MakeVersion> {
  constructor(
    private readonly db: Db,
    private readonly find: FindBook,
    private readonly family: FamilyKey,
  ) {}

  async execute({ book: idOrSlug, reader, how, language }: MakeVersion): Promise<{ id: string }> {
    const book = await this.find.for(reader, idOrSlug);
    const [origin] = await this.db.rows<Origin>({
      name: 'story_to_tell_anew',
      text: `select ${WRITTEN_BY}, s.kind, s.title, s.language, s.license, s.credits, s.cover, s.pages from catalog.story s
             where s.tenant_id = $1 and s.book_id = $2 and s.state = 'published'`,
      values: [currentTenantId(), book.id],
    });
    if (!origin?.license)
      throw new AppError('conflict', 'no_versions', 'Nobody may make a version of this book.');
    if (how === 'translation' && language === origin.language)
      throw new AppError('invalid', 'same_language', 'Please look at the marked fields.', {
        fields: { language: ['Choose another language than that of the book.'] },
      });
    if (how === 'translation' && !(await this.family.letsTranslate(origin.authors, reader.userId)))
      throw new AppError(
        'conflict',
        'no_translation',
        'The family of who wrote it does not want it in other languages.',
      );
    const credit = creditOf(how, book, origin.license);
    const id = newId();
    return this.db.transaction(async (tx) => {
      const tenant_id = await assertRoom(tx, reader.userId);
      const stored = await tx.storyMedia.findMany({
        where: { tenant_id, story_id: origin.id, kind: 'picture' },
        orderBy: { id: 'asc' },
      });
      const renamed = stored.map((media) => ({ ...media, was: media.id, id: newId() }));
      // Ids stand nowhere else in a picture, so their text can be exchanged as it is.
      const anew = (value: unknown): Prisma.InputJsonValue =>
        JSON.parse(
          renamed.reduce((text, { was, id: now }) => text.replaceAll(was, now), JSON.stringify(value)),
        ) as Prisma.InputJsonValue;
      await tx.story.createMany({
        data: [
          {
            id,
            tenant_id,
            author_id: reader.userId,
            kind: origin.kind,
            title: origin.title,
            language: how === 'translation' ? language : origin.language,
            cover: anew(origin.cover),
            pages: anew(origin.pages.map((page) => ({ ...page, voice: null }))),
            license: origin.license,
            from_id: book.id,
            derivation: how,
            credits: [...origin.credits, credit],
          },
        ],
      });
      await tx.storyMedia.createMany({
        data: renamed.map(({ was: _was, created_at: _at, ...media }) => ({
          ...media,
          story_id: id,
          owner_id: reader.userId,
        })),
      });
      return { id };
    });
  }
}
