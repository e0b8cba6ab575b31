import { Query } from '@nestjs/cqrs';
import type { CoverPicture } from './books.ts';

/** A book that somebody reads, with the progress and the reading state. */
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
  /** The state as in the reading log: a finished book stays finished while the reader looks something up in it. */
  state: 'want' | 'reading' | 'finished' | 'abandoned';
  /** How many more times it was read to the end. */
  reread_count: number;
  since: Date;
  cover: CoverPicture | null;
}

/**
 * The books that a person of the current school read last, newest first. The caller must have checked that the
 * requester may see this.
 */
export class ListReading extends Query<ReadingEntry[]> {
  constructor(
    readonly userId: string,
    readonly limit: number,
    /** Base address of the book origin for this request. */
    readonly files: string,
  ) {
    super();
  }
}

/** A book that some people have read, with numbers. */
export interface BookRead {
  slug: string;
  title: string;
  /** BCP 47. */
  language: string;
  cover: CoverPicture | null;
  /** How many of the people read it, and how many of those finished it. */
  readers: number;
  finished: number;
  /** Minutes of reading, summed over all of them. */
  minutes: number;
}

/**
 * What people of the current school have read since a time, most read first. At most 1,000 people. The caller must
 * have checked that the requester may see this.
 */
export class ListBooksRead extends Query<BookRead[]> {
  constructor(
    readonly people: string[],
    readonly since: Date,
    readonly limit: number,
    /** Base address of the book origin for this request. */
    readonly files: string,
  ) {
    super();
  }
}

/** Days on which somebody read, as ISO dates in the requested time zone, oldest first. */
export interface ReadingDays {
  user_id: string;
  days: string[];
}

/**
 * Reading days of people of the current school since a time; people who did not read are left out. At most 1,000
 * people.
 */
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

/** Minutes of reading by day, without idle time; at least one for each day with reading. */
export interface ReadingMinutes {
  user_id: string;
  /** By ISO date in the requested time zone. */
  days: Record<string, number>;
}

/**
 * Minutes of reading that began since a time, by people of the current school, with books of paper; rounded up for each
 * day, as in the reading log. People who did not read are left out.
 * At most 1,000 people.
 */
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
  /** In the last seven days, and in the seven days before those. */
  this_week: number;
  last_week: number;
  /** Only days with readers; ISO dates in the time zone. */
  days: { day: string; readers: number }[];
}

/** Readers of the current school, or of every school in the platform's tenant context. */
export class CountReaders extends Query<ReaderCounts> {
  constructor(
    readonly now: Date,
    readonly zone: string,
  ) {
    super();
  }
}

/** Readers of the last seven days in at most 100 schools. Only in the platform's tenant context. */
export class CountReadersOfSchools extends Query<{ school: string; readers: number }[]> {
  constructor(
    readonly schools: string[],
    readonly now: Date,
  ) {
    super();
  }
}

/** In how many books somebody has a reading position. */
export interface ReadingCount {
  user_id: string;
  books: number;
}

/**
 * Counts the books in which people of the current school have a reading position; at most 100 people, those without
 * one are left out.
 */
export class CountReading extends Query<ReadingCount[]> {
  constructor(readonly userIds: string[]) {
    super();
  }
}
