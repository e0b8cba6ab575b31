import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES, LANGUAGE_TAGS, type Language } from '@bookgrove/contract';
import { compileMessage, type CompiledMessage } from '../../frontend/src/i18n/compile.ts';
import type { findTexts } from './texts.ts';

/** Translations by their English text. */
type Catalogue = Record<string, string>;
type Found = ReturnType<typeof findTexts>;

/** All languages but English, which is in the source. */
export const TRANSLATED = LANGUAGES.filter((language) => language !== 'en');

/** A language has two catalogues: of texts for everybody, and of those that only staff see. */
type Part = 'everybody' | 'staff';

const fileOf = (language: Language, part: Part): string =>
  join(
    import.meta.dirname,
    `../../frontend/src/i18n/catalogues/${part === 'staff' ? 'staff-' : ''}${language}.json`,
  );

export const readCatalogue = (language: Language, part: Part = 'everybody'): Catalogue =>
  JSON.parse(readFileSync(fileOf(language, part), 'utf8')) as Catalogue;

/** In alphabetical order, to keep merge conflicts rare. */
export function writeCatalogue(language: Language, catalogue: Catalogue, part: Part = 'everybody'): void {
  const sorted = Object.fromEntries(Object.entries(catalogue).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(fileOf(language, part), `${JSON.stringify(sorted, null, 2)}\n`);
}

/** Names of the values in a text, with their plural forms: `name`, `count: one other`. */
function valuesOf(message: CompiledMessage): Map<string, Set<string> | null> {
  const values = new Map<string, Set<string> | null>();
  const walk = (parts: CompiledMessage): void => {
    for (const part of parts) {
      if (typeof part === 'string' || typeof part === 'symbol') continue;
      const [name] = part;
      if (part.length === 1) values.set(name, values.get(name) ?? null);
      else {
        values.set(name, new Set(Object.keys(part[1])));
        for (const form of Object.values(part[1])) walk(form);
      }
    }
  };
  walk(message);
  return values;
}

/** What is wrong with a translation; null when it is valid. */
export function faultOf(language: Language, english: string, translation: string): string | null {
  if (translation.trim() === '') return 'is empty';
  let there: ReturnType<typeof valuesOf>;
  try {
    there = valuesOf(compileMessage(translation));
  } catch (error) {
    return `cannot be read: ${(error as Error).message}`;
  }
  const here = valuesOf(compileMessage(english));
  for (const [name, forms] of here) {
    if (!there.has(name)) return `leaves out {${name}}`;
    if (forms && !there.get(name)) return `has no plural of {${name}}`;
  }
  for (const [name, forms] of there) {
    if (!here.has(name)) return `has {${name}}, which the English text has not`;
    if (!forms) continue;
    const own = new Intl.PluralRules(LANGUAGE_TAGS[language]).resolvedOptions().pluralCategories as string[];
    const foreign = [...forms].find((form) => !own.includes(form) && !/^=\d+$/.test(form));
    if (foreign) return `has the plural form “${foreign}”, which its language has not`;
    // The forms for millions in French and for zero in Arabic may be left to `other`.
    const lacking = own.find((form) => !forms.has(form) && !['many', 'zero'].includes(form));
    if (lacking) return `lacks the plural form “${lacking}” of {${name}}`;
  }
  return null;
}

/** Problems of a catalogue, as sentences. */
export function problemsOf(language: Language, catalogue: Catalogue, { all, needed }: Found): string[] {
  const missing = needed
    .filter((text) => !Object.hasOwn(catalogue, text))
    .map((text) => `${language}: no translation of “${text}” (${[...(all.get(text) ?? [])][0]})`);
  const wrong = Object.entries(catalogue).flatMap(([text, translation]) => {
    if (!all.has(text)) return [`${language}: “${text}” is shown nowhere any more`];
    const fault = faultOf(language, text, translation);
    return fault ? [`${language}: the translation of “${text}” ${fault}`] : [];
  });
  return [...missing, ...wrong];
}

/** Problems of a catalogue of staff: a text that is needed by everybody belongs to the other one. */
export const problemsOfStaff = (
  language: Language,
  catalogue: Catalogue,
  { all, needed }: Found,
): string[] => [
  ...problemsOf(language, catalogue, { all, needed: [] }),
  ...needed
    .filter((text) => Object.hasOwn(catalogue, text))
    .map((text) => `${language}: “${text}” is not only for staff any more`),
];
