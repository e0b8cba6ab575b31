/** A person whose data is requested. An erasure needs the names, to find copies of them in texts. */
export interface DataSubject {
  id: string;
  email: string | null;
  first_name?: string;
  last_name?: string;
  username?: string;
}

/** What takes the place of a name that is removed from a text. */
export const TOMBSTONE = 'Erased person';

/** Texts that name this person and hardly anybody else. */
export function distinctNamesOf({ first_name, last_name, username, email }: DataSubject): string[] {
  const full = `${first_name ?? ''} ${last_name ?? ''}`.trim();
  return [full, username, email].filter((name): name is string => Boolean(name));
}

/** Texts that name this person, and perhaps others of the same name. */
export const namesOf = (subject: DataSubject): string[] => [
  ...distinctNamesOf(subject),
  ...[subject.first_name, subject.last_name].filter((name): name is string => Boolean(name)),
];

/**
 * A regular expression of PostgreSQL that finds one of these names as whole words, in a text or in JSON; null
 * without names.
 */
export function patternOf(names: readonly string[]): string | null {
  if (names.length === 0) return null;
  const forms = new Set(names.flatMap((name) => [name, JSON.stringify(name).slice(1, -1)]));
  return `(^|[^[:alnum:]])(${[...forms].map(escaped).join('|')})($|[^[:alnum:]])`;
}

/** A value of a JSON document with every name replaced in its texts, whatever their case. */
export function withoutNames(value: unknown, names: readonly string[]): unknown {
  if (typeof value === 'string')
    return names.reduce(
      (text, name) =>
        text.replace(new RegExp(`(?<![\\p{L}\\p{N}])${escaped(name)}(?![\\p{L}\\p{N}])`, 'giu'), TOMBSTONE),
      value,
    );
  if (Array.isArray(value)) return value.map((part) => withoutNames(part, names));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withoutNames(part, names)]));
}

const escaped = (name: string): string => name.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
