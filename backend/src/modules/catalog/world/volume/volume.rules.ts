/** A letter as it is bound. */
export interface BoundLetter {
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
  /** Name of the country; empty for letters of schools that say none. */
  name: string;
  letters: L[];
}

const NAMES = new Intl.DisplayNames('en', { type: 'region' });

/** Letters by their country, the countries by name; those of no country come last. */
export function chaptersOf<L extends Pick<BoundLetter, 'country'>>(letters: readonly L[]): Chapter<L>[] {
  const chapters = new Map<string, L[]>();
  for (const letter of letters) {
    const name = letter.country ? (NAMES.of(letter.country) ?? letter.country) : '';
    chapters.set(name, [...(chapters.get(name) ?? []), letter]);
  }
  return [...chapters]
    .map(([name, found]) => ({ name, letters: found }))
    .sort((a, b) => Number(a.name === '') - Number(b.name === '') || a.name.localeCompare(b.name, 'en'));
}

const many = (count: number, one: string, more: string): string => `${count} ${count === 1 ? one : more}`;

/** What is in the book, as its first page says it. */
export const summaryOf = (letters: number, countries: number, languages: number): string =>
  `${many(letters, 'letter', 'letters')} from ${many(countries, 'country', 'countries')}, in ${many(languages, 'language', 'languages')}`;

/** Who wrote it and from where, as it stands below a letter. */
export const signatureOf = ({
  signed_as,
  school_name,
  country,
}: Pick<BoundLetter, 'signed_as' | 'school_name' | 'country'>): [name: string, place: string] => [
  signed_as || 'A young author',
  [school_name, country ? (NAMES.of(country) ?? country) : ''].filter(Boolean).join(' · '),
];

const PER_LINE = 58;
const linesOf = (paragraph: string): number =>
  paragraph.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / PER_LINE)), 0);

/**
 * The words of a letter on sheets of paper, whole paragraphs on each: the first has room for `first` lines below the
 * stamp, every other for `more`. A paragraph that no sheet holds is cut between words.
 */
export function sheetsOf(text: string, first: number, more: number): string[] {
  const sheets: string[] = [];
  let sheet: string[] = [];
  let left = first;
  const turn = () => {
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
    if (lines > left && sheet.length > 0) turn();
    sheet.push(paragraph);
    left -= lines;
  }
  if (sheet.length > 0 || sheets.length === 0) turn();
  return sheets;
}

/** A paragraph in pieces of at most so many lines. */
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
