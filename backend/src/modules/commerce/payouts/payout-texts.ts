import type { LocalText } from '../../../platform/approvals/second-person.ts';

/** What the second person reads about a payout. */
export const PAYOUT_TEXTS: Record<'title' | 'run' | 'school' | 'amount' | 'owed' | 'held', LocalText> = {
  title: {
    en: 'Payout to a school',
    fr: 'Versement à une école',
    ar: 'دفعة إلى مدرسة',
    hi: 'स्कूल को भुगतान',
  },
  run: {
    en: 'Payouts to schools',
    fr: 'Versements aux écoles',
    ar: 'دفعات إلى المدارس',
    hi: 'स्कूलों को भुगतान',
  },
  school: { en: 'School', fr: 'École', ar: 'المدرسة', hi: 'स्कूल' },
  amount: { en: 'To be paid', fr: 'À verser', ar: 'المبلغ المدفوع', hi: 'देय राशि' },
  owed: { en: 'Owed in all', fr: 'Dû en tout', ar: 'المستحقّ كلّه', hi: 'कुल बकाया' },
  held: {
    en: 'Held for refunds and disputes',
    fr: 'Retenu pour remboursements et litiges',
    ar: 'محجوز للاسترداد والنزاعات',
    hi: 'धन-वापसी और विवादों के लिए रोका हुआ',
  },
};
