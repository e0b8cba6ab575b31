import type { Language } from '@bookgrove/contract';
import { Injectable } from '@nestjs/common';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { notFound } from '../../../platform/errors.ts';
import { PLATFORM_TENANT_ID } from '../../../platform/ids.ts';
import type { FilmLanguages } from './film.rules.ts';
import type { Cue } from './vtt.rules.ts';

/** Maximum number of films of a tenant: the list has one page. */
export const MOST_FILMS = 100;

export interface FilmRow extends Record<string, unknown> {
  tenant_id: string;
  id: string;
  slug: string;
  words: FilmLanguages;
  book: string | null;
  goals: number[];
  published: boolean;
  video_id: string | null;
  video_kind: string | null;
  video_bytes: number | null;
  video_name: string | null;
  poster_id: string | null;
  version: number;
  editor_name: string;
  updated_at: Date;
  /** Languages with captions. */
  captions: Language[];
}

const COLUMNS = `tenant_id, id, slug, words, book, goals, published, video_id, video_kind, video_bytes, video_name, poster_id,
  version, editor_name, updated_at,
  array(select locale from content.film_captions c where c.tenant_id = f.tenant_id and c.film_id = f.id
        order by locale)::text[] as captions`;

/** Finds films: of this tenant, and those of the platform that every school shows. */
@Injectable()
export class FindFilms {
  constructor(private readonly db: Db) {}

  /** The films shown here: the tenant's own first, then the platform's, newest first. */
  async shown(): Promise<FilmRow[]> {
    const here = currentTenantId();
    const rows = await this.db.rows<FilmRow>({
      name: 'films',
      text: `select ${COLUMNS} from content.film f where tenant_id in ($1::uuid, $2::uuid) and published
             order by (tenant_id = $1::uuid) desc, created_at desc, id desc limit ${2 * MOST_FILMS}`,
      values: [here, PLATFORM_TENANT_ID],
    });
    // When a school has a film with the same slug, its own is shown.
    const seen = new Set<string>();
    return rows.filter(({ slug }) => !seen.has(slug) && seen.add(slug));
  }

  /** @throws AppError not_found for a film that is unknown or not shown here */
  async one(slug: string): Promise<FilmRow> {
    const [row] = await this.db.rows<FilmRow>({
      name: 'film',
      text: `select ${COLUMNS} from content.film f where tenant_id in ($1::uuid, $2::uuid) and slug = $3 and published
             order by (tenant_id = $1::uuid) desc limit 1`,
      values: [currentTenantId(), PLATFORM_TENANT_ID, slug.slice(0, 64)],
    });
    if (!row) throw notFound('film');
    return row;
  }

  /** The tenant's own films, drafts included. */
  own(): Promise<FilmRow[]> {
    return this.db.rows<FilmRow>({
      name: 'films_own',
      // Without films that were uploaded as a resource and wait for a decision, which are in the queue of
      // resources.
      text: `select ${COLUMNS} from content.film f where tenant_id = $1::uuid
               and not exists (select from content.resource r where r.tenant_id = f.tenant_id and r.id = f.id and r.stage <> 'approved')
             order by updated_at desc, id desc limit ${MOST_FILMS}`,
      values: [currentTenantId()],
    });
  }

  /** @throws AppError not_found for a film that is not this tenant's own */
  async ownOne(id: string): Promise<FilmRow> {
    const [row] = await this.db.rows<FilmRow>({
      name: 'film_own',
      text: `select ${COLUMNS} from content.film f where tenant_id = $1::uuid and id = $2::uuid`,
      values: [currentTenantId(), id],
    });
    if (!row) throw notFound('film');
    return row;
  }

  /** @throws AppError not_found when there is none */
  async poster({ tenant_id, id }: FilmRow): Promise<Buffer> {
    const [row] = await this.db.rows<{ poster: Buffer | null }>({
      name: 'film_poster',
      text: 'select poster from content.film where tenant_id = $1::uuid and id = $2::uuid',
      values: [tenant_id, id],
    });
    if (!row?.poster) throw notFound('poster');
    return row.poster;
  }

  /** @throws AppError not_found when there are none in this language */
  async cues({ tenant_id, id }: FilmRow, locale: Language): Promise<Cue[]> {
    const [row] = await this.db.rows<{ cues: Cue[] }>({
      name: 'film_cues',
      text: `select cues from content.film_captions
             where tenant_id = $1::uuid and film_id = $2::uuid and locale = $3`,
      values: [tenant_id, id, locale],
    });
    if (!row) throw notFound('captions');
    return row.cues;
  }
}
