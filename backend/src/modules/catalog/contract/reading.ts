import { Query } from '@nestjs/cqrs';
import type { CoverPicture } from './books.ts';

/** A book somebody reads, how far, and how they stand to it. */
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
  /** As their reading log names it: a book that was read to the end stays so while somebody looks back into it. */
  state: 'want' | 'reading' | 'finished' | 'abandoned';
  /** How often it was read to the end again. */
  reread_count: number;
  since: Date;
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
