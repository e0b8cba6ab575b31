import { inEveryLanguage, type LocalText } from '../../../../platform/approvals/second-person.ts';

/** What the second person reads about a royalty rule. */
export const ROYALTY_TEXTS = {
  title: {
    en: 'New royalty rule',
    fr: 'Nouvelle règle de redevances',
    ar: 'قاعدة جديدة لتقسيم الثمن',
    hi: 'रॉयल्टी का नया नियम',
  },
  for: { en: 'For', fr: 'Pour', ar: 'لمن', hi: 'किसके लिए' },
  everybody: { en: 'All schools', fr: 'Toutes les écoles', ar: 'كلّ المدارس', hi: 'सभी स्कूल' },
  book: { en: 'Book', fr: 'Livre', ar: 'الكتاب', hi: 'किताब' },
  platform: {
    en: 'Platform, of the price',
    fr: 'Plateforme, sur le prix',
    ar: 'المنصّة، من الثمن',
    hi: 'प्लेटफ़ॉर्म, कीमत में से',
  },
  author: {
    en: 'Authors, of the school’s part',
    fr: 'Auteurs, sur la part de l’école',
    ar: 'المؤلّفون، من حصّة المدرسة',
    hi: 'लेखक, स्कूल के हिस्से में से',
  },
  from: { en: 'From', fr: 'À partir du', ar: 'ابتداءً من', hi: 'कब से' },
} satisfies Record<string, LocalText>;

/** Basis points as a percentage: `12.5 %`. */
export const percent = (bps: number): LocalText => inEveryLanguage(`${bps / 100} %`);
