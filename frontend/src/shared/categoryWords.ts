import { locale, t } from '../i18n/index.ts';

/** The kinds of books that every library begins with. Schools name their own in their own language. */
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

/** The name of a category in the reader's language; one that somebody renamed is shown as it stands. */
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
