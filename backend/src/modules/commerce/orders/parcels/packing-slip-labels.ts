import { isLanguage, type Language } from '@bookgrove/contract';

const EN = {
  title: 'Packing slip',
  order: 'Order',
  date: 'Ordered on',
  from: 'From',
  to: 'To',
  book: 'Book',
  copies: 'Copies',
  packed: 'Packed',
};
type Labels = typeof EN;

const LABELS: Record<Language, Labels> = {
  en: EN,
  fr: {
    title: 'Bon de livraison',
    order: 'Commande',
    date: 'Commandé le',
    from: 'De',
    to: 'À',
    book: 'Livre',
    copies: 'Exemplaires',
    packed: 'Emballé',
  },
  ar: {
    title: 'قسيمة تعبئة',
    order: 'الطلب',
    date: 'تاريخ الطلب',
    from: 'من',
    to: 'إلى',
    book: 'الكتاب',
    copies: 'النسخ',
    packed: 'عُبّئ',
  },
  hi: {
    title: 'पैकिंग पर्ची',
    order: 'ऑर्डर',
    date: 'ऑर्डर की तारीख',
    from: 'प्रेषक',
    to: 'प्राप्तकर्ता',
    book: 'किताब',
    copies: 'प्रतियाँ',
    packed: 'पैक किया',
  },
};

/** Labels of a packing slip; those of English for an unknown language. */
export const slipLabelsOf = (language: string): Labels & { language: Language } => {
  const known = isLanguage(language) ? language : 'en';
  return { ...LABELS[known], language: known };
};
