/** Fewer readers than this are not told as a number: in a small group a child could be singled out. */
export const FEWEST_SHOWN = 5;

/** A school as far as the map is concerned. */
export interface PlacedSchool {
  id: string;
  country: string | null;
}

/** Readers of one school (or of the platform itself) who gave the same country of themselves. */
export interface CountedReaders {
  school: string;
  country: string | null;
  readers: number;
}

/** What everybody may see of a country. */
export interface CountryReach {
  country: string;
  schools: number;
  /** Null: fewer than five. */
  readers: number | null;
}

/**
 * Sums schools and readers up by country. Readers count where their school is; where there is none, or it told no
 * country, where they said they are. Who told nothing is not on the map.
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
      readers: readers < FEWEST_SHOWN ? null : readers,
    }))
    .sort((one, other) => (one.country < other.country ? -1 : 1));
}

/** The whole world. Hidden counts are not in the sum: what is shown taken from it would tell them. */
export const totalOf = (
  countries: readonly CountryReach[],
): { countries: number; schools: number; readers: number; hidden: number } => ({
  countries: countries.length,
  schools: countries.reduce((sum, { schools }) => sum + schools, 0),
  readers: countries.reduce((sum, { readers }) => sum + (readers ?? 0), 0),
  hidden: countries.filter(({ readers }) => readers === null).length,
});
