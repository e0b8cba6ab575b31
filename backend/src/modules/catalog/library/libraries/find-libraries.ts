import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { LibraryKind, LibraryScene } from '@bookgrove/contract/dear-world-book';
import { currentContext, currentTenantId, inContext } from '../../../../platform/context.ts';
import { Db } from '../../../../platform/db/db.ts';
import { notFound } from '../../../../platform/errors.ts';
import { PLATFORM_TENANT_ID } from '../../../../platform/ids.ts';
import { GetSchools } from '../../../tenancy/contract.ts';
import type { LibraryWish } from './library-bodies.ts';

export interface LibraryRow extends Record<string, unknown> {
  tenant_id: string;
  id: string;
  slug: string;
  kind: LibraryKind;
  name: string;
  place: string;
  country: string;
  languages: string[];
  summary: string;
  story: string;
  scene: LibraryScene;
  paper_books: number;
  selection: 'own' | 'picked';
  wishes: LibraryWish[];
  shown: boolean;
  books: number;
  readers: number | null;
  readings: number | null;
  version: number;
  updated_at: Date;
}
export const LIBRARY_COLUMNS = `l.tenant_id, l.id, l.slug, l.kind, l.name, l.place, l.country, l.languages, l.summary, l.story, l.scene,
  l.paper_books, l.selection, l.wishes, l.shown, l.books, l.readers, l.readings, l.version, l.updated_at`;

/** Finds libraries, and the addresses of those that belong to other schools. */
@Injectable()
export class FindLibraries {
  constructor(
    private readonly db: Db,
    private readonly queries: QueryBus,
  ) {}

  /**
   * An open library of the current tenant or the platform.
   * @throws AppError not_found
   */
  async open(slug: string): Promise<LibraryRow> {
    const here = currentTenantId();
    const [row] = await this.db.rows<LibraryRow>({
      name: 'library_by_slug',
      text: `select ${LIBRARY_COLUMNS} from catalog.library l
             where l.tenant_id in ($1::uuid, $2::uuid) and l.slug = $3 and l.shown order by (l.tenant_id = $1::uuid) desc limit 1`,
      values: [here, PLATFORM_TENANT_ID, slug.slice(0, 64)],
    });
    if (!row) throw notFound('library');
    return row;
  }

  /** A library of the current tenant, open or not. @throws AppError not_found */
  async own(id: string): Promise<LibraryRow> {
    const [row] = await this.db.rows<LibraryRow>({
      name: 'library_own',
      text: `select ${LIBRARY_COLUMNS} from catalog.library l where l.tenant_id = $1::uuid and l.id = $2::uuid`,
      values: [currentTenantId(), id],
    });
    if (!row) throw notFound('library');
    return row;
  }

  /** Name and address of the schools that own libraries. Open libraries are public, so these names are no secret. */
  async schoolsOf(
    rows: Pick<LibraryRow, 'tenant_id'>[],
  ): Promise<Map<string, { name: string; origin: string }>> {
    const ids = [...new Set(rows.map(({ tenant_id }) => tenant_id))].filter(
      (id) => id !== PLATFORM_TENANT_ID,
    );
    if (ids.length === 0) return new Map();
    const schools = await inContext({ ...currentContext()!, tenantId: PLATFORM_TENANT_ID }, () =>
      this.queries.execute(new GetSchools(ids.slice(0, 100))),
    );
    return new Map(schools.map(({ id, name, origin }) => [id, { name, origin }]));
  }
}
