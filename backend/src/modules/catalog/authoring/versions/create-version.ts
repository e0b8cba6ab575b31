import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { StoryKind, StoryPage, VersionKind } from '@bookgrove/contract/stories';
import { currentTenantId } from '../../../../platform/context.ts';
import { Db } from '../../../../platform/db/db.ts';
import { AppError, invalidFields } from '../../../../platform/errors.ts';
import { newId } from '../../../../platform/ids.ts';
import type { Reader } from '../../library/books/book-access.rules.ts';
import { FindBook } from '../../library/books/find-book.ts';
import { FamilyConsent, STORY_AUTHORSHIP, type StoryAuthorship } from '../stories/family-consent.ts';
import { creditLine } from '../stories/credit-line.ts';
import { StoryWriter } from '../stories/story-writer.ts';

/**
 * Begins a version of a book that was written here: its pages and pictures, without its recordings. It keeps the
 * licence and credits the authors of the works that it is based on (CC BY 4.0, section 3).
 */
export class CreateVersion extends Command<{ id: string }> {
  constructor(
    readonly book: string,
    readonly reader: NonNullable<Reader>,
    readonly how: VersionKind,
    readonly language: string,
  ) {
    super();
  }
}

interface Origin extends StoryAuthorship, Record<string, unknown> {
  kind: StoryKind;
  title: string;
  language: string;
  license: string | null;
  credits: string[];
  cover: object;
  pages: StoryPage[];
}

@CommandHandler(CreateVersion)
export class CreateVersionHandler implements ICommandHandler<CreateVersion> {
  constructor(
    private readonly db: Db,
    private readonly find: FindBook,
    private readonly family: FamilyConsent,
    private readonly stories: StoryWriter,
  ) {}

  async execute({ book: idOrSlug, reader, how, language }: CreateVersion): Promise<{ id: string }> {
    const book = await this.find.for(reader, idOrSlug);
    const [origin] = await this.db.rows<Origin>({
      name: 'story_of_version',
      text: `select ${STORY_AUTHORSHIP}, s.kind, s.title, s.language, s.license, s.credits, s.cover, s.pages from catalog.story s
             where s.tenant_id = $1 and s.book_id = $2 and s.state = 'published'`,
      values: [currentTenantId(), book.id],
    });
    const license = origin?.license;
    if (!license) throw new AppError('conflict', 'no_versions', 'Nobody may make a version of this book.');
    if (how === 'translation' && language === origin.language)
      throw invalidFields({ language: ['Choose another language than that of the book.'] }, 'same_language');
    if (how === 'translation' && !(await this.family.mayTranslate(origin.authors, reader.userId)))
      throw new AppError(
        'conflict',
        'no_translation',
        'A family of its authors does not allow translations.',
      );
    return this.db.transaction(async (tx) => {
      const tenant_id = currentTenantId();
      const stored = await tx.storyMedia.findMany({
        where: { tenant_id, story_id: origin.id, kind: 'picture' },
        orderBy: { id: 'asc' },
      });
      const copied = stored.map((media) => ({ ...media, oldId: media.id, id: newId() }));
      // An id occurs in a scene only as a reference to a picture, so it can be replaced in the JSON text.
      const withNewIds = (value: unknown): unknown =>
        JSON.parse(copied.reduce((text, { oldId, id }) => text.replaceAll(oldId, id), JSON.stringify(value)));
      const id = await this.stories.create(tx, {
        author_id: reader.userId,
        kind: origin.kind,
        title: origin.title,
        language: how === 'translation' ? language : origin.language,
        cover: withNewIds(origin.cover),
        pages: withNewIds(origin.pages.map((page) => ({ ...page, voice: null }))),
        license,
        from_id: book.id,
        derivation: how,
        credits: [...origin.credits, creditLine(how, book, license)],
      });
      await tx.storyMedia.createMany({
        data: copied.map(({ oldId: _oldId, created_at: _at, ...media }) => ({
          ...media,
          story_id: id,
          owner_id: reader.userId,
        })),
      });
      return { id };
    });
  }
}
