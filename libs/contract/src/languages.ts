/** The languages of the app, of its e-mails and of the pages that come with it. */
export const LANGUAGES = ['en', 'fr', 'ar', 'hi'] as const;
export type Language = (typeof LANGUAGES)[number];

export const isLanguage = (value: unknown): value is Language => LANGUAGES.includes(value as Language);

/** Each in its own words, so that who needs it recognises it. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: 'English',
  fr: 'Français',
  ar: 'العربية',
  hi: 'हिन्दी',
};

/**
 * The tag that dates, numbers and plurals are written by. Arabic keeps the digits 0–9: class codes, prices from payment
 * services and page numbers in books are written with them, and children should not meet two kinds of digits on one page.
 */
export const LANGUAGE_TAGS: Record<Language, string> = {
  en: 'en-GB',
  fr: 'fr-FR',
  ar: 'ar-u-nu-latn',
  hi: 'hi-IN',
};

/** Right to left. */
export const isRtl = (language: Language): boolean => language === 'ar';

/** The first of somebody's wishes (`fr-CA`, `de`, `en`) that is spoken here; null when none is. */
export function spokenLanguage(wishes: readonly string[]): Language | null {
  for (const wish of wishes) {
    const language = wish.slice(0, 2).toLowerCase();
    if (isLanguage(language) && !/^[a-z]/i.test(wish.slice(2))) return language;
  }
  return null;
}
