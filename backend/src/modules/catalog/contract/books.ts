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
