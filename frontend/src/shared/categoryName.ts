import { locale, t } from '../i18n/index.ts';

/** Names of the default categories. Categories that schools add have names in the school's language. */
const NAMES: Record<string, string> = {
  animals: 'Animals',
  'sea-and-sky': 'Sea and sky',
  'folk-tales': 'Folk tales',
  feelings: 'Feelings',
  space: 'Space',
  science: 'Science',
  poems: 'Poems',
  journeys: 'Journeys',
};

/** Name of a category in the interface language; a renamed one is returned unchanged. */
export const categoryName = ({
  slug,
  name,
  names,
}: {
  slug: string;
  name: string;
  names?: Record<string, string>;
}): string => names?.[languageOf(locale())] || (NAMES[slug] === name ? t(name) : name);

const languageOf = (tag: string): string => tag.split('-')[0]!;
