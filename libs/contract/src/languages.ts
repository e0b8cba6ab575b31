/** Languages of the app, of its e-mails and of the built-in pages. */
export const LANGUAGES = ['en', 'fr', 'ar', 'hi'] as const;
export type Language = (typeof LANGUAGES)[number];

export const isLanguage = (value: unknown): value is Language => LANGUAGES.includes(value as Language);

/** Each in the language itself, so that its speakers recognise it. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: 'English',
  fr: 'Français',
  ar: 'العربية',
  hi: 'हिन्दी',
};

/**
 * BCP 47 tags for dates, numbers and plurals. Arabic keeps the digits 0–9: class codes, prices from payment
 * services and page numbers in books use them, and a page should not mix two kinds of digits.
 */
export const LANGUAGE_TAGS: Record<Language, string> = {
  en: 'en-GB',
  fr: 'fr-FR',
  ar: 'ar-u-nu-latn',
  hi: 'hi-IN',
};

/** Whether the language is written from right to left. */
export const isRtl = (language: Language): boolean => language === 'ar';

/** The first supported language of a list of preferences (`fr-CA`, `de`, `en`); null when there is none. */
export function spokenLanguage(wishes: readonly string[]): Language | null {
  for (const wish of wishes) {
    const language = wish.slice(0, 2).toLowerCase();
    if (isLanguage(language) && !/^[a-z]/i.test(wish.slice(2))) return language;
  }
  return null;
}
