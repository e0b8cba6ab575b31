import { BOOK_REASONS, type BookReason } from '@bookgrove/contract';
import { STORY_STATES, type StoryState } from '@bookgrove/contract/stories';
import { IsBoolean, IsIn, IsInt, IsOptional, IsString, IsUUID } from 'class-validator';
import { DomainEvent } from '../../../platform/messaging/events.ts';

/** A book's file lies whole in storage and waits to be looked at. Fires once per uploaded file. */
@DomainEvent('catalog.book-uploaded.v1')
export class BookUploaded {
  @IsUUID()
  book_id!: string;

  @IsUUID()
  file_id!: string;
}

/** A file was found good: the book can be read. It is published already if its uploader asked for that. */
@DomainEvent('catalog.book-ingested.v1')
export class BookIngested {
  @IsUUID()
  book_id!: string;

  @IsUUID()
  uploaded_by!: string;

  @IsString()
  title!: string;

  /** It stands on the shelf; absent from what was written before a draft had its own end. */
  @IsOptional()
  @IsBoolean()
  published?: boolean;
}

/** A file was refused; the reason, in words, is with its record. What was stored of it is removed. */
@DomainEvent('catalog.book-refused.v1')
export class BookRefused {
  @IsUUID()
  book_id!: string;

  @IsUUID()
  file_id!: string;

  @IsUUID()
  uploaded_by!: string;

  @IsString()
  title!: string;

  @IsString()
  reason!: string;

  @IsString()
  place!: string;
}

/** What was decided about a book, and why, for whoever put it in. */
class DecidedOnBook {
  @IsUUID()
  book_id!: string;

  @IsUUID()
  move_id!: string;

  /** Who put it in, at the place where the book belongs. */
  @IsUUID()
  uploaded_by!: string;

  @IsString()
  title!: string;

  @IsIn(BOOK_REASONS)
  reason!: BookReason;

  @IsString()
  note!: string;
}

/** A school took a book of the platform off its own shelves. Fires once per hiding, in the school. */
@DomainEvent('catalog.book-hidden.v1')
export class BookHidden extends DecidedOnBook {}

/** Somebody who looks after books sent one back to its uploader. Fires once per return. */
@DomainEvent('catalog.book-returned.v1')
export class BookReturned extends DecidedOnBook {}

/** A story went from one state to the next. Fires once per move. */
@DomainEvent('catalog.story-moved.v1')
export class StoryMoved {
  @IsUUID()
  story_id!: string;

  @IsUUID()
  move_id!: string;

  @IsIn(STORY_STATES)
  state!: StoryState;
}

/** A child asked a classmate to write a story together. Fires once per asking. */
@DomainEvent('catalog.co-author-asked.v1')
export class CoAuthorAsked {
  @IsUUID()
  story_id!: string;

  @IsUUID()
  author_id!: string;

  /** The classmate. */
  @IsUUID()
  user_id!: string;
}

/** Both keys are turned: the story becomes this edition of its book. Fires once per edition. */
@DomainEvent('catalog.story-cleared.v1')
export class StoryCleared {
  @IsUUID()
  story_id!: string;

  @IsUUID()
  edition_id!: string;
}

/** Stories are to be bound as a book for the printer. Fires once per book. */
@DomainEvent('catalog.anthology-asked.v1')
export class AnthologyAsked {
  @IsUUID()
  anthology_id!: string;
}

/** A letter was taken out of the Dear World Book by somebody who decides on it. Fires once per letter that goes. */
@DomainEvent('catalog.letter-taken-down.v1')
export class LetterTakenDown {
  @IsUUID()
  story_id!: string;

  @IsUUID()
  decision_id!: string;
}

/** The letters of a year are to be bound as a book. Fires once per making; it happens at the platform. */
@DomainEvent('catalog.volume-asked.v1')
export class VolumeAsked {
  @IsInt()
  year!: number;

  @IsUUID()
  edition_id!: string;
}

/** A category is called differently: what its books are found by follows. Fires once per change of a name. */
@DomainEvent('catalog.category-renamed.v1')
export class CategoryRenamed {
  @IsString()
  slug!: string;
}

/** A list of books lies whole in storage and waits to be read. Fires once per list. */
@DomainEvent('catalog.book-list-received.v1')
export class BookListReceived {
  @IsUUID()
  import_id!: string;
}

/** Somebody wants what a list says to come true. Fires once per start, and once more when one that stopped goes on. */
@DomainEvent('catalog.book-list-started.v1')
export class BookListStarted {
  @IsUUID()
  import_id!: string;
}

/** Two books are one: the readers of the one that goes are led to the one that stays. Fires once per book that goes. */
@DomainEvent('catalog.books-merged.v1')
export class BooksMerged {
  @IsUUID()
  kept_id!: string;

  @IsUUID()
  merged_id!: string;
}

/** What those who keep the library did, for the audit. */
export const CATALOG_DEEDS = [
  'category.made',
  'category.changed',
  'category.moved',
  'category.removed',
  'category.shown',
  'category.hidden',
  'book.approved',
  'book.returned',
  'book.recalled',
  'book.escalated',
  'book.withdrawn',
  'book.reports_settled',
  'book.hidden',
  'book.shown',
  'book.kept',
  'book.priced',
  'review.taken_down',
  'review.let_stand',
  'letter.taken_down',
  'letter.let_stand',
  'volume.asked',
  'library.opened',
  'library.changed',
  'library.removed',
  'list.opened',
  'list.closed',
  'word.explained',
  'word.removed',
  'books.imported',
  'books.import_undone',
  'books.merged',
  'books.told_apart',
] as const;
export type CatalogDeed = (typeof CATALOG_DEEDS)[number];

/**
 * Somebody of the staff changed a category, explained a word, decided on a book or a review, or imported, merged or told apart books.
 * Fires once per deed.
 */
@DomainEvent('catalog.staff-acted.v1')
export class StaffActed {
  @IsUUID()
  by!: string;

  /** Their name, where they are not of this school. */
  @IsOptional()
  @IsString()
  by_name?: string;

  @IsIn(CATALOG_DEEDS)
  deed!: CatalogDeed;

  /** What it was done to, as people call it. */
  @IsString()
  name!: string;

  @IsString()
  reason!: string;

  /** The person it is about, where it is about one. */
  @IsOptional()
  @IsUUID()
  subject_id?: string;
}
