import { Query } from '@nestjs/cqrs';

/** Addresses of a cover in four widths. */
export interface CoverPicture {
  small: string;
  medium: string;
  large: string;
  xlarge: string;
  alt: string;
  color: string;
}

/** How many books a school owns, in all states. */
export interface BookCount {
  school: string;
  books: number;
}

/**
 * Counts books of at most 100 schools: of any school in the platform's tenant context, of the current school
 * otherwise.
 */
export class CountBooks extends Query<BookCount[]> {
  constructor(readonly schools: string[]) {
    super();
  }
}

/** The data of a book for link previews and search engines. */
export interface BookCard {
  title: string;
  subtitle: string | null;
  summary: string;
  /** BCP 47. */
  language: string;
  /** Absolute addresses. */
  cover: CoverPicture | null;
  /** False for books that children made: search engines must not list them. */
  listed: boolean;
}

/** A book that a visitor may see; null for every other. `files` is the base address of the book origin. */
export class GetBookCard extends Query<BookCard | null> {
  constructor(
    readonly idOrSlug: string,
    readonly files: string,
  ) {
    super();
  }
}

/** The goals of the United Nations, 1 to 17, of at most 100 books of the school or the platform; unknown ones are left out. */
export class GetGoalsOfBooks extends Query<Map<string, number[]>> {
  constructor(readonly books: readonly string[]) {
    super();
  }
}

/** A book that the current person may see. */
export interface VisibleBook {
  id: string;
  slug: string;
  title: string;
  authors: string[];
  /** BCP 47. */
  language: string;
  cover: CoverPicture | null;
  /** False for books that children made: search engines must not list them. */
  listed: boolean;
}

/** Of at most 500 books, by their ids, those that the person of the request may see; a visitor sees what is public. */
export class GetVisibleBooks extends Query<VisibleBook[]> {
  constructor(
    readonly ids: readonly string[],
    /** Base address of the book origin for this request. */
    readonly files: string,
  ) {
    super();
  }
}

/** Slugs of the published books that search engines may list. */
export class ListBookAddresses extends Query<string[]> {}

/** A book as a list names it. */
export interface TitledBook {
  id: string;
  title: string;
  authors: string[];
}

/** Published books of the current school whose title contains these words, by title, without those of some people or classes alone. */
export class ListBooksByTitle extends Query<TitledBook[]> {
  constructor(
    readonly words: string,
    readonly limit: number,
    /** Only these; null: all. */
    readonly ids: readonly string[] | null = null,
  ) {
    super();
  }
}

/** A book that matches a search, and the field that matched. */
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

/**
 * Published books of the current school and the platform that match the search, with tolerance for misspellings; best
 * match first.
 */
export class SearchBooks extends Query<FoundBook[]> {
  constructor(
    readonly words: string,
    readonly limit: number,
    /** Base address of the book origin for this request. */
    readonly files: string,
  ) {
    super();
  }
}
