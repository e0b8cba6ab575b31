import type { Changes } from '../../library/books/book-changes.rules.ts';

/** Fields that the kept book takes over where it has no value of its own. */
const TAKEN = [
  'isbn',
  'subtitle',
  'summary',
  'license',
  'publisher',
  'published_on',
  'series',
  'series_position',
  'reading_level',
  'age_min',
  'age_max',
  'age_rating',
  'illustrators',
  'translators',
  'narrators',
  'keywords',
  'themes',
  'sdg_goals',
] as const;

const empty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** The changes of the kept book: values that it lacks, and the categories of the merged books. */
export function mergeDetails(kept: object, going: readonly object[]): Changes {
  const own = kept as Record<string, unknown>;
  const changes: Changes = {};
  for (const name of TAKEN) {
    if (!empty(own[name])) continue;
    const value = going.map((one) => (one as Record<string, unknown>)[name]).find((said) => !empty(said));
    if (value !== undefined) changes[name] = [own[name] ?? null, value];
  }
  if (own['language'] === 'und') {
    const language = going
      .map((one) => (one as Record<string, unknown>)['language'])
      .find((tag) => tag !== 'und');
    if (language) changes['language'] = ['und', language];
  }
  const categories = own['categories'] as string[];
  const all = [
    ...new Set([...categories, ...going.flatMap((one) => (one as { categories: string[] }).categories)]),
  ];
  if (all.length > categories.length) changes['categories'] = [categories, all.slice(0, 12)];
  const [low, high] = ['age_min', 'age_max'].map((name) => changes[name]?.[1] ?? own[name]);
  if (typeof low === 'number' && typeof high === 'number' && low > high) {
    delete changes['age_min'];
    delete changes['age_max'];
  }
  return changes;
}
