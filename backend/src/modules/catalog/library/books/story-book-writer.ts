import { Injectable } from '@nestjs/common';
import { currentTenantId } from '../../../../platform/context.ts';
import type { Tx } from '../../../../platform/db/db.ts';
import type { Book, Prisma } from '../../../../platform/db/generated/client.ts';
import type { WithdrawalKind } from '../../contract.ts';
import type { BookActor } from './book-history.ts';
import type { CharityColumns } from './book-charities.ts';
import { BookWriter, type BookUpdate } from './book-writer.ts';

/** A book without a file that anybody could read or restore. */
const WITHOUT_FILE = {
  file_id: null,
  ingestion: 'refused',
  publish_when_ready: false,
  has_cover: false,
  cover_id: null,
  cover_color: null,
} as const satisfies BookUpdate;

/** Stands for the authors of a book, one of whom was erased. */
export const UNNAMED_AUTHOR = 'A young author';

/** What remains of the book of an erased story: a row to which reading sessions and lists of others can refer. */
const ERASED_BOOK = {
  ...WITHOUT_FILE,
  status: 'archived',
  title: 'Erased book',
  title_from_file: false,
  subtitle: null,
  authors: [],
  illustrators: [],
  translators: [],
  narrators: [],
  summary: '',
  categories: [],
  themes: [],
  keywords: [],
  series: null,
  series_position: null,
  publisher: null,
  isbn: null,
  record_ref: null,
  license: null,
  rights_proof: '',
  accessibility_summary: null,
  has_audio: false,
  word_count: 0,
  pages: 0,
  reading_minutes: 0,
} as const satisfies BookUpdate;

/** The fields of a book that its story determines. */
export type StoryBookDetails = Pick<
  Prisma.BookCreateManyInput,
  | 'title'
  | 'summary'
  | 'rights'
  | 'title_from_file'
  | 'authors'
  | 'language'
  | 'license'
  | 'based_on'
  | 'translation_of'
  | 'work_id'
  | 'student_made'
  | 'form'
  | 'age_rating'
  | 'reading_level'
  | 'age_min'
  | 'age_max'
>;

/** Why the book of a story is withdrawn. */
export interface StoryBookWithdrawal {
  /** User id of the person who decided; null where nobody did: a consent was withdrawn, or an account was erased. */
  by: string | null;
  kind: Extract<WithdrawalKind, 'story_withdrawn' | 'author_erased' | 'new_edition'>;
  /** Does not change a book that staff wrote. */
  studentMadeOnly?: boolean;
}

/** The actor of a history entry where no person decided: the uploader's id, without a name. */
const nobody = ({ created_by }: Book): BookActor => ({ id: created_by, name: '' });

/** Writes the books of stories, by the rules of `BookWriter`. */
@Injectable()
export class StoryBookWriter {
  constructor(private readonly books: BookWriter) {}

  /**
   * Creates the book of a story, or prepares it for a new edition: a draft that is published when its file has passed
   * the check.
   * @returns the book as it was before; null if it was created
   */
  async save(
    tx: Tx,
    id: string,
    details: StoryBookDetails,
    created: { slug: string; created_by: string } & CharityColumns,
  ): Promise<Book | null> {
    const next = { publish_when_ready: true, ingestion: 'waiting' as const };
    const book = await this.books.lock(tx, id);
    if (!book)
      await this.books.create(tx, {
        ...details,
        ...next,
        ...created,
        id,
        tenant_id: currentTenantId(),
        illustrators: [],
        categories: [],
      });
    else {
      await this.books.write(
        tx,
        book,
        { ...details, ...next, status: 'draft' },
        { by: null, kind: 'new_edition' },
      );
      if (book.status !== 'draft') await this.books.record(tx, id, { move: 'edition', actor: nobody(book) });
    }
    return book;
  }

  /** Names the charity that gets a share of the book, and its project. */
  async nameCharity(tx: Tx, id: string, charity: CharityColumns): Promise<void> {
    const book = await this.books.lock(tx, id);
    if (book) await this.books.write(tx, book, charity, { by: null, kind: 'new_edition' });
  }

  /**
   * Archives the book of a story that must not be read any more; an edition whose file is being checked is not
   * published.
   * @param uploadedFile of a book that a student put in: the file that they see again, because the edition is deleted
   */
  async withdraw(
    tx: Tx,
    id: string,
    { by, kind, studentMadeOnly = false }: StoryBookWithdrawal,
    uploadedFile: string | null,
  ): Promise<void> {
    const book = await this.books.lock(tx, id);
    if (!book || (studentMadeOnly && !book.student_made)) return;
    await this.books.write(
      tx,
      book,
      {
        status: 'archived',
        publish_when_ready: false,
        ...(uploadedFile && { file_id: uploadedFile, ingestion: 'ready' as const }),
      },
      { by, kind },
    );
    const actor = by === null ? nobody(book) : { id: by, name: '' };
    if (book.status !== 'archived') await this.books.record(tx, id, { move: 'withdraw', actor });
  }

  /** Makes the uploaded, checked file the one of the book. */
  async showUpload(tx: Tx, id: string, file_id: string): Promise<void> {
    const book = await this.books.lock(tx, id);
    if (book && book.file_id !== file_id)
      await this.books.write(
        tx,
        book,
        { file_id, ingestion: 'ready', publish_when_ready: false },
        { by: null, kind: 'story_withdrawn' },
      );
  }

  /** A student uploads another file of a book that is not published: it is checked, and not published afterwards. */
  async expectUpload(tx: Tx, id: string, title: string): Promise<void> {
    const book = await this.books.lock(tx, id);
    if (book)
      await this.books.write(
        tx,
        book,
        { title, status: 'draft', ingestion: 'waiting', publish_when_ready: false },
        { by: book.created_by, kind: 'new_edition' },
      );
  }

  /**
   * Erases the book of a story: its details, files, moderation case and history. The row stays, archived and empty.
   * A book that staff wrote is not changed.
   * @returns the book as it was; null if it was not changed
   */
  async erase(tx: Tx, id: string): Promise<Book | null> {
    const book = await this.books.lock(tx, id);
    if (!book?.student_made) return null;
    const of = { where: { tenant_id: book.tenant_id, book_id: id } };
    await this.books.write(
      tx,
      book,
      { ...ERASED_BOOK, slug: `erased-${id}` },
      { by: null, kind: 'author_erased' },
    );
    await tx.bookFile.deleteMany(of);
    await tx.bookModerationCase.deleteMany(of);
    await tx.bookHistoryEntry.deleteMany(of);
    await this.forgetWords(tx, book);
    return book;
  }

  /**
   * Removes the names of the authors from the archived book of a story, with all its files, until another edition
   * names those who remain. `created_by` is one of them.
   * @returns the book as it was
   */
  async forgetAuthors(tx: Tx, id: string, created_by: string): Promise<Book | null> {
    const book = await this.books.lock(tx, id);
    if (!book) return null;
    await this.books.write(
      tx,
      book,
      { ...WITHOUT_FILE, status: 'archived', authors: [UNNAMED_AUTHOR], created_by },
      { by: null, kind: 'author_erased' },
    );
    await tx.bookHistoryEntry.updateMany({
      where: { tenant_id: book.tenant_id, book_id: id },
      data: { detail: {}, note: '' },
    });
    await this.forgetWords(tx, { ...book, title: '', subtitle: null, summary: '' });
    return book;
  }

  /** Deletes the rows of a book's files; returns their ids. */
  async deleteFiles(tx: Tx, book_id: string): Promise<string[]> {
    const where = { tenant_id: currentTenantId(), book_id };
    const files = await tx.bookFile.findMany({ where, select: { id: true } });
    await tx.bookFile.deleteMany({ where });
    return files.map(({ id }) => id);
  }

  /** Removes words of a book from the words that the search knows, unless another book of the school has them. */
  private async forgetWords(
    tx: Tx,
    {
      title,
      subtitle,
      summary,
      authors,
      language,
    }: Pick<Book, 'title' | 'subtitle' | 'summary' | 'authors' | 'language'>,
  ): Promise<void> {
    const written = [title, subtitle ?? '', summary, ...authors].join(' ');
    await tx.$executeRaw`select catalog.forget_words(${written}, ${language})`;
  }
}
