import type { LocalText } from '../../../platform/approvals/second-person.ts';

/** Texts of the acts of two people, in the languages of the app. */
export const CHARITY_ACT_TEXTS = {
  verify: {
    en: 'Verify a charity',
    fr: 'Vérifier une association',
    ar: 'اعتماد مؤسسة خيرية',
    hi: 'संस्था को सत्यापित करना',
  },
  bank: {
    en: 'Change the bank details of a charity',
    fr: 'Modifier les coordonnées bancaires d’une association',
    ar: 'تغيير البيانات المصرفية لمؤسسة خيرية',
    hi: 'संस्था के बैंक विवरण बदलना',
  },
  charity: { en: 'Charity', fr: 'Association', ar: 'المؤسسة', hi: 'संस्था' },
  country: { en: 'Country', fr: 'Pays', ar: 'البلد', hi: 'देश' },
  number: {
    en: 'Number in the register',
    fr: 'Numéro au registre',
    ar: 'الرقم في السجل',
    hi: 'पंजीकरण संख्या',
  },
  account: {
    en: 'Account ending',
    fr: 'Compte se terminant par',
    ar: 'حساب ينتهي بـ',
    hi: 'खाते के अंतिम अंक',
  },
  holder: { en: 'Holder', fr: 'Titulaire', ar: 'صاحب الحساب', hi: 'खाताधारक' },
  bankName: { en: 'Bank', fr: 'Banque', ar: 'المصرف', hi: 'बैंक' },
  before: {
    en: 'Account before',
    fr: 'Compte précédent',
    ar: 'الحساب السابق',
    hi: 'पिछला खाता',
  },
  none: { en: 'none', fr: 'aucun', ar: 'لا يوجد', hi: 'कोई नहीं' },
} as const satisfies Record<string, LocalText>;
