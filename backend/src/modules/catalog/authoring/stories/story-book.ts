import { Injectable } from '@nestjs/common';
import type { Story as StoryRecord } from '../../../../platform/db/generated/client.ts';
import type { Tx } from '../../../../platform/db/db.ts';
import { Outbox } from '../../../../platform/messaging/outbox.ts';
import { BookUploaded } from '../../contract.ts';
import type { CharityColumns } from '../../library/books/book-charities.ts';
import { BookWriter } from '../../library/books/book-writer.ts';
import { slugOf } from '../../library/books/book.rules.ts';
import {
  StoryBookWriter,
  type StoryBookDetails,
  type StoryBookWithdrawal,
} from '../../library/books/story-book-writer.ts';

/** An edition as it was built, and stored as the original of its book's file. */
export interface BuiltEdition {
  book_id: string;
  bytes: number;
  kind: 'epub' | 'pdf';
  sha256: string;
  title: string;
  /** Names that are printed on it. */
  authors: string[];
  /** A child of the school is among those who wrote it. */
  studentMade: boolean;
  /** Index of the reading level band, 0 to 3; null where the text has none. */
  level: number | null;
}

/** Title and authors of a book before it was written. */
export interface BookBefore {
  id: string;
  title: string;
  authors: string[];
}

/** Ages of the four bands of the reading level. */
const AGES: readonly [min: number, max: number][] = [
  [4, 6],
  [6, 8],
  [8, 10],
  [10, 13],
];

/** Writes the books of stories, and the files of their editions. */
@Injectable()
export class StoryBooks {
  constructor(
    private readonly books: BookWriter,
    private readonly storyBooks: StoryBookWriter,
    private readonly outbox: Outbox,
  ) {}

  /** Takes the book of a story out of the library; a file of it that is being checked is not published when it is ready. */
  async withdraw(
    tx: Tx,
    { book_id, file_id }: Pick<StoryRecord, 'book_id' | 'file_id'>,
    why: StoryBookWithdrawal,
  ): Promise<void> {
    if (!book_id) return;
    await this.storyBooks.withdraw(tx, book_id, why, file_id);
  }

  /** Names a charity in the book of a story; without a book nothing changes, because a first edition takes it. */
  async nameCharity(
    tx: Tx,
    { book_id }: Pick<StoryRecord, 'book_id'>,
    charity: CharityColumns,
  ): Promise<void> {
    if (book_id) await this.storyBooks.nameCharity(tx, book_id, charity);
  }

  /**
   * Shows a student, their teachers and guardians the uploaded file of a book that is not published: editions, which
   * are made of it, are deleted.
   */
  async showUpload(tx: Tx, { book_id, file_id }: Pick<StoryRecord, 'book_id' | 'file_id'>): Promise<void> {
    if (book_id && file_id) await this.storyBooks.showUpload(tx, book_id, file_id);
  }

  /**
   * Erases the book of an erased story, with what readers wrote about it and kept of its text. How long others read
   * stays known.
   * @returns the book as it was; null if there is none, or if staff wrote it
   */
  async erase(tx: Tx, { tenant_id, book_id }: StoryRecord): Promise<BookBefore | null> {
    const book = book_id && (await this.storyBooks.erase(tx, book_id));
    if (!book) return null;
    const of = { where: { tenant_id, book_id } };
    await tx.annotation.deleteMany(of);
    await tx.bookReport.deleteMany(of);
    await tx.bookReview.deleteMany(of);
    await tx.libraryBook.deleteMany(of);
    await tx.readingListBook.deleteMany(of);
    await tx.readingPlace.deleteMany(of);
    await tx.readingProgress.deleteMany(of);
    await tx.savedWord.updateMany({ ...of, data: { sentence: '' } });
    return book;
  }

  /**
   * Removes the names of the authors from the book of a story that others wrote along.
   * @returns the book as it was; null if there is none
   */
  async forgetAuthors(tx: Tx, { book_id, author_id }: StoryRecord): Promise<BookBefore | null> {
    return book_id ? this.storyBooks.forgetAuthors(tx, book_id, author_id) : null;
  }

  /** Deletes the rows of all editions; returns their storage folders. */
  async deleteEditions(tx: Tx, { book_id }: StoryRecord): Promise<string[]> {
    const files = book_id ? await this.storyBooks.deleteFiles(tx, book_id) : [];
    return files.map((id) => `books/${book_id}/${id}/`);
  }

  /**
   * Writes the book of a story as this edition: the book of a first edition is created, that of a later one is updated. The file
   * goes through the check of every uploaded book, and the book is published when it is ready.
   * @returns the book as it was before; null for a first edition
   */
  async save(
    tx: Tx,
    story: StoryRecord & { book_id: string; edition_id: string },
    edition: BuiltEdition,
  ): Promise<BookBefore | null> {
    const { tenant_id, book_id, edition_id } = story;
    const slug = `${slugOf(edition.title)}-${book_id.slice(-6)}`;
    const before = await this.storyBooks.save(tx, book_id, await this.details(tx, story, edition), {
      slug,
      created_by: story.author_id,
      charity_id: story.charity_id,
      project_id: story.project_id,
    });
    await tx.bookFile.createMany({
      data: [
        {
          id: edition_id,
          tenant_id,
          book_id,
          original_name: `${slugOf(edition.title)}.${edition.kind}`,
          bytes: edition.bytes,
          sha256: edition.sha256,
        },
      ],
    });
    await this.outbox.add(tx, BookUploaded, { book_id, file_id: edition_id });
    return before;
  }

  private async details(
    tx: Tx,
    story: StoryRecord,
    { title, authors, studentMade, level }: BuiltEdition,
  ): Promise<StoryBookDetails> {
    const [age_min, age_max] = level === null ? [null, null] : AGES[level]!;
    const translated = story.derivation === 'translation' ? story.from_id : null;
    return {
      title,
      title_from_file: false,
      authors,
      language: story.language,
      license: story.license,
      based_on: story.from_id,
      ...(translated && { translation_of: translated, work_id: await this.books.workOf(tx, translated) }),
      student_made: studentMade,
      ...(story.file_id && { summary: story.summary, rights: 'own' as const }),
      form: story.kind,
      // A teacher has read it and approved it for children of every age.
      age_rating: 0,
      reading_level: level === null ? null : level + 1,
      age_min,
      age_max,
    };
  }
}
