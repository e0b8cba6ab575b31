import { Query } from '@nestjs/cqrs';

/** Numbers of books of the current school by state; with a person, only of the books that they uploaded. */
export interface LibraryCounts {
  published: number;
  drafts: number;
  /** Waiting for ingestion, or in ingestion. */
  in_work: number;
  /** Refused and not replaced since. */
  refused: number;
}

export class GetLibraryCounts extends Query<LibraryCounts> {
  constructor(readonly uploadedBy: string | null) {
    super();
  }
}

/** Books that a person uploaded and that are not ready to be read. */
export type UnreadyUploads = Pick<LibraryCounts, 'in_work' | 'refused'>;

export class CountUnreadyUploads extends Query<UnreadyUploads> {
  constructor(readonly uploadedBy: string) {
    super();
  }
}

/** A category of a school or of the platform. */
export interface CategoryName {
  slug: string;
  name: string;
}

/** Categories of the current school and of the platform, in their order; at most 100. */
export class ListCategoryNames extends Query<CategoryName[]> {}

/** An open library that matches a search. */
export interface FoundLibrary {
  id: string;
  slug: string;
  name: string;
  place: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
}

/** Open libraries of the current school and the platform that match all the words; matches in the name come first. */
export class SearchLibraries extends Query<FoundLibrary[]> {
  constructor(
    readonly words: string,
    readonly limit: number,
  ) {
    super();
  }
}

/** Open libraries that have a page at this address; at most two hundred. */
export class ListOpenLibraries extends Query<{ slug: string; name: string; summary: string }[]> {}

/** Reading lists that are published in an open library of this school; at most two hundred. */
export class ListPublicReadingLists extends Query<
  { library: string; slug: string; title: string; note: string }[]
> {}

/** A reading list for a student. */
export interface ListOfStudent {
  id: string;
  title: string;
  note: string;
  /** A day, e.g. 2026-12-18. */
  due_on: string | null;
  /** First and last name of its author. */
  made_by: string | null;
  /** Books that the student finds, and how many of them they have read to the end. */
  books_count: number;
  finished_count: number;
  /** The last day on which a teacher reminded the student of it. */
  reminded_on: string | null;
}

/**
 * The reading lists that are for a student, or for a class or group of theirs, earliest day first; at most thirty. The caller
 * must have checked that the requester may see what the student reads.
 */
export class ListReadingListsOfStudent extends Query<ListOfStudent[]> {
  constructor(readonly studentId: string) {
    super();
  }
}

/** A word of the library's titles or of the common words, with the number of titles that contain it. */
export interface SimilarWord {
  /** In small letters without accents. */
  word: string;
  titles: number;
}

/**
 * For each of some misspelled words, the words that sound like it (Double Metaphone): of the titles that the current
 * person finds, and common ones. Only for words in Latin letters.
 */
export class FindSimilarSounds extends Query<Map<string, SimilarWord[]>> {
  constructor(readonly typed: readonly string[]) {
    super();
  }
}
