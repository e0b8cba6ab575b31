import type { FoundPlace } from '../../../shared/reader/protocol.ts';

/** Neighbouring places of one chapter; of one page where the book has no chapters. */
export interface PlaceGroup {
  chapter: string | null;
  /** Page of the first place. */
  page: number;
  /** Index of the first place in the whole list. */
  first: number;
  places: FoundPlace[];
}

/** Groups places, which are in the order of the book, by chapter or page. */
export function groupsOf(places: FoundPlace[]): PlaceGroup[] {
  const groups: PlaceGroup[] = [];
  places.forEach((place, index) => {
    const last = groups.at(-1);
    const isSame =
      last !== undefined &&
      last.chapter === place.chapter &&
      (place.chapter !== null || last.page === place.page);
    if (isSame) last.places.push(place);
    else groups.push({ chapter: place.chapter, page: place.page, first: index, places: [place] });
  });
  return groups;
}
