import { LANGUAGES, type Language } from '@bookgrove/contract';

/** What is said of a film in one language. */
export interface FilmWords {
  title: string;
  summary: string;
  /** Questions to talk about afterwards. */
  cards: string[];
}
export type FilmLanguages = Partial<Record<Language, FilmWords>>;

/** The words for a reader: those of the language asked for, else the English ones, else the first. */
export function filmWords(words: FilmLanguages, asked: Language): { locale: Language; words: FilmWords } {
  const locale = words[asked] ? asked : LANGUAGES.find((one) => words[one]);
  if (!locale) throw new Error('A film without any words');
  return { locale, words: words[locale]! };
}

/** Languages in which a film is described. */
export const languagesOfFilm = (words: FilmLanguages): Language[] => LANGUAGES.filter((one) => words[one]);

export type FilmKind = 'mp4' | 'webm';

/** So many bytes tell what a file is. */
export const HEAD_BYTES = 64;

/** Brands of the ISO container that browsers play; QuickTime and pictures (HEIF, AVIF) have others. */
const MP4_BRANDS = /^(isom|iso[2-9]|mp4[12]|avc1|M4V |M4VH|M4VP|MSNV|dash|f4v )$/;

/** What the first bytes say that a file is, whatever its name; null for what is no film for browsers. */
export function filmKind(head: Buffer): FilmKind | null {
  if (head.toString('latin1', 4, 8) === 'ftyp')
    return MP4_BRANDS.test(head.toString('latin1', 8, 12)) ? 'mp4' : null;
  // EBML: the document's type stands within the first element. Matroska is its sister and does not play everywhere.
  if (head.readUInt32BE(0) === 0x1a45dfa3)
    return head.includes(Buffer.from([0x42, 0x82, 0x84, 0x77, 0x65, 0x62, 0x6d])) ? 'webm' : null;
  return null;
}

/** Where a film's file lies in the storage. */
export const filmFolder = (filmId: string, videoId: string): string => `films/${filmId}/${videoId}/`;
export const filmKey = (filmId: string, videoId: string, kind: string): string =>
  `${filmFolder(filmId, videoId)}film.${kind}`;

/** What a film still lacks before it can be shown: nobody is to be left without words or picture. */
export function missingForShow(film: {
  video_id: string | null;
  poster_id: string | null;
  captions: number;
}): string[] {
  return [
    ...(film.video_id ? [] : ['Send the film first.']),
    ...(film.poster_id ? [] : ['Add a poster first.']),
    ...(film.captions > 0 ? [] : ['Add captions in at least one language first.']),
  ];
}
