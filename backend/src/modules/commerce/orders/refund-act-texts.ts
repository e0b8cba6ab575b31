import type { LocalText } from '../../../platform/approvals/second-person.ts';

/** What the platform's team proposes, for the people of the school. */
export const teamRefundTitle = (order: string, sum: string): LocalText => ({
  en: `Refund of ${sum} for order ${order}`,
  fr: `Remboursement de ${sum} pour la commande ${order}`,
  ar: `ردّ ${sum} من الطلب ${order}`,
  hi: `ऑर्डर ${order} के ${sum} वापस करना`,
});

/** Labels of a proposed refund. */
export const REFUND_ACT_TEXTS = {
  title: {
    en: 'Refund of an order',
    fr: 'Remboursement d’une commande',
    ar: 'ردّ مبلغ طلب شراء',
    hi: 'ऑर्डर का पैसा वापस करना',
  },
  school: { en: 'School', fr: 'École', ar: 'المدرسة', hi: 'विद्यालय' },
  order: { en: 'Order', fr: 'Commande', ar: 'رقم الطلب', hi: 'ऑर्डर' },
  amount: { en: 'Paid back', fr: 'Montant remboursé', ar: 'المبلغ المردود', hi: 'वापस की जाने वाली रकम' },
  before: {
    en: 'Paid back or requested before',
    fr: 'Déjà remboursé ou demandé',
    ar: 'ما رُدّ أو طُلب ردّه من قبل',
    hi: 'पहले लौटाया गया या माँगा गया',
  },
} satisfies Record<string, LocalText>;
