/** Smaller numbers of readers are not shown: in a small group a child could be identified. */
const MIN_COUNT_SHOWN = 5;

/** The data of a school that the map needs. */
export interface PlacedSchool {
  id: string;
  country: string | null;
}

/** Readers of one school (or of the platform itself) who gave the same country in their profile. */
export interface CountedReaders {
  school: string;
  country: string | null;
  readers: number;
}

/** What everybody may see of a country. */
interface CountryReach {
  country: string;
  schools: number;
  /** Null: fewer than five. */
  readers: number | null;
}

/**
 * Sums schools and readers by country. Readers count in the country of their school or, when that is unknown,
 * in that of their profile. Readers without either are not counted.
 */
export function sumUp(schools: readonly PlacedSchool[], counted: readonly CountedReaders[]): CountryReach[] {
  const placeOf = new Map(schools.map(({ id, country }) => [id, country]));
  const found = new Map<string, { schools: number; readers: number }>();
  const at = (country: string) => {
    const there = found.get(country) ?? { schools: 0, readers: 0 };
    found.set(country, there);
    return there;
  };
  for (const { country } of schools) if (country) at(country).schools += 1;
  for (const { school, country, readers } of counted) {
    const place = placeOf.get(school) ?? country;
    if (place) at(place).readers += readers;
  }
  return [...found]
    .map(([country, { schools: count, readers }]) => ({
      country,
      schools: count,
      readers: readers < MIN_COUNT_SHOWN ? null : readers,
    }))
    .sort((one, other) => (one.country < other.country ? -1 : 1));
}

/** The whole world. Hidden counts are not part of the sum, because they could be calculated from it. */
export const totalOf = (
  countries: readonly CountryReach[],
): { countries: number; schools: number; readers: number; hidden: number } => ({
  countries: countries.length,
  schools: countries.reduce((sum, { schools }) => sum + schools, 0),
  readers: countries.reduce((sum, { readers }) => sum + (readers ?? 0), 0),
  hidden: countries.filter(({ readers }) => readers === null).length,
});
