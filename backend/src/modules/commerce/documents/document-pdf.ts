import { buffer } from 'node:stream/consumers';
import { LANGUAGE_TAGS, minorUnits } from '@bookgrove/contract';
import { MM } from '../../../platform/print/page.ts';
import {
  Sheet,
  SHEET_LINE as LINE,
  SHEET_QR as QR,
  SHEET_WIDTH as WIDTH,
} from '../../../platform/print/sheet.ts';
import { TaggedPdf } from '../../../platform/print/tagged-pdf.ts';
import { labelsOf } from './document-labels.ts';
import { printedAmounts, taxesOf } from './document.rules.ts';
import type { StoredDocument } from './stored-document.ts';

/** Columns of the table: where each begins, from the side where a line begins, and how wide it is. */
const COLUMNS = {
  item: [0, WIDTH * 0.48],
  quantity: [WIDTH * 0.48, WIDTH * 0.14],
  price: [WIDTH * 0.62, WIDTH * 0.18],
  amount: [WIDTH * 0.8, WIDTH * 0.2],
} as const;
/** The two columns of sums, at the end of a line. */
const SUM = [WIDTH * 0.45, WIDTH * 0.33] as const;

/**
 * A document as a tagged PDF for A4, in its language. Its content is that of the stored document alone.
 * @param checkUrl address at which anybody can check it; printed, and in the QR code
 */
export async function documentPdf(document: StoredDocument, checkUrl: string): Promise<Buffer> {
  const { issuer, recipient, currency, number } = document;
  const words = labelsOf(document.language);
  const tag = LANGUAGE_TAGS[words.language];
  let written = Promise.resolve(Buffer.alloc(0));
  const pdf = new TaggedPdf(
    {
      title: `${words[document.type]} ${number}`,
      author: issuer.legal_entity ?? issuer.name,
      language: words.language,
    },
    (content) => (written = buffer(content)),
  );
  const sheet = new Sheet(pdf, words.language);
  const digits = minorUnits(currency);
  const money = new Intl.NumberFormat(tag, {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  const amount = (minor: number) => money.format(minor / 10 ** digits);
  const percent = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 2 });
  const date = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' }).format(
    document.issued_at,
  );
  const whole = [0, WIDTH] as const;

  sheet.newPage();
  const head = pdf.section(words[document.type]);
  await sheet.text(head, words[document.type], whole, {
    bold: true,
    heading: true,
    size: 22,
    height: 11 * MM,
  });
  sheet.down(14 * MM);
  if (document.void) {
    await sheet.text(head, words.void.toLocaleUpperCase(tag), whole, {
      bold: true,
      size: 18,
      height: 9 * MM,
    });
    sheet.down(11 * MM);
  }
  for (const text of [
    issuer.legal_entity ?? issuer.name,
    issuer.legal_entity ? issuer.name : null,
    issuer.tax_number ? `${words.taxNumber}: ${issuer.tax_number}` : null,
    issuer.email,
  ])
    if (text) {
      await sheet.text(head, text, whole);
      sheet.down(LINE);
    }
  sheet.down(LINE);
  const corrected = document.type === 'creditnote' ? document.original : null;
  const replaced = document.type === 'donation' ? document.original : null;
  for (const [label, value] of [
    [words.number, number],
    [words.date, date],
    [subjectLabel(document, words), document.order_number],
    [words.corrects, corrected],
    [words.replaces, replaced],
    [words.to, recipient.name],
    [recipient.name ? null : words.to, recipient.email],
    ...(recipient.ship_to ?? []).map((text, index) => [index === 0 ? words.shipTo : null, text] as const),
  ])
    if (value) {
      if (label) await sheet.text(head, label, [0, WIDTH * 0.3], { bold: true });
      await sheet.text(head, value, [WIDTH * 0.3, WIDTH * 0.7]);
      sheet.down(LINE);
    }
  head.end();

  sheet.down(LINE);
  const table = pdf.section(words.item);
  // What a payout is made of has no price of one.
  const priced = document.type !== 'payout';
  for (const name of ['item', ...(priced ? (['quantity', 'price'] as const) : []), 'amount'] as const)
    await sheet.text(table, words[name], COLUMNS[name], { bold: true, end: name !== 'item' });
  sheet.down(LINE + 2 * MM);
  sheet.rule();
  for (const line of document.lines) {
    const printed = printedAmounts(line);
    sheet.room(printed.discount === null ? 2 * LINE : 3 * LINE);
    const title = line.authors.length > 0 ? `${line.title} · ${line.authors.join(', ')}` : line.title;
    await sheet.text(table, title, COLUMNS.item, { height: 2 * LINE - 2 * MM });
    if (priced) {
      await sheet.text(table, String(line.quantity), COLUMNS.quantity, { end: true });
      await sheet.text(table, amount(line.unit_price), COLUMNS.price, { end: true });
    }
    await sheet.text(table, amount(printed.amount), COLUMNS.amount, { end: true });
    sheet.down(2 * LINE);
    if (printed.discount !== null) {
      await sheet.text(table, words.discount, COLUMNS.item);
      await sheet.text(table, amount(printed.discount), COLUMNS.amount, { end: true });
      sheet.down(LINE);
    }
  }
  table.end();

  const taxes = taxesOf(document.lines).filter(({ tax }) => tax > 0);
  sheet.room((taxes.length + 4 + 2 * (issuer.statement?.length ?? 0)) * LINE + QR);
  sheet.rule();
  const sums = pdf.section(words.total);
  const rows: [string, number, boolean][] = [
    ...(taxes.length > 0 ? [[words.net, document.net, false] as [string, number, boolean]] : []),
    ...taxes.map(({ tax_bps, tax }): [string, number, boolean] => [
      `${words.tax} ${percent.format(tax_bps / 10_000)}`,
      tax,
      false,
    ]),
    [priced ? words.total : words.paidOut, document.total, true],
  ];
  for (const [label, value, bold] of rows) {
    await sheet.text(sums, label, SUM, { bold, end: true });
    await sheet.text(sums, amount(value), COLUMNS.amount, { bold, end: true });
    sheet.down(LINE);
  }
  for (const sentence of issuer.statement ?? []) {
    await sheet.text(sums, sentence, whole, { size: 9, height: 2 * LINE });
    sheet.down(2 * LINE);
  }
  sheet.down(LINE);
  await sheet.text(sums, words.check, whole, { size: 9 });
  sheet.down(LINE);
  await sheet.text(sums, checkUrl, whole, { size: 9 });
  sheet.down(LINE);
  sheet.qr(sums, checkUrl, `${words.check} ${checkUrl}`);
  sums.end();
  await pdf.end();
  return written;
}

/** What the number of the subject is called: that of an order, of a gift, the year of a statement, or the days of a payout. */
const subjectLabel = (
  { type, of_gift }: Pick<StoredDocument, 'type' | 'of_gift'>,
  words: ReturnType<typeof labelsOf>,
): string =>
  type === 'payout'
    ? words.period
    : type === 'statement'
      ? words.year
      : of_gift
        ? words.gift
        : words.orderNumber;
