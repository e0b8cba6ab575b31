import { BOOK_REASONS, type BookReason } from '@bookgrove/contract';
import { STORY_KINDS, STORY_STATES, type StoryKind, type StoryState } from '@bookgrove/contract/stories';
import {
  IsBoolean,
  IsIn,
  IsInt,
  IsISO8601,
  IsOptional,
  IsString,
  IsUUID,
  Matches,
  Max,
  Min,
} from 'class-validator';
import { DomainEvent } from '../../../platform/messaging/events.ts';

/** The file of a book is stored completely and waits for ingestion. Fires once per uploaded file. */
@DomainEvent('catalog.book-uploaded.v1')
export class BookUploaded {
  @IsUUID()
  book_id!: string;

  @IsUUID()
  file_id!: string;
}

/** A file passed ingestion: the book can be read. It is already published if the uploader requested that. */
@DomainEvent('catalog.book-ingested.v1')
export class BookIngested {
  @IsUUID()
  book_id!: string;

  @IsUUID()
  uploaded_by!: string;

  @IsString()
  title!: string;

  /** The book is published; absent from events of versions before this field. */
  @IsOptional()
  @IsBoolean()
  published?: boolean;
}

/** A file was refused; its record has the reason. The stored files are deleted. */
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

/** Why a book is no longer published. */
export const WITHDRAWAL_KINDS = [
  /** Its uploader or an administrator archived it. */
  'archived',
  /** A moderator withdrew it, with a reason. */
  'withdrawn',
  /** A moderator returned it to its uploader, with a reason. */
  'returned',
  /** It was merged into another book. */
  'merged',
  /** A new edition of its story is in ingestion; it is published again afterwards. */
  'new_edition',
  /** Its story was withdrawn or returned to its author. */
  'story_withdrawn',
  /** The personal data of one of its authors are erased. */
  'author_erased',
] as const;
export type WithdrawalKind = (typeof WITHDRAWAL_KINDS)[number];

/**
 * A book was published that was not published before. Fires once per change, on every path: by hand, by approval, or
 * after ingestion.
 */
@DomainEvent('catalog.book-published.v1')
export class BookPublished {
  @IsUUID()
  book_id!: string;

  /** Who published it; the uploader, if ingestion published it at the uploader's request. */
  @IsUUID()
  published_by!: string;

  /** It was never published before. */
  @IsBoolean()
  first!: boolean;
}

/** A published book is no longer published. Fires once per change; archiving a draft fires none. */
@DomainEvent('catalog.book-withdrawn.v1', { consumed: false })
export class BookWithdrawn {
  @IsUUID()
  book_id!: string;

  /**
   * Absent where no person decided: a new edition is in ingestion, a consent was withdrawn, an account was erased.
   */
  @IsOptional()
  @IsUUID()
  withdrawn_by?: string;

  @IsIn(WITHDRAWAL_KINDS)
  kind!: WithdrawalKind;

  /** Given with `withdrawn` and `returned`. */
  @IsOptional()
  @IsIn(BOOK_REASONS)
  reason?: BookReason;
}

/**
 * The price of a book or its charity share changed. Fires once per change of a book, with all values before and
 * after. Prices are integers in the minor unit of their currency (ISO 4217); null is free, with a null currency.
 * `charity_bps` is the charity's share in 1/10,000 of the price; null: not stated.
 */
@DomainEvent('catalog.book-price-changed.v1', { consumed: false })
export class BookPriceChanged {
  @IsUUID()
  book_id!: string;

  @IsUUID()
  changed_by!: string;

  @IsOptional()
  @IsInt()
  @Min(0)
  old_price_minor!: number | null;

  @IsOptional()
  @Matches(/^[A-Z]{3}$/)
  old_currency!: string | null;

  @IsOptional()
  @IsInt()
  @Min(0)
  @Max(10_000)
  old_charity_bps!: number | null;

  @IsOptional()
  @IsInt()
  @Min(0)
  price_minor!: number | null;

  @IsOptional()
  @Matches(/^[A-Z]{3}$/)
  currency!: string | null;

  @IsOptional()
  @IsInt()
  @Min(0)
  @Max(10_000)
  charity_bps!: number | null;
}

/** A story changed its state. Fires once per change. */
@DomainEvent('catalog.story-moved.v1')
export class StoryStatusChanged {
  @IsUUID()
  story_id!: string;

  @IsUUID()
  move_id!: string;

  @IsIn(STORY_STATES)
  state!: StoryState;
}

/**
 * An approved story may still wait for the consent of a family. Fires days after the approval, and again while it waits;
 * `move_id` is the approval, `reminder` counts from 1.
 */
@DomainEvent('catalog.story-reminder-due.v1')
export class StoryReminderDue {
  @IsUUID()
  story_id!: string;

  @IsUUID()
  move_id!: string;

  @IsInt()
  @Min(1)
  reminder!: number;
}

/** Teacher and families have approved: this edition of the story's book is to be built. Fires once per edition. */
@DomainEvent('catalog.story-cleared.v1')
export class StoryCleared {
  @IsUUID()
  story_id!: string;

  @IsUUID()
  edition_id!: string;
}

/**
 * An anthology of stories is to be built as a PDF for print. Fires once per anthology, and again when a story of it was
 * erased, or was changed while it was built.
 */
@DomainEvent('catalog.anthology-asked.v1')
export class AnthologyRequested {
  @IsUUID()
  anthology_id!: string;
}

/**
 * The works of an erased person are gone from the database, or are left to their other authors. Their files, anthologies
 * and volumes have to follow. Fires once per erasure and kind of authorship, and for the files of an edition whose
 * story was erased while it was built or checked.
 */
@DomainEvent('catalog.works-erased.v1')
export class WorksErased {
  /** Stories that no longer exist. */
  @IsUUID(undefined, { each: true })
  erased_ids!: string[];

  /** Stories of which earlier editions named the person. */
  @IsUUID(undefined, { each: true })
  changed_ids!: string[];

  /** Storage folders to delete, each ending with `/`. */
  @Matches(/^books\/[^.]+\/$/, { each: true })
  folders!: string[];
}

/** A moderator removed a letter from the Dear World Book. Fires once per removed letter. */
@DomainEvent('catalog.letter-taken-down.v1')
export class LetterTakenDown {
  @IsUUID()
  story_id!: string;

  @IsUUID()
  decision_id!: string;
}

/**
 * The volume of a year's letters is to be built. Fires once per edition, in the platform's tenant, and again when a letter was
 * erased, hidden or changed while it was built.
 */
@DomainEvent('catalog.volume-asked.v1')
export class VolumeRequested {
  @IsInt()
  year!: number;

  @IsUUID()
  edition_id!: string;
}

/** A category has a new name: the search index of its books is updated. Fires once per change of a name. */
@DomainEvent('catalog.category-renamed.v1')
export class CategoryRenamed {
  @IsString()
  slug!: string;
}

/** A list of books is stored completely and waits for its check. Fires once per list. */
@DomainEvent('catalog.book-list-received.v1')
export class BookListReceived {
  @IsUUID()
  import_id!: string;
}

/** An import was started. Fires once per start, and again when a stopped import is resumed. */
@DomainEvent('catalog.book-list-started.v1')
export class BookListStarted {
  @IsUUID()
  import_id!: string;
}

/** A book was merged into another one. Its readers' data are transferred. Fires once per merged book. */
@DomainEvent('catalog.books-merged.v1')
export class BooksMerged {
  @IsUUID()
  kept_id!: string;

  @IsUUID()
  merged_id!: string;
}

/** Audit actions of people who manage the library. */
export const CATALOG_AUDIT_ACTIONS = [
  'category.made',
  'category.changed',
  'category.moved',
  'category.removed',
  'category.shown',
  'category.hidden',
  'book.published',
  'book.archived',
  'book.approved',
  'book.approval_undone',
  'book.returned',
  'book.recalled',
  'book.escalated',
  'book.withdrawn',
  'book.reports_settled',
  'book.hidden',
  'book.shown',
  'book.kept',
  'book.priced',
  'story.approved',
  'story.returned',
  'story.withdrawn',
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
export type CatalogAuditAction = (typeof CATALOG_AUDIT_ACTIONS)[number];

class StaffAction {
  @IsUUID()
  by!: string;

  /** The actor's name, if they do not belong to this school. */
  @IsOptional()
  @IsString()
  by_name?: string;

  /** Name of what was changed, as people call it. */
  @IsString()
  name!: string;

  @IsString()
  reason!: string;

  /** The person concerned, if there is one. */
  @IsOptional()
  @IsUUID()
  subject_id?: string;
}

/**
 * A member of staff changed a category, explained a word, decided on a book, a story or a review, or imported books,
 * merged them or marked them as distinct. Fires once per action.
 */
@DomainEvent('catalog.staff-acted.v2')
export class StaffActed extends StaffAction {
  @IsIn(CATALOG_AUDIT_ACTIONS)
  action!: CatalogAuditAction;
}

/** The same, as the previous version of the server states it. Nothing in this version does. */
@DomainEvent('catalog.staff-acted.v1')
export class StaffActedV1 extends StaffAction {
  @IsIn(CATALOG_AUDIT_ACTIONS)
  deed!: CatalogAuditAction;
}

/**
 * A story was published as a book. Fires each time a story is published; a new edition of a published story fires
 * nothing.
 */
@DomainEvent('catalog.story-published.v1')
export class StoryPublished {
  @IsUUID()
  story_id!: string;

  @IsUUID()
  book_id!: string;

  /** All authors, the one who began the story first. */
  @IsUUID(undefined, { each: true })
  author_ids!: string[];

  @IsIn(STORY_KINDS)
  kind!: StoryKind;

  /** ISO 8601. */
  @IsISO8601()
  at!: string;
}

/**
 * Somebody read a book to its end. Fires for the first time, and for each time that they begin it anew and reach the
 * end again. A position at the end that arrives late, from a device that was offline, counts too.
 */
@DomainEvent('catalog.book-finished.v1')
export class BookFinished {
  @IsUUID()
  reader_id!: string;

  @IsUUID()
  book_id!: string;

  /** When the end was reached, by the reader's clock; ISO 8601. */
  @IsISO8601()
  at!: string;
}
