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

/** Languages in which a page can be written; English is the one that every page has. */
export const PAGE_LOCALES = ['en', 'fr', 'ar', 'hi'] as const;
export type PageLocale = (typeof PAGE_LOCALES)[number];

/** What a school says in its own words; the rest binds everybody alike and is the platform's. */
const SCHOOL_SLUGS: readonly PageSlug[] = ['about', 'contact'];

export const isPageSlug = (slug: string): slug is PageSlug =>
  (PAGE_SLUGS as readonly string[]).includes(slug);

/** Whether a school may write the page itself. */
export const isSchoolPage = (slug: PageSlug): boolean => SCHOOL_SLUGS.includes(slug);

export const directionOf = (locale: PageLocale): 'ltr' | 'rtl' => (locale === 'ar' ? 'rtl' : 'ltr');

/** One text that could be shown. */
export interface Candidate {
  owner: 'school' | 'platform' | 'built-in';
  locale: PageLocale;
}

/**
 * Which of the texts a reader gets. A school's own words come first in any language, because only they name its door
 * and its telephone; then the language asked for; then English.
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

/** Languages in which a reader can have the page whose text was chosen: of a school's own words, only the school's. */
export const languagesOf = (texts: readonly Candidate[], chosen: Candidate): PageLocale[] =>
  PAGE_LOCALES.filter((locale) =>
    texts.some((text) => text.locale === locale && (chosen.owner !== 'school' || text.owner === 'school')),
  );

/** A heading as the end of an address: `How do I start?` becomes `how-do-i-start`. */
export const anchorOf = (title: string, index: number): string =>
  title
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60) || `part-${index + 1}`;

/** A page in its parts: what stands before the first heading of the second level, and each such heading with its text. */
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
