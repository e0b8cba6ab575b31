/** Where somebody is in a book, as a merging compares it. */
export interface Place {
  book_id: string;
  percentage: number;
  client_time: Date;
}

/** What becomes of the places of an account that became part of another. */
export interface PlacesAfter {
  /** Books whose place of the merged account counts from now on. */
  move: string[];
  /** Books in which the kept account is further on in time: the other place goes. */
  drop: string[];
}

/** In each book the newest place counts, by the reader's own clock; of two of one moment, the one further on. */
export function placesAfter(kept: Place[], merged: Place[]): PlacesAfter {
  const known = new Map(kept.map((place) => [place.book_id, place]));
  const wins = (place: Place): boolean => {
    const own = known.get(place.book_id);
    if (!own) return true;
    const later = place.client_time.getTime() - own.client_time.getTime();
    return later > 0 || (later === 0 && place.percentage > own.percentage);
  };
  return {
    move: merged.filter(wins).map(({ book_id }) => book_id),
    drop: merged.filter((place) => !wins(place)).map(({ book_id }) => book_id),
  };
}
