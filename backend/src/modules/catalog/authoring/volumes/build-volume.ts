import { Injectable } from '@nestjs/common';
import { Readable } from 'node:stream';
import type { Scene } from '@bookgrove/contract/stories';
import { Clock } from '../../../../platform/clock.ts';
import { Db, type Tx } from '../../../../platform/db/db.ts';
import { Prisma } from '../../../../platform/db/generated/client.ts';
import { PLATFORM_TENANT_ID } from '../../../../platform/ids.ts';
import { PublicCache } from '../../../../platform/http/public-cache.ts';
import { Consumes, type Consumer } from '../../../../platform/messaging/consumers.ts';
import { Outbox } from '../../../../platform/messaging/outbox.ts';
import { Storage } from '../../../../platform/storage/storage.ts';
import { VolumeRequested } from '../../contract.ts';
import { IN_YEAR, lockVolumes, PRINT, volumeFolder, volumeKey } from './volume-sql.ts';
import { volumeEpub } from './volume-epub.ts';
import { volumePdf } from './volume-pdf.ts';
import type { LetterInVolume } from './volume.rules.ts';

interface BuiltVolume {
  letters: { id: string; print: string; country: string | null; language: string }[];
  pages: number;
  epub_bytes: number;
  pdf_bytes: number;
}

/** Builds the volume of a year from the letters that are shown now, as EPUB and PDF. */
@Injectable()
@Consumes(VolumeRequested, { name: 'catalog.bind-volume', queue: 'ingestion' })
export class BuildWhenVolumeRequested implements Consumer<VolumeRequested, BuiltVolume | null> {
  constructor(
    private readonly clock: Clock,
    private readonly db: Db,
    private readonly outbox: Outbox,
    private readonly storage: Storage,
    private readonly cache: PublicCache,
  ) {}

  async prepare({ year, edition_id }: VolumeRequested): Promise<BuiltVolume | null> {
    const [requested, found] = await this.db.batch([
      {
        name: 'volume_to_build',
        text: `select asked_id = $3::uuid as asked from catalog.world_volume
               where tenant_id = $1::uuid and year = $2 and $3::uuid in (asked_id, edition_id)`,
        values: [PLATFORM_TENANT_ID, year, edition_id],
      },
      {
        name: 'letters_to_build',
        text: `select l.story_id as id, l.title, l.text, l.language, l.signed_as, l.school_name, l.country, l.alt, l.picture, ${PRINT} as print
               from catalog.world_letter l where ${IN_YEAR('$1')} order by l.published_at, l.story_id limit ${MOST_LETTERS}`,
        values: [year],
      },
    ]);
    const [edition] = requested!.rows as { asked: boolean }[];
    const letters = found!.rows as (LetterInVolume & { picture: Scene; print: string })[];
    // An earlier build of this edition may have stored its files.
    if (!edition || letters.length === 0) await this.storage.removeAll(volumeFolder(year, edition_id));
    // Another edition was requested since.
    if (!edition?.asked) return null;
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

  async handle({ year, edition_id }: VolumeRequested, tx: Tx, built: BuiltVolume | null): Promise<void> {
    if (!built) return;
    const { letters, ...numbers } = built;
    await lockVolumes(tx);
    const edition = { tenant_id: PLATFORM_TENANT_ID, year, asked_id: edition_id };
    const isAsked = (await tx.worldVolume.count({ where: edition })) > 0;
    if (!isAsked || !(await areAsPrinted(tx, letters))) {
      // The next build replaces the files, which contain what was erased meanwhile, or deletes them.
      await this.outbox.add(tx, VolumeRequested, { year, edition_id });
      return;
    }
    if (letters.length === 0) await tx.worldVolume.deleteMany({ where: edition });
    else
      await tx.worldVolume.updateMany({
        where: edition,
        data: {
          ...numbers,
          edition_id,
          made_at: this.clock.now(),
          story_ids: letters.map(({ id }) => id),
          prints: letters.map(({ print }) => print),
          countries: new Set(letters.map(({ country }) => country).filter(Boolean)).size,
          languages: new Set(letters.map(({ language }) => language)).size,
        },
      });
    await this.cache.announceToAll(tx);
  }
}

/** Whether every letter is still shown as it was printed. */
async function areAsPrinted(tx: Tx, letters: BuiltVolume['letters']): Promise<boolean> {
  const [found] = await tx.$queryRaw<{ whole: number }[]>`
    select count(*)::int as whole
    from unnest(${letters.map(({ id }) => id)}::uuid[], ${letters.map(({ print }) => print)}::text[]) as built (story_id, print)
    join catalog.world_letter l on l.story_id = built.story_id and l.shown and ${Prisma.raw(PRINT)} = built.print`;
  return found!.whole === letters.length;
}

/** The most letters that fit into one printed book. */
const MOST_LETTERS = 2_000;
