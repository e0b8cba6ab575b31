/** Content pages by slug, with the name of the illustration of each. */
export const CONTENT_PAGES: Record<string, string> = {
  about: 'all',
  'our-framework': 'science',
  'our-team': 'feelings',
  'navigating-the-platform': 'space',
  faq: 'folk-tales',
  testimonials: 'poems',
  acknowledgement: 'other',
  contact: 'sea',
  'privacy-policy': 'animals',
  'terms-of-use': 'folk-tales',
  'refund-policy': 'other',
  disclaimer: 'science',
};

/** Name of a language in that language. */
export const LANGUAGES: Record<string, string> = {
  en: 'English',
  fr: 'Français',
  ar: 'العربية',
  hi: 'हिन्दी',
};
