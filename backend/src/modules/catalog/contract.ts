import { Query } from '@nestjs/cqrs';
import { IsString, IsUUID } from 'class-validator';
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
  summary: string;
  /** Absolute address of the cover. */
  cover: string | null;
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
