/** A letter as it is printed in a volume. */
export interface LetterInVolume {
  id: string;
  title: string;
  text: string;
  /** BCP 47. */
  language: string;
  signed_as: string;
  school_name: string;
  /** ISO 3166-1 alpha-2. */
  country: string | null;
  alt: string;
}
export interface Chapter<L> {
  /** Name of the country; empty for letters of schools without one. */
  name: string;
  letters: L[];
}

const NAMES = new Intl.DisplayNames('en', { type: 'region' });

/** Letters by country, in the order of the countries' names; letters without a country come last. */
export function chaptersOf<L extends Pick<LetterInVolume, 'country'>>(letters: readonly L[]): Chapter<L>[] {
  const chapters = new Map<string, L[]>();
  for (const letter of letters) {
    const name = letter.country ? (NAMES.of(letter.country) ?? letter.country) : '';
    chapters.set(name, [...(chapters.get(name) ?? []), letter]);
  }
  return [...chapters]
    .map(([name, found]) => ({ name, letters: found }))
    .sort((a, b) => Number(a.name === '') - Number(b.name === '') || a.name.localeCompare(b.name, 'en'));
}

const counted = (count: number, singular: string, plural: string): string =>
  `${count} ${count === 1 ? singular : plural}`;

/** The line of the title page that states what is in the volume. */
export const summaryOf = (letters: number, countries: number, languages: number): string =>
  `${counted(letters, 'letter', 'letters')} from ${counted(countries, 'country', 'countries')}, in ${counted(languages, 'language', 'languages')}`;

/** The two lines of a signature: who wrote the letter, and where. */
export const signatureOf = ({
  signed_as,
  school_name,
  country,
}: Pick<LetterInVolume, 'signed_as' | 'school_name' | 'country'>): [name: string, place: string] => [
  signed_as || 'A young author',
  [school_name, country ? (NAMES.of(country) ?? country) : ''].filter(Boolean).join(' · '),
];

const PER_LINE = 58;
const linesOf = (paragraph: string): number =>
  paragraph.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / PER_LINE)), 0);

/**
 * Divides the text of a letter into pages of whole paragraphs: `first` lines fit on the first page, below the stamp, and `more`
 * on every other. A paragraph that is longer than a page is cut between words.
 */
export function sheetsOf(text: string, first: number, more: number): string[] {
  const sheets: string[] = [];
  let sheet: string[] = [];
  let left = first;
  const endSheet = () => {
    sheets.push(sheet.join('\n\n'));
    sheet = [];
    left = more;
  };
  for (const paragraph of text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter(Boolean)
    .flatMap((part) => cut(part, more))) {
    const lines = linesOf(paragraph) + (sheet.length > 0 ? 1 : 0);
    if (lines > left && sheet.length > 0) endSheet();
    sheet.push(paragraph);
    left -= lines;
  }
  if (sheet.length > 0 || sheets.length === 0) endSheet();
  return sheets;
}

/** Divides a paragraph into pieces of at most so many lines. */
function cut(paragraph: string, lines: number): string[] {
  if (linesOf(paragraph) <= lines) return [paragraph];
  const pieces: string[] = [];
  let piece = '';
  for (const word of paragraph.split(/(?<=\s)/)) {
    if (piece !== '' && linesOf(piece + word) > lines) {
      pieces.push(piece.trim());
      piece = '';
    }
    piece += word;
  }
  return [...pieces, piece.trim()].filter(Boolean);
}
