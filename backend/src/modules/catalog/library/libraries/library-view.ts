import {
  LIBRARY_KINDS,
  LIBRARY_SCENES,
  type LibraryKind,
  type LibraryScene,
} from '@bookgrove/contract/dear-world-book';
import { ApiProperty } from '@nestjs/swagger';
import { currentTenantId } from '../../../../platform/context.ts';
import { PLATFORM_TENANT_ID } from '../../../../platform/ids.ts';
import type { LibraryRow } from './find-libraries.ts';
import { LibraryWish } from './library-bodies.ts';

/** A library in the directory. */
export class LibraryCard {
  id!: string;
  slug!: string;
  @ApiProperty({ enum: LIBRARY_KINDS })
  kind!: LibraryKind;
  name!: string;
  /** Town or village. */
  place!: string;
  /** ISO 3166-1 alpha-2. */
  country!: string;
  /** BCP 47. */
  languages!: string[];
  summary!: string;
  @ApiProperty({ enum: LIBRARY_SCENES })
  scene!: LibraryScene;
  /** Books of the library that anybody can find here. */
  books!: number;
  /** Number of printed books in it, as stated by those who manage it. */
  paper_books!: number;
  /** Readers in the last year; null: fewer than five. */
  readers!: number | null;
  /** How many needed things it has not received. */
  needs!: number;
  /** Address of its page: a path at the current address, or the address at the school that owns it. */
  url!: string;
  /** The school that it belongs to; null for the platform's. */
  school_name!: string | null;
}
/** A library with its story and needs; `/books/?library=` lists its books. */
export class LibraryView extends LibraryCard {
  story!: string;
  /** Books that its readers opened in the last year; null when `readers` is null. */
  readings!: number | null;
  wishes!: LibraryWish[];
  /** Path of its catalogue for other reading apps (OPDS 2.0). */
  opds!: string;
}
/** A library for those who manage it. */
export class LibraryDraft extends LibraryView {
  @ApiProperty({ enum: ['own', 'picked'] })
  selection!: 'own' | 'picked';
  shown!: boolean;
  version!: number;
  /** Picked books, in their order. */
  picked!: PickedBook[];
  updated_at!: string;
}
export class PickedBook {
  id!: string;
  slug!: string;
  title!: string;
}

type Schools = Map<string, { name: string; origin: string }>;

export function showCard(row: LibraryRow, schools: Schools): LibraryCard {
  const path = `/libraries/${row.slug}`;
  const here = row.tenant_id === currentTenantId() || row.tenant_id === PLATFORM_TENANT_ID;
  const school = schools.get(row.tenant_id);
  return {
    id: row.id,
    slug: row.slug,
    kind: row.kind,
    name: row.name,
    place: row.place,
    country: row.country,
    languages: row.languages,
    summary: row.summary,
    scene: row.scene,
    books: row.books,
    paper_books: row.paper_books,
    readers: row.readers,
    needs: row.wishes.filter(({ wanted, received }) => received < wanted).length,
    url: here ? path : `${school?.origin ?? ''}${path}`,
    school_name: school?.name ?? null,
  };
}

export const showLibrary = (row: LibraryRow, schools: Schools): LibraryView => ({
  ...showCard(row, schools),
  story: row.story,
  readings: row.readings,
  wishes: row.wishes,
  opds: `/api/opds/books?library=${row.slug}`,
});
