import type { Language } from '@bookgrove/contract';

/** What the document of a payout is made from; amounts in minor units. */
interface Paid {
  /** What was paid out. */
  amount: number;
  /** What was owed after the payout before. */
  opening: number;
  lines: readonly {
    kind:
      | 'sales'
      | 'refunds'
      | 'disputes'
      | 'payouts'
      | 'other'
      | 'given'
      | 'fees'
      | 'matched'
      | 'moved'
      | 'brought_forward';
    amount: number;
    count: number;
  }[];
  /** What was owed when the payout was approved: `opening` and the lines. */
  closing: number;
}

/** A line of a document; its price is its total, and it has no tax. */
interface Line {
  title: string;
  authors: string[];
  quantity: number;
  unit_price: number;
  tax_bps: number;
  tax: number;
  total: number;
}

type Words = Record<Paid['lines'][number]['kind'] | 'opening' | 'left' | 'reference', string>;

const WORDS: Record<Language, Words> = {
  en: {
    opening: 'Owed before',
    sales: 'Sales',
    refunds: 'Refunds',
    disputes: 'Disputes',
    payouts: 'Payouts that came back',
    other: 'Other',
    given: 'Gifts and shares of sales',
    fees: 'Fees of the payment providers',
    matched: 'Added by sponsors',
    moved: 'Moved from or to another project',
    brought_forward: 'Brought forward from earlier books',
    left: 'Stays owed',
    reference: 'Reference of the bank',
  },
  fr: {
    opening: 'Dû auparavant',
    sales: 'Ventes',
    refunds: 'Remboursements',
    disputes: 'Litiges',
    payouts: 'Versements revenus',
    other: 'Autres',
    given: 'Dons et parts de ventes',
    fees: 'Frais des prestataires de paiement',
    matched: 'Ajouté par des mécènes',
    moved: 'Déplacé depuis ou vers un autre projet',
    brought_forward: 'Report d’anciens comptes',
    left: 'Reste dû',
    reference: 'Référence de la banque',
  },
  ar: {
    opening: 'المستحقّ من قبل',
    sales: 'المبيعات',
    refunds: 'المبالغ المردودة',
    disputes: 'النزاعات',
    payouts: 'دفعات عادت',
    other: 'أخرى',
    given: 'التبرعات وحصص المبيعات',
    fees: 'رسوم مزوّدي الدفع',
    matched: 'ما أضافه الرعاة',
    moved: 'منقول من مشروع آخر أو إليه',
    brought_forward: 'مرحَّل من دفاتر سابقة',
    left: 'يبقى مستحقًّا',
    reference: 'مرجع المصرف',
  },
  hi: {
    opening: 'पहले से बकाया',
    sales: 'बिक्री',
    refunds: 'वापसी',
    disputes: 'विवाद',
    payouts: 'लौट आए भुगतान',
    other: 'अन्य',
    given: 'दान और बिक्री के हिस्से',
    fees: 'भुगतान प्रदाताओं की फ़ीस',
    matched: 'प्रायोजकों ने जोड़ा',
    moved: 'दूसरी परियोजना से या उसमें भेजा गया',
    brought_forward: 'पहले के खातों से लाया गया',
    left: 'बकाया रहता है',
    reference: 'बैंक का संदर्भ',
  },
};

/** In the order in which a statement has them. */
const KINDS = Object.keys(WORDS.en);

/** The lines of the statement of a payout, whose sum is what was paid out. What is zero has no line. */
export function payoutLines({ amount, opening, lines, closing }: Paid, language: Language): Line[] {
  const words = WORDS[language];
  const line = (title: string, total: number): Line => ({
    ...{ title, authors: [], quantity: 1, unit_price: total, tax_bps: 0, tax: 0, total },
  });
  return [
    line(words.opening, opening),
    ...[...lines]
      .sort((one, other) => KINDS.indexOf(one.kind) - KINDS.indexOf(other.kind))
      .map(({ kind, amount: sum, count }) => line(`${words[kind]} (${count})`, sum)),
    line(words.left, amount - closing),
  ].filter(({ total }) => total !== 0);
}

/** The days of a statement, by UTC: `2026-11-03 – 2026-11-28`; without the first one for the first payout. */
export const payoutPeriod = (from: Date | null, to: Date): string =>
  [...(from ? [day(from)] : []), day(to)].join(' – ');

/** The platform as who paid. */
interface Payer {
  name: string;
  email: string;
  country: string | null;
  settings: { legal_entity: string | null; tax_number: string | null };
}

/** Who issues the statement, and what it says of the bank where it has told a reference. */
export const payoutIssuer = (
  { name, email, country, settings: { legal_entity, tax_number } }: Payer,
  reference: string | null,
  language: Language,
) => ({
  ...{ name, legal_entity, tax_number, email, country },
  ...(reference && { statement: [`${WORDS[language].reference}: ${reference}`] }),
});

const day = (date: Date): string => date.toISOString().slice(0, 10);
