import { Query } from '@nestjs/cqrs';

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

/** A category, which may stand in a school's library or on the platform's shelves. */
export interface Shelf {
  slug: string;
  name: string;
}

/** Categories of the running school and of the platform, in their order; at most 100. */
export class ListShelves extends Query<Shelf[]> {}

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

/** Reading lists that have a page of their own in an open library here; two hundred at most. */
export class ListOpenLists extends Query<{ library: string; slug: string; title: string; note: string }[]> {}
