/** Text for XML content and double-quoted attributes. */
export const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** A font file of `fonts/` and its family name. */
interface Font {
  file: string;
  family: string;
}

interface Words {
  contents: string;
  cover: string;
  coverOf: (title: string) => string;
  page: string;
  dir: 'ltr' | 'rtl';
  /** For scripts that not every device can draw. */
  font?: Font;
}

/** The fixed texts of a book, in its language. */
const words: Record<string, Words> = {
  en: {
    contents: 'Contents',
    cover: 'Cover',
    coverOf: (title) => `Cover of “${title}”`,
    page: 'Page',
    dir: 'ltr',
  },
  fr: {
    contents: 'Sommaire',
    cover: 'Couverture',
    coverOf: (title) => `Couverture de « ${title} »`,
    page: 'Page',
    dir: 'ltr',
  },
  es: {
    contents: 'Índice',
    cover: 'Cubierta',
    coverOf: (title) => `Cubierta de «${title}»`,
    page: 'Página',
    dir: 'ltr',
  },
  pt: {
    contents: 'Índice',
    cover: 'Capa',
    coverOf: (title) => `Capa de «${title}»`,
    page: 'Página',
    dir: 'ltr',
  },
  sw: {
    contents: 'Yaliyomo',
    cover: 'Jalada',
    coverOf: (title) => `Jalada la “${title}”`,
    page: 'Ukurasa',
    dir: 'ltr',
  },
  hi: {
    contents: 'विषय सूची',
    cover: 'आवरण',
    coverOf: (title) => `“${title}” का आवरण`,
    page: 'पृष्ठ',
    dir: 'ltr',
    font: { file: 'baloo-2-devanagari-wght-normal.woff2', family: 'Baloo 2' },
  },
  ar: {
    contents: 'المحتويات',
    cover: 'الغلاف',
    coverOf: (title) => `غلاف كتاب «${title}»`,
    page: 'صفحة',
    dir: 'rtl',
    font: { file: 'baloo-bhaijaan-2-arabic-wght-normal.woff2', family: 'Baloo Bhaijaan 2' },
  },
};

export const wordsOf = (language: string): Words => {
  const found = words[language.split('-')[0] ?? ''];
  if (!found) throw new Error(`No words for the language "${language}".`);
  return found;
};

/** Text on pictures needs an embedded font; elsewhere Latin text uses the reader's settings. */
const onPictures: Font = { file: 'nunito-latin-wght-normal.woff2', family: 'Nunito' };

export const fontOf = (language: string, fixed: boolean): Font | undefined =>
  wordsOf(language).font ?? (fixed ? onPictures : undefined);
