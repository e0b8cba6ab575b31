import { LANGUAGES, type Language } from '@bookgrove/contract';

/** The texts about a film in one language. */
interface FilmTexts {
  title: string;
  summary: string;
  /** Questions for a discussion after the film. */
  cards: string[];
}
export type FilmLanguages = Partial<Record<Language, FilmTexts>>;

/** The texts for a reader: in the requested language, otherwise in English, otherwise the first. */
export function filmTexts(words: FilmLanguages, asked: Language): { locale: Language; words: FilmTexts } {
  const locale = words[asked] ? asked : LANGUAGES.find((one) => words[one]);
  if (!locale) throw new Error('A film without any words');
  return { locale, words: words[locale]! };
}

/** Languages in which a film is described. */
export const languagesOfFilm = (words: FilmLanguages): Language[] => LANGUAGES.filter((one) => words[one]);

type FilmKind = 'mp4' | 'webm';

/** Number of first bytes that identify a file's type. */
export const HEAD_BYTES = 64;

/** Brands of the ISO container that browsers play; QuickTime and pictures (HEIF, AVIF) have others. */
const MP4_BRANDS = /^(isom|iso[2-9]|mp4[12]|avc1|M4V |M4VH|M4VP|MSNV|dash|f4v )$/;

/** The type of a file by its first bytes, whatever its name; null for one that browsers do not play. */
export function filmKind(head: Buffer): FilmKind | null {
  if (head.toString('latin1', 4, 8) === 'ftyp')
    return MP4_BRANDS.test(head.toString('latin1', 8, 12)) ? 'mp4' : null;
  // EBML: the document's type is in the first element. Matroska is a related format that not every browser plays.
  if (head.readUInt32BE(0) === 0x1a45dfa3)
    return head.includes(Buffer.from([0x42, 0x82, 0x84, 0x77, 0x65, 0x62, 0x6d])) ? 'webm' : null;
  return null;
}

/** Storage key of a film's file. */
export const filmFolder = (filmId: string, videoId: string): string => `films/${filmId}/${videoId}/`;
export const filmKey = (filmId: string, videoId: string, kind: string): string =>
  `${filmFolder(filmId, videoId)}film.${kind}`;

/** What a film lacks before it can be published: texts, poster and captions are required. */
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
