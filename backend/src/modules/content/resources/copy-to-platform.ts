import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock.ts';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import type { Prisma } from '../../../platform/db/generated/client.ts';
import { newId } from '../../../platform/ids.ts';
import { Storage } from '../../../platform/storage/storage.ts';
import { filmFolder } from '../films/film.rules.ts';
import { filmSlug, filmTextsOf, resourceFolder, type ResourceRow } from './resource.rules.ts';

/**
 * Makes the platform's own copy of a school's resource, which every school sees: later changes by the school
 * do not affect it. Repeating it changes nothing.
 */
@Injectable()
export class CopyToPlatform {
  constructor(
    private readonly clock: Clock,
    private readonly db: Db,
    private readonly storage: Storage,
  ) {}

  async run(row: ResourceRow, actor: { id: string; name: string }): Promise<void> {
    const tenant_id = currentTenantId();
    const known = await this.db.rows({
      name: 'resource_taken_over',
      text: 'select 1 from content.resource where tenant_id = $1::uuid and origin_id = $2::uuid',
      values: [tenant_id, row.id],
    });
    if (known.length > 0 || !row.file_id) return;
    const id = newId();
    const fileId = newId();
    const from = row.kind === 'film' ? filmFolder(row.id, row.file_id) : resourceFolder(row.id, row.file_id);
    const to = row.kind === 'film' ? filmFolder(id, fileId) : resourceFolder(id, fileId);
    let kept = false;
    try {
      for (const key of await this.storage.list(from))
        if (!key.endsWith('/original'))
          await this.storage.put(`${to}${key.slice(from.length)}`, await this.storage.get(key));
      kept = await this.save(row, id, fileId, actor);
    } finally {
      if (!kept) await this.storage.removeAll(to);
    }
  }

  private async save(
    row: ResourceRow,
    id: string,
    file_id: string,
    actor: { id: string; name: string },
  ): Promise<boolean> {
    const tenant_id = currentTenantId();
    const [wordsOf, films] = (
      await this.db.oversee([
        {
          name: 'resource_words_of_school',
          text: 'select words from content.resource where tenant_id = $1::uuid and id = $2::uuid',
          values: [row.tenant_id, row.id],
        },
        {
          name: 'film_of_school',
          text: `select f.poster, f.poster_id, f.video_bytes, f.video_kind, f.video_name, coalesce((
                   select json_agg(json_build_object('locale', c.locale, 'cues', c.cues)) from content.film_captions c
                   where c.tenant_id = f.tenant_id and c.film_id = f.id), '[]') as captions
                 from content.film f where f.tenant_id = $1::uuid and f.id = $2::uuid`,
          values: [row.tenant_id, row.id],
        },
      ])
    ).map(({ rows }) => rows as unknown[]) as [{ words: string }[], FilmCopy[]];
    const now = this.clock.now();
    return this.db.transaction(async (tx) => {
      const { count } = await tx.resource.createMany({
        data: [
          {
            tenant_id,
            id,
            file_id,
            origin_id: row.id,
            kind: row.kind,
            title: row.title,
            summary: row.summary,
            alt: row.alt,
            language: row.language,
            age_min: row.age_min,
            age_max: row.age_max,
            subjects: row.subjects,
            goals: row.goals,
            uses: row.uses,
            readers: row.readers,
            audience: 'everybody',
            rights: row.rights,
            license: row.license,
            credit: row.credit,
            stage: 'approved',
            check: 'ready',
            file_name: row.file_name,
            file_kind: row.file_kind,
            file_bytes: row.file_bytes,
            facts: row.facts as unknown as Prisma.InputJsonObject,
            words: wordsOf[0]?.words ?? '',
            // The credit names the author; the row belongs to the platform.
            owner_id: actor.id,
            owner_name: actor.name,
            submitted_at: row.submitted_at,
            approved_at: now,
          },
        ],
        skipDuplicates: true,
      });
      const [film] = films;
      if (count === 0 || row.kind !== 'film' || !film) return count > 0;
      await tx.film.createMany({
        data: [
          {
            tenant_id,
            id,
            slug: filmSlug({ ...row, id }),
            words: filmTextsOf(row),
            published: true,
            video_id: file_id,
            video_kind: film.video_kind,
            video_bytes: film.video_bytes,
            video_name: film.video_name,
            poster: film.poster && Uint8Array.from(film.poster),
            poster_id: film.poster_id,
            editor_id: actor.id,
            editor_name: actor.name,
          },
        ],
      });
      await tx.filmCaptions.createMany({
        data: film.captions.map(({ locale, cues }) => ({ tenant_id, film_id: id, locale, cues })),
      });
      return true;
    });
  }
}

interface FilmCopy {
  poster: Buffer | null;
  poster_id: string | null;
  video_bytes: number | null;
  video_kind: string | null;
  video_name: string | null;
  captions: { locale: string; cues: Prisma.InputJsonValue }[];
}
