import { buffer } from 'node:stream/consumers';
import { formatPrice } from '@bookgrove/contract';
import { MM } from '../../../platform/print/page.ts';
import { Sheet, SHEET_LINE as LINE, SHEET_WIDTH as WIDTH } from '../../../platform/print/sheet.ts';
import { TaggedPdf } from '../../../platform/print/tagged-pdf.ts';
import type { CharityStatement, CharityStatementLine } from './charity-payout-views.ts';

const NAMES: Readonly<Record<CharityStatementLine['kind'], string>> = {
  given: 'Gifts and shares of sales',
  fees: 'Fees of the payment providers',
  refunds: 'Refunds',
  disputes: 'Disputes',
  matched: 'Added by sponsors',
  moved: 'Moved from or to another project',
  brought_forward: 'Brought forward from earlier books',
  payouts: 'Payouts that came back',
};
const ALL = [0, WIDTH] as const;
const NAME = [0, WIDTH * 0.7] as const;
const AMOUNT = [WIDTH * 0.7, WIDTH * 0.3] as const;
const day = (date: Date): string =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(date);

/** The statement of a payout to a charity, which the charity gets with the money: a tagged PDF for A4. */
export async function charityStatementPdf(statement: CharityStatement): Promise<Buffer> {
  const { payout, from, to, opening, lines, closing } = statement;
  let written = Promise.resolve(Buffer.alloc(0));
  const pdf = new TaggedPdf(
    { title: `Statement: ${payout.charity_name}`, author: 'Bookgrove', language: 'en-GB' },
    (content) => (written = buffer(content)),
  );
  const sheet = new Sheet(pdf, 'en');
  sheet.newPage();
  const money = (amount: number): string => formatPrice({ amount, currency: payout.currency });
  const section = pdf.section('Statement');
  await sheet.text(section, 'Statement of a payout', ALL, {
    bold: true,
    heading: true,
    size: 22,
    height: 11 * MM,
  });
  sheet.down(14 * MM);
  await sheet.text(section, payout.charity_name, ALL, { bold: true, size: 13, height: 8 * MM });
  sheet.down(9 * MM);
  const period = from ? `${day(from)} to ${day(to)}` : `until ${day(to)}`;
  await sheet.text(section, `Period: ${period}. Payout ${payout.id}.`, ALL);
  sheet.down(2 * LINE);
  const rows: [string, number, boolean][] = [
    ['Owed at the beginning', opening, true],
    ...lines.map(({ kind, amount, count }): [string, number, boolean] => [
      `${NAMES[kind]} (${count})`,
      amount,
      false,
    ]),
    ['Owed before this payout', closing, true],
    ['Paid out', -payout.amount, false],
    ['Still owed', closing - payout.amount, true],
  ];
  for (const [name, amount, bold] of rows) {
    sheet.room(2 * LINE);
    await sheet.text(section, name, NAME, { bold });
    await sheet.text(section, money(amount), AMOUNT, { bold, end: true });
    sheet.down(LINE + 2 * MM);
    sheet.rule();
  }
  sheet.down(LINE);
  await sheet.text(section, `Reference of the bank: ${payout.reference ?? 'not yet'}.`, ALL);
  section.end();
  await pdf.end();
  return written;
}
