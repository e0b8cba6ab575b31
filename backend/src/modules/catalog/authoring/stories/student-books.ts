import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { emptyPage, emptyScene, STORY_LIMITS } from '@bookgrove/contract/stories';
import { currentTenantId } from '../../../../platform/context.ts';
import { Db, type Tx } from '../../../../platform/db/db.ts';
import type { Story as StoryRecord } from '../../../../platform/db/generated/client.ts';
import { AppError, invalidFields, notFound } from '../../../../platform/errors.ts';
import { newId } from '../../../../platform/ids.ts';
import { Outbox } from '../../../../platform/messaging/outbox.ts';
import { BookWriter } from '../../library/books/book-writer.ts';
import { slugOf } from '../../library/books/book.rules.ts';
import { StoryBookWriter } from '../../library/books/story-book-writer.ts';
import { addFile } from '../../library/uploads/attach-file.ts';
import type { UploadedDetails } from '../../library/uploads/receive-upload.ts';
import { SubmitStudentBook } from '../../library/uploads/submit-student-book.ts';
import { UploadStorage, type IncomingFile } from '../../library/uploads/upload-storage.ts';
import { assertOpen } from './story.rules.ts';
import { lockStory, StoryWriter } from './story-writer.ts';

/** Replaces the file of a student's book, in a state in which its author may change it. */
export class ReplaceStudentBookFile extends Command<{ id: string; status: 'waiting' }> {
  constructor(
    readonly id: string,
    readonly authorId: string,
    readonly file: IncomingFile,
    readonly details: UploadedDetails,
  ) {
    super();
  }
}

/** Changes what is said about a student's book. */
export class DescribeStudentBook extends Command<{ version: number; updated_at: string }> {
  constructor(
    readonly id: string,
    readonly authorId: string,
    readonly version: number,
    readonly about: { title: string; summary: string; language: string },
  ) {
    super();
  }
}

@CommandHandler(SubmitStudentBook)
export class SubmitStudentBookHandler implements ICommandHandler<SubmitStudentBook> {
  constructor(
    private readonly books: BookWriter,
    private readonly db: Db,
    private readonly intake: UploadStorage,
    private readonly outbox: Outbox,
    private readonly stories: StoryWriter,
  ) {}

  async execute({
    authorId,
    file,
    details,
  }: SubmitStudentBook): Promise<{ id: string; status: 'waiting'; story_id: string }> {
    assertStudentFields(details, ['title', 'summary', 'language']);
    const [book_id, file_id] = [newId(), newId()];
    const title = titleOf(details.title, file.name);
    const about = { title, summary: details.summary?.trim() ?? '', language: details.language ?? 'und' };
    let story_id = '';
    await this.intake.take(`books/${book_id}/${file_id}`, file, (arrived) =>
      this.db.transaction(async (tx) => {
        story_id = await this.stories.create(tx, {
          ...about,
          author_id: authorId,
          kind: 'story',
          cover: emptyScene(),
          pages: [emptyPage('p1')],
          book_id,
          file_id,
          file_name: file.name.slice(0, 255),
        });
        await this.books.create(tx, {
          ...about,
          id: book_id,
          tenant_id: currentTenantId(),
          slug: `${slugOf(title)}-${book_id.slice(-6)}`,
          title_from_file: false,
          authors: [],
          illustrators: [],
          categories: [],
          student_made: true,
          form: 'story',
          rights: 'own',
          visibility: 'school',
          publish_when_ready: false,
          created_by: authorId,
        });
        await addFile(tx, this.outbox, book_id, file_id, file.name, arrived);
      }),
    );
    return { id: book_id, status: 'waiting', story_id };
  }
}

@CommandHandler(ReplaceStudentBookFile)
export class ReplaceStudentBookFileHandler implements ICommandHandler<ReplaceStudentBookFile> {
  constructor(
    private readonly books: StoryBookWriter,
    private readonly db: Db,
    private readonly intake: UploadStorage,
    private readonly outbox: Outbox,
    private readonly stories: StoryWriter,
  ) {}

  async execute({
    id,
    authorId,
    file,
    details,
  }: ReplaceStudentBookFile): Promise<{ id: string; status: 'waiting' }> {
    assertStudentFields(details, []);
    // Checked before the file is received, and again when it is stored.
    const { book_id } = await this.db.transaction((tx) => openFile(tx, id, authorId));
    const file_id = newId();
    await this.intake.take(`books/${book_id}/${file_id}`, file, (arrived) =>
      this.db.transaction(async (tx) => {
        const story = await openFile(tx, id, authorId);
        await this.stories.saveFile(tx, story, { file_id, file_name: file.name.slice(0, 255) });
        await this.books.expectUpload(tx, story.book_id, story.title);
        await addFile(tx, this.outbox, story.book_id, file_id, file.name, arrived);
      }),
    );
    return { id: book_id, status: 'waiting' };
  }
}

@CommandHandler(DescribeStudentBook)
export class DescribeStudentBookHandler implements ICommandHandler<DescribeStudentBook> {
  constructor(
    private readonly db: Db,
    private readonly stories: StoryWriter,
  ) {}

  execute({
    id,
    authorId,
    version,
    about,
  }: DescribeStudentBook): Promise<{ version: number; updated_at: string }> {
    return this.db.transaction(async (tx) => {
      const story = await openFile(tx, id, authorId);
      if (story.version !== version)
        throw new AppError('conflict', 'story_changed', 'This book was changed in another window.');
      return this.stories.saveFile(tx, story, about);
    });
  }
}

/**
 * Locks a book that its author may change now, and that has no file in the check.
 * @throws AppError not_found, conflict `story_closed`, conflict `check_running`
 */
async function openFile(tx: Tx, id: string, authorId: string): Promise<StoryRecord & { book_id: string }> {
  const story = await lockStory(tx, id);
  const { tenant_id, book_id, file_id, author_id } = story;
  if (author_id !== authorId || !file_id || !book_id) throw notFound('book');
  assertOpen(story.state as Parameters<typeof assertOpen>[0]);
  const where = { tenant_id, book_id, status: { in: ['waiting' as const, 'processing' as const] } };
  if (await tx.bookFile.count({ where }))
    throw new AppError(
      'conflict',
      'check_running',
      'The last file is still being checked. Try again in a moment.',
    );
  return { ...story, book_id };
}

/** The title that the student gave, otherwise one from the name of the file. */
const titleOf = (given: string | undefined, name: string): string =>
  (
    given?.trim() ||
    name
      .replace(/\.(epub|pdf)$/i, '')
      .replace(/[_-]+/g, ' ')
      .trim() ||
    'My book'
  ).slice(0, STORY_LIMITS.title);

const LONGEST_SUMMARY = 1_000;

/**
 * A student states title, summary and language alone: the book is their own work, free, and for their school.
 * @throws AppError invalid that names the field
 */
function assertStudentFields(details: UploadedDetails, allowed: readonly (keyof UploadedDetails)[]): void {
  for (const [field, value] of Object.entries(details)) {
    if (value === undefined || value === false || (allowed as readonly string[]).includes(field)) continue;
    throw invalidFields(
      { [field]: ['A student’s book is their own work, for their school. This cannot be set.'] },
      'not_for_students',
    );
  }
  if ((details.title?.trim().length ?? 0) > STORY_LIMITS.title)
    throw invalidFields({ title: ['A title has at most 120 characters.'] });
  if ((details.summary?.length ?? 0) > LONGEST_SUMMARY)
    throw invalidFields({ summary: ['A summary has at most 1,000 characters.'] });
}
