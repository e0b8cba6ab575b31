import { Query } from '@nestjs/cqrs';
import { BOOK_REASONS, type BookReason } from '@bookgrove/contract';
import { STORY_STATES, type StoryState } from '@bookgrove/contract/stories';
import { IsIn, IsOptional, IsString, IsUUID } from 'class-validator';
import { DomainEvent } from '../../platform/messaging/events.ts';

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

/** Somebody who looks after books sent one back to its uploader. Fires once per return. */
@DomainEvent('catalog.book-returned.v1')
export class BookReturned {
  @IsUUID()
  book_id!: string;

  @IsUUID()
  move_id!: string;

  @IsUUID()
  uploaded_by!: string;

  @IsString()
  title!: string;

  @IsIn(BOOK_REASONS)
  reason!: BookReason;

  @IsString()
  note!: string;
}

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
  'book.escalated',
  'book.withdrawn',
  'book.reports_settled',
  'review.taken_down',
  'review.let_stand',
  'letter.taken_down',
  'letter.let_stand',
  'library.opened',
  'library.changed',
  'library.removed',
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

/** What a letter about a move says. */
export interface StoryLetter {
  /** Everybody who wrote it, the one who began first. */
  authors: string[];
  title: string;
  state: StoryState;
  reason: string;
  /** Whoever did it; null for a machine. */
  actor_id: string | null;
  /** It is approved, and the families of these children have not said yes. */
  waits_for: string[];
}

/** One move of a story of the running school; null when the story is gone. */
export class GetStoryLetter extends Query<StoryLetter | null> {
  constructor(readonly moveId: string) {
    super();
  }
}

/** The story that a book of the running school was made of, by its id; null for a book that came as a file. */
export class GetStoryOfBook extends Query<string | null> {
  constructor(readonly bookId: string) {
    super();
  }
}

/** Stories that wait for a teacher's look, counted. */
export class CountStoriesWaiting extends Query<number> {
  constructor(
    /** Of this teacher's pupils; null: of the whole school. */
    readonly teacherId: string | null,
  ) {
    super();
  }
}

/** Notes that students want to share with their class and nobody has looked at yet, counted. */
export class CountNotesWaiting extends Query<number> {
  constructor(
    /** For the classes of this teacher; null: of the whole school. */
    readonly teacherId: string | null,
  ) {
    super();
  }
}

/** Addresses of a cover in four widths. */
export interface CoverPicture {
  small: string;
  medium: string;
  large: string;
  xlarge: string;
  alt: string;
  color: string;
}

/** A book somebody reads, and how far. */
export interface ReadingEntry {
  book_id: string;
  slug: string;
  title: string;
  authors: string[];
  /** BCP 47. */
  language: string;
  /** 0 to 100. */
  percentage: number;
  read_at: Date;
  cover: CoverPicture | null;
}

/** What a person of the running school read last, newest first. Whoever asks has made sure that they may know. */
export class ListReading extends Query<ReadingEntry[]> {
  constructor(
    readonly userId: string,
    readonly limit: number,
    /** Address of the book origin that belongs to the request. */
    readonly files: string,
  ) {
    super();
  }
}

/** A book that some people read lately, and how much. */
export interface BookRead {
  slug: string;
  title: string;
  /** BCP 47. */
  language: string;
  cover: CoverPicture | null;
  /** How many of them were in it, and how many of those have read it to the end. */
  readers: number;
  finished: number;
  /** Minutes that all of them read in it. */
  minutes: number;
}

/**
 * What people of the running school read since a moment, most read first. At most 1,000 people. Whoever asks has made
 * sure that they may know.
 */
export class ListBooksRead extends Query<BookRead[]> {
  constructor(
    readonly people: string[],
    readonly since: Date,
    readonly limit: number,
    /** Address of the book origin that belongs to the request. */
    readonly files: string,
  ) {
    super();
  }
}

/** How many books of its own a school has, in every state. */
export interface BookCount {
  school: string;
  books: number;
}

/** Counts books of at most 100 schools: in the platform's context of any, at a school of that one alone. */
export class CountBooks extends Query<BookCount[]> {
  constructor(readonly schools: string[]) {
    super();
  }
}

/** A book as link previews and search engines may know it. */
export interface BookCard {
  title: string;
  subtitle: string | null;
  summary: string;
  /** BCP 47. */
  language: string;
  /** Absolute addresses. */
  cover: CoverPicture | null;
  /** Books that children made are not listed by search engines. */
  listed: boolean;
}

/** A book that a visitor may see; null for every other. `files` is the address of the book origin. */
export class GetBookCard extends Query<BookCard | null> {
  constructor(
    readonly idOrSlug: string,
    readonly files: string,
  ) {
    super();
  }
}

/** Slugs of the published books that search engines may list. */
export class ListBookAddresses extends Query<string[]> {}

/** Days on which somebody read, as ISO dates in the zone that was asked for, oldest first. */
export interface ReadingDays {
  user_id: string;
  days: string[];
}

/** Reading days of people of the running school since a moment; who did not read is left out. At most 1,000 people. */
export class GetReadingDays extends Query<ReadingDays[]> {
  constructor(
    readonly people: string[],
    readonly since: Date,
    /** IANA name of a time zone. */
    readonly zone: string,
  ) {
    super();
  }
}

/** Minutes that somebody read, by day; idle time is not in them, and a day that was read has one at least. */
export interface ReadingMinutes {
  user_id: string;
  /** By ISO date in the zone that was asked for. */
  days: Record<string, number>;
}

/** Minutes of reading begun since a moment, by people of the running school; who did not read is left out. At most 1,000 people. */
export class GetReadingMinutes extends Query<ReadingMinutes[]> {
  constructor(
    readonly people: string[],
    readonly since: Date,
    /** IANA name of a time zone. */
    readonly zone: string,
  ) {
    super();
  }
}

/** How many different people read. */
export interface ReaderCounts {
  /** Within the seven days before now, and the seven before those. */
  this_week: number;
  last_week: number;
  /** For each of the days that had any; ISO dates in the zone. */
  days: { day: string; readers: number }[];
}

/** Readers of the running school, or in the platform's context those of every school. */
export class CountReaders extends Query<ReaderCounts> {
  constructor(
    readonly now: Date,
    readonly zone: string,
  ) {
    super();
  }
}

/** Readers of the last seven days in at most 100 schools. In the platform's context alone. */
export class CountReadersOfSchools extends Query<{ school: string; readers: number }[]> {
  constructor(
    readonly schools: string[],
    readonly now: Date,
  ) {
    super();
  }
}

/** Books of the running school by state; with a person, only what that person put in. */
export interface ShelfNumbers {
  published: number;
  drafts: number;
  /** Waiting to be checked, or being checked. */
  in_work: number;
  /** Refused and not put right since. */
  refused: number;
}

export class GetShelfNumbers extends Query<ShelfNumbers> {
  constructor(readonly uploadedBy: string | null) {
    super();
  }
}

/** A book that fits some words, and what made it fit. */
export interface FoundBook {
  id: string;
  slug: string;
  title: string;
  subtitle: string;
  image: string | null;
  /** 0 to 1. */
  score: number;
  matched_on: 'title' | 'author' | 'category' | 'summary';
  /** Written by students. */
  student_made: boolean;
}

/** Published books of the running school and the platform that fit the words, nearly right ones too; best first. */
export class SearchBooks extends Query<FoundBook[]> {
  constructor(
    readonly words: string,
    readonly limit: number,
    /** Address of the book origin that belongs to the request. */
    readonly files: string,
  ) {
    super();
  }
}

/** A category, which may stand in a school's library or on the platform's shelves. */
export interface Shelf {
  slug: string;
  name: string;
}

/** Categories of the running school and of the platform, in their order; at most 100. */
export class ListShelves extends Query<Shelf[]> {}

/** How many books somebody has a place in. */
export interface ReadingCount {
  user_id: string;
  books: number;
}

/** Counts the books in which people of the running school have a place; at most 100 people, those without one left out. */
export class CountReading extends Query<ReadingCount[]> {
  constructor(readonly userIds: string[]) {
    super();
  }
}

/** An open library that fits some words. */
export interface FoundLibrary {
  id: string;
  slug: string;
  name: string;
  place: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
}

/** Open libraries of the running school and the platform that fit all the words, by their names first. */
export class SearchLibraries extends Query<FoundLibrary[]> {
  constructor(
    readonly words: string,
    readonly limit: number,
  ) {
    super();
  }
}

/** Open libraries that have a page at this address; two hundred at most. */
export class ListOpenLibraries extends Query<{ slug: string; name: string; summary: string }[]> {}
