import { lockUntilCommit } from '../../../../platform/db/advisory-lock.ts';
import type { Tx } from '../../../../platform/db/db.ts';

/** SQL: digest of everything that is printed of a letter `l`. */
export const PRINT = `md5(concat_ws('|', l.title, l.text, l.signed_as, l.school_name, l.country, l.alt, l.picture::text))`;

/** SQL: letters `l` that are shown and were published in a year (UTC). */
export const IN_YEAR = (year: string): string =>
  `l.shown and l.published_at >= make_timestamptz(${year}::int, 1, 1, 0, 0, 0, 'UTC')
   and l.published_at < make_timestamptz(${year}::int + 1, 1, 1, 0, 0, 0, 'UTC')`;

/**
 * SQL: whether every letter of a volume `v` is shown as it was printed. If one is not, because a consent was
 * withdrawn or the letter was changed or taken down, the volume cannot be downloaded until it is built again.
 */
export const WHOLE = `(select count(*) from unnest(v.story_ids, v.prints) as built (story_id, print)
  join catalog.world_letter l on l.story_id = built.story_id and l.shown and ${PRINT} = built.print) = cardinality(v.story_ids)`;

export type VolumeFormat = 'epub' | 'pdf';

/** Prefix of the storage keys of all volumes. */
export const VOLUMES = 'dear-world-volumes/';
/** Storage folder of an edition. */
export const volumeFolder = (year: number, editionId: string): string => `${VOLUMES}${year}/${editionId}/`;
/** Storage key of a file of an edition. */
export const volumeKey = (year: number, editionId: string, format: VolumeFormat): string =>
  `${volumeFolder(year, editionId)}book.${format}`;

/**
 * Held while a built edition is offered, and while the editions with an erased letter are looked up: the erasure finds every
 * edition that was offered before, and a build finds every letter that was erased before.
 */
export const lockVolumes = (tx: Tx): Promise<void> => lockUntilCommit(tx, 'world volumes');
