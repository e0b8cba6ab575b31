export const DOCUMENT_TYPES = ['order', 'creditnote', 'donation', 'statement', 'payout'] as const;
export type DocumentType = (typeof DOCUMENT_TYPES)[number];

/** A line of a document, in minor units. */
interface Line {
  title: string;
  authors: string[];
  quantity: number;
  /** Price of one, tax included. */
  unit_price: number;
  /** What was taken off `quantity` times `unit_price`; absent without a discount. */
  discount?: number;
  /** Basis points. */
  tax_bps: number;
  /** The part of `total` that is tax. */
  tax: number;
  total: number;
}

/** The order that a document is about. */
interface Order {
  number: string;
  lines: readonly (Line & { line_id: string })[];
}

const PREFIX: Record<DocumentType, string> = {
  order: 'INV',
  creditnote: 'CRN',
  donation: 'RCT',
  statement: 'STM',
  payout: 'PAY',
};

/** Countries in which a fiscal year of most firms begins in another month than January (1 to 12). */
const FIRST_MONTH: Readonly<Record<string, number>> = { IN: 4 };

/**
 * The fiscal year to which a document belongs, by the year in which it begins. By UTC.
 * @param country of the issuer, ISO 3166-1 alpha-2; null when unknown
 */
export function fiscalYear(at: Date, country: string | null): number {
  const first = FIRST_MONTH[country ?? ''] ?? 1;
  return at.getUTCFullYear() - (at.getUTCMonth() + 1 < first ? 1 : 0);
}

/** The number of a document, such as `INV-2026-000012`: at most 16 characters, as India demands, up to 999,999 a year. */
export const numberOf = (type: DocumentType, year: number, sequence: number): string =>
  `${PREFIX[type]}-${year}-${String(sequence).padStart(6, '0')}`;

/** The lines of the invoice of an order. */
export const invoiceLines = (order: Pick<Order, 'lines'>): Line[] =>
  order.lines.map(({ line_id: _, discount, ...line }) => ({ ...line, ...(discount ? { discount } : {}) }));

/**
 * The lines of a credit note: what was paid back of each line of the order.
 * @param taxes by the id of the line, the part of the amount that is tax, as the books have it
 * @throws RangeError for a line that the order does not have
 */
export function creditLines(
  order: Order,
  refunded: readonly { line_id: string; amount: number }[],
  taxes: ReadonlyMap<string, number>,
): Line[] {
  return refunded.map(({ line_id, amount }) => {
    const line = order.lines.find((one) => one.line_id === line_id);
    if (!line) throw new RangeError(`Order ${order.number} has no line ${line_id}`);
    const whole = amount === line.total;
    return {
      title: line.title,
      authors: line.authors,
      quantity: whole ? line.quantity : 1,
      unit_price: whole ? line.unit_price : amount,
      ...(whole && line.discount ? { discount: line.discount } : {}),
      tax_bps: line.tax_bps,
      tax: taxes.get(line_id) ?? 0,
      total: amount,
    };
  });
}

/**
 * The amounts of a line as they are printed: before the discount, then the discount as a negative amount. Their sum is the total.
 */
export const printedAmounts = ({
  total,
  discount = 0,
}: Pick<Line, 'total' | 'discount'>): { amount: number; discount: number | null } => ({
  amount: total + discount,
  discount: discount > 0 ? -discount : null,
});

/** The tax of all lines by rate, the highest rate first. */
export function taxesOf(lines: readonly Line[]): { tax_bps: number; net: number; tax: number }[] {
  const byRate = new Map<number, { tax_bps: number; net: number; tax: number }>();
  for (const { tax_bps, tax, total } of lines) {
    const sum = byRate.get(tax_bps) ?? { tax_bps, net: 0, tax: 0 };
    byRate.set(tax_bps, { tax_bps, net: sum.net + total - tax, tax: sum.tax + tax });
  }
  return [...byRate.values()].sort((a, b) => b.tax_bps - a.tax_bps);
}

/** Sums of a document in minor units: `total` is `net` and `tax`. */
export function sumsOf(lines: readonly Line[]): { net: number; tax: number; total: number } {
  const tax = lines.reduce((sum, line) => sum + line.tax, 0);
  const total = lines.reduce((sum, line) => sum + line.total, 0);
  return { net: total - tax, tax, total };
}
