/** Pages that anybody may read, by the last part of their address. */
export const PAGE_SLUGS = [
  'about',
  'our-framework',
  'our-team',
  'navigating-the-platform',
  'faq',
  'testimonials',
  'acknowledgement',
  'contact',
  'privacy-policy',
  'terms-of-use',
  'refund-policy',
  'disclaimer',
] as const;
export type PageSlug = (typeof PAGE_SLUGS)[number];

/** Languages of pages; every page has English. */
export const PAGE_LOCALES = ['en', 'fr', 'ar', 'hi'] as const;
export type PageLocale = (typeof PAGE_LOCALES)[number];

/** Pages that a school may edit; the others are the platform's and the same everywhere. */
const SCHOOL_SLUGS: readonly PageSlug[] = ['about', 'contact'];

export const isPageSlug = (slug: string): slug is PageSlug =>
  (PAGE_SLUGS as readonly string[]).includes(slug);

/** Whether a school may edit the page. */
export const isSchoolPage = (slug: PageSlug): boolean => SCHOOL_SLUGS.includes(slug);

export const directionOf = (locale: PageLocale): 'ltr' | 'rtl' => (locale === 'ar' ? 'rtl' : 'ltr');

/** A candidate text of a page. */
export interface Candidate {
  owner: 'school' | 'platform' | 'built-in';
  locale: PageLocale;
}

/**
 * The text for a reader. A school's own text comes first in any language, because only it contains the
 * school's address and telephone; then the requested language; then English.
 */
export function choosePage<T extends Candidate>(texts: readonly T[], asked: PageLocale): T | undefined {
  const rank = ({ owner, locale }: Candidate): number => {
    const spoken = locale === asked ? 0 : locale === 'en' ? 1 : 9;
    if (spoken === 9) return Infinity;
    if (owner === 'school') return spoken;
    return 2 + spoken * 2 + (owner === 'platform' ? 0 : 1);
  };
  return [...texts].filter((text) => rank(text) < Infinity).sort((a, b) => rank(a) - rank(b))[0];
}

/** Languages of the page whose text was chosen: for a school's own text, only the languages that the school wrote. */
export const languagesOf = (texts: readonly Candidate[], chosen: Candidate): PageLocale[] =>
  PAGE_LOCALES.filter((locale) =>
    texts.some((text) => text.locale === locale && (chosen.owner !== 'school' || text.owner === 'school')),
  );

/** A heading as a URL fragment: `How do I start?` becomes `how-do-i-start`. */
export const anchorOf = (title: string, index: number): string =>
  title
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60) || `part-${index + 1}`;

/**
 * The sections of a page: the text before the first heading of the second level, and each such heading with
 * its text.
 */
export function partsOf(body: string): { intro: string; parts: { title: string; body: string }[] } {
  const [intro = '', ...rest] = `\n${body.replace(/\r\n?/g, '\n')}`.split(/\n## +/);
  return {
    intro: intro.trim(),
    parts: rest.map((part) => {
      const end = part.indexOf('\n');
      return end < 0
        ? { title: part.trim(), body: '' }
        : { title: part.slice(0, end).trim(), body: part.slice(end + 1).trim() };
    }),
  };
}
