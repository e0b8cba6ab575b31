import { isLanguage, type Language } from '@bookgrove/contract';

const EN = {
  order: 'Invoice',
  creditnote: 'Credit note',
  number: 'Number',
  date: 'Date',
  orderNumber: 'Order',
  corrects: 'Corrects',
  to: 'To',
  taxNumber: 'Tax number',
  item: 'Item',
  quantity: 'Quantity',
  price: 'Price',
  amount: 'Amount',
  net: 'Without tax',
  tax: 'Tax',
  total: 'Total',
  check: 'Check this document at',
};
type Labels = typeof EN;

const LABELS: Record<Language, Labels> = {
  en: EN,
  fr: {
    order: 'Facture',
    creditnote: 'Avoir',
    number: 'Numéro',
    date: 'Date',
    orderNumber: 'Commande',
    corrects: 'Rectifie',
    to: 'À',
    taxNumber: 'Numéro fiscal',
    item: 'Article',
    quantity: 'Quantité',
    price: 'Prix',
    amount: 'Montant',
    net: 'Hors taxe',
    tax: 'Taxe',
    total: 'Total',
    check: 'Vérifier ce document sur',
  },
  ar: {
    order: 'فاتورة',
    creditnote: 'إشعار دائن',
    number: 'الرقم',
    date: 'التاريخ',
    orderNumber: 'الطلب',
    corrects: 'يصحح',
    to: 'إلى',
    taxNumber: 'الرقم الضريبي',
    item: 'الصنف',
    quantity: 'الكمية',
    price: 'السعر',
    amount: 'المبلغ',
    net: 'دون ضريبة',
    tax: 'الضريبة',
    total: 'الإجمالي',
    check: 'تحقق من هذا المستند على',
  },
  hi: {
    order: 'बीजक',
    creditnote: 'क्रेडिट नोट',
    number: 'संख्या',
    date: 'तारीख',
    orderNumber: 'ऑर्डर',
    corrects: 'इसे सुधारता है',
    to: 'प्रति',
    taxNumber: 'कर संख्या',
    item: 'वस्तु',
    quantity: 'मात्रा',
    price: 'मूल्य',
    amount: 'राशि',
    net: 'कर के बिना',
    tax: 'कर',
    total: 'कुल',
    check: 'इस दस्तावेज़ की जाँच यहाँ करें',
  },
};

/** The words of a document, in its language; in English for a language that the product does not have. */
export const labelsOf = (language: string): Labels & { language: Language } => {
  const known = isLanguage(language) ? language : 'en';
  return { ...LABELS[known], language: known };
};
