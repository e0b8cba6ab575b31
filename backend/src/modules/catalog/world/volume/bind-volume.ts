import { Injectable } from '@nestjs/common';
import { Readable } from 'node:stream';
import type { Scene } from '@bookgrove/contract/stories';
import { Clock } from '../../../../platform/clock.ts';
import { Db, type Tx } from '../../../../platform/db/db.ts';
import { PLATFORM_TENANT_ID } from '../../../../platform/ids.ts';
import { PublicCache } from '../../../../platform/http/public-cache.ts';
import { Consumes, type Consumer } from '../../../../platform/messaging/consumers.ts';
import { Storage } from '../../../../platform/storage/storage.ts';
import { VolumeAsked } from '../../contract.ts';
import { IN_YEAR, PRINT, volumeKey } from './volume-sql.ts';
import { volumeEpub } from './volume-epub.ts';
import { volumePdf } from './volume-pdf.ts';
import type { BoundLetter } from './volume.rules.ts';

interface Bound {
  letters: { id: string; print: string; country: string | null; language: string }[];
  pages: number;
  epub_bytes: number;
  pdf_bytes: number;
}

/** Binds the letters of a year that stand in the book at this moment, and keeps both files. */
@Injectable()
@Consumes(VolumeAsked, { name: 'catalog.bind-volume', queue: 'ingestion' })
export class BindWhenVolumeAsked implements Consumer<VolumeAsked, Bound | null> {
  constructor(
    private readonly clock: Clock,
    private readonly db: Db,
    private readonly storage: Storage,
    private readonly cache: PublicCache,
  ) {}

  async prepare({ year, edition_id }: VolumeAsked): Promise<Bound | null> {
    const [asked, found] = await this.db.batch([
      {
        name: 'volume_to_bind',
        text: 'select 1 from catalog.world_volume where tenant_id = $1::uuid and year = $2 and asked_id = $3::uuid',
        values: [PLATFORM_TENANT_ID, year, edition_id],
      },
      {
        name: 'letters_to_bind',
        text: `select l.story_id as id, l.title, l.text, l.language, l.signed_as, l.school_name, l.country, l.alt, l.picture, ${PRINT} as print
               from catalog.world_letter l where ${IN_YEAR('$1')} order by l.published_at, l.story_id limit ${MOST_LETTERS}`,
        values: [year],
      },
    ]);
    // Another making was asked for since.
    if (asked!.rows.length === 0) return null;
    const letters = found!.rows as (BoundLetter & { picture: Scene; print: string })[];
    if (letters.length === 0) return { letters, pages: 0, epub_bytes: 0, pdf_bytes: 0 };
    const volume = { id: edition_id, year, made: this.clock.now(), letters };
    const epub = Readable.from(await volumeEpub(volume));
    const epub_bytes = await this.storage.put(volumeKey(year, edition_id, 'epub'), epub);
    let pdf_bytes = 0;
    const pages = await volumePdf(volume, async (content) => {
      pdf_bytes = await this.storage.put(volumeKey(year, edition_id, 'pdf'), content);
    });
    return { letters, pages, epub_bytes, pdf_bytes };
  }

  async handle({ year, edition_id }: VolumeAsked, tx: Tx, bound: Bound | null): Promise<void> {
    if (!bound) return;
    const { letters, ...facts } = bound;
    const where = { tenant_id: PLATFORM_TENANT_ID, year, asked_id: edition_id };
    if (letters.length === 0) await tx.worldVolume.deleteMany({ where });
    else
      await tx.worldVolume.updateMany({
        where,
        data: {
          ...facts,
          edition_id,
          made_at: this.clock.now(),
          story_ids: letters.map(({ id }) => id),
          prints: letters.map(({ print }) => print),
          countries: new Set(letters.map(({ country }) => country).filter(Boolean)).size,
          languages: new Set(letters.map(({ language }) => language)).size,
        },
      });
    await this.cache.announce(tx);
  }
}

/** One book of paper holds no more; a year that has more of them wants a second volume. */
const MOST_LETTERS = 2_000;
