import type { LocalText } from '../../../../platform/approvals/second-person.ts';

/** Labels of a decision about a payment that is held. */
export const HELD_TEXTS = {
  accept: {
    en: 'Acceptance of a held payment',
    fr: 'Acceptation d’un paiement retenu',
    ar: 'قبول دفعة محتجزة',
    hi: 'रोके गए भुगतान की स्वीकृति',
  },
  pay_back: {
    en: 'Repayment of a held payment',
    fr: 'Remboursement d’un paiement retenu',
    ar: 'ردّ دفعة محتجزة',
    hi: 'रोके गए भुगतान की वापसी',
  },
  school: { en: 'School', fr: 'École', ar: 'المدرسة', hi: 'विद्यालय' },
  payment: { en: 'Payment', fr: 'Paiement', ar: 'الدفعة', hi: 'भुगतान' },
  asked: { en: 'Asked for', fr: 'Montant demandé', ar: 'المبلغ المطلوب', hi: 'माँगी गई रकम' },
  reported: {
    en: 'Reported by the provider',
    fr: 'Montant annoncé par le prestataire',
    ar: 'ما أبلغ عنه مزوّد الدفع',
    hi: 'भुगतान सेवा की बताई रकम',
  },
  why: { en: 'Why it is held', fr: 'Motif de la retenue', ar: 'سبب الاحتجاز', hi: 'रोकने की वजह' },
  amount: {
    en: 'The amount differs',
    fr: 'Le montant est différent',
    ar: 'المبلغ مختلف',
    hi: 'रकम अलग है',
  },
  currency: {
    en: 'The currency differs',
    fr: 'La devise est différente',
    ar: 'العملة مختلفة',
    hi: 'मुद्रा अलग है',
  },
  merchant: {
    en: 'It was reported for another merchant or payment',
    fr: 'Il a été annoncé pour un autre marchand ou un autre paiement',
    ar: 'أُبلغ عنها لتاجر آخر أو لدفعة أخرى',
    hi: 'यह किसी दूसरे व्यापारी या भुगतान के लिए बताया गया',
  },
} satisfies Record<string, LocalText>;
