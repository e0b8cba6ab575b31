/** Digest of a letter `l` as it is printed: of its words and of the name below it. */
export const PRINT = `md5(concat_ws('|', l.title, l.text, l.signed_as, l.school_name, l.country, l.alt, l.picture::text))`;

/** Letters `l` that stand in the book and came into it in a year (UTC). */
export const IN_YEAR = (year: string): string =>
  `l.shown and l.published_at >= make_timestamptz(${year}::int, 1, 1, 0, 0, 0, 'UTC')
   and l.published_at < make_timestamptz(${year}::int + 1, 1, 1, 0, 0, 0, 'UTC')`;

/**
 * Whether every letter of a volume `v` stands in the book as it was printed. Where one does not, because a key was turned
 * back, a name withdrawn or the letter taken down, the volume is given out no more until it is made anew.
 */
export const WHOLE = `(select count(*) from unnest(v.story_ids, v.prints) as bound (story_id, print)
  join catalog.world_letter l on l.story_id = bound.story_id and l.shown and ${PRINT} = bound.print) = cardinality(v.story_ids)`;

export type VolumeFormat = 'epub' | 'pdf';

/** Below it lie the volumes of all years. */
export const VOLUMES = 'dear-world-volumes/';
/** Where a file of a making lies. */
export const volumeKey = (year: number, editionId: string, format: VolumeFormat): string =>
  `${VOLUMES}${year}/${editionId}/book.${format}`;
