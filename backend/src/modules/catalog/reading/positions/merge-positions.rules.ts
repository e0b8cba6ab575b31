/** A reading position, as far as a merge of accounts compares it. */
export interface ReadingPosition {
  book_id: string;
  percentage: number;
  client_time: Date;
}

/** What happens to the positions of an account that is merged into another. */
interface MergedPositions {
  /** Books in which the position of the merged account replaces the other. */
  move: string[];
  /** Books in which the surviving account has the newer position. */
  drop: string[];
}

/** In each book the newer position counts, by the reader's clock; of two with the same time the one that is further on. */
export function mergePositions(kept: ReadingPosition[], merged: ReadingPosition[]): MergedPositions {
  const known = new Map(kept.map((position) => [position.book_id, position]));
  const wins = (position: ReadingPosition): boolean => {
    const own = known.get(position.book_id);
    if (!own) return true;
    const later = position.client_time.getTime() - own.client_time.getTime();
    return later > 0 || (later === 0 && position.percentage > own.percentage);
  };
  return {
    move: merged.filter(wins).map(({ book_id }) => book_id),
    drop: merged.filter((position) => !wins(position)).map(({ book_id }) => book_id),
  };
}
