import { buffer } from 'node:stream/consumers';
import { LANGUAGE_TAGS } from '@bookgrove/contract';
import { MM } from '../../../../platform/print/page.ts';
import { Sheet, SHEET_LINE as LINE, SHEET_WIDTH as WIDTH } from '../../../../platform/print/sheet.ts';
import { TaggedPdf } from '../../../../platform/print/tagged-pdf.ts';
import { slipLabelsOf } from './packing-slip-labels.ts';
import { addressLines, type ShippingAddress } from './shipping-address.ts';

/** What goes into one parcel, and where it goes. Nothing on it tells a price: a gift stays a gift. */
export interface PackingSlip {
  number: string;
  /** Language of the buyer, who reads it. */
  language: string;
  ordered_at: Date;
  /** Name and web address of the school that sends it. */
  from: string[];
  to: ShippingAddress;
  lines: { title: string; authors: string[]; quantity: number }[];
}

const ALL = [0, WIDTH] as const;
const LABEL = [0, WIDTH * 0.25] as const;
const VALUE = [WIDTH * 0.25, WIDTH * 0.75] as const;
const COLUMNS = {
  book: [0, WIDTH * 0.66],
  copies: [WIDTH * 0.66, WIDTH * 0.17],
  packed: [WIDTH * 0.83, WIDTH * 0.17],
} as const;

/** Packing slips as one tagged PDF for A4, each from a page of its own on, in the language of its buyer. */
export async function packingSlips(slips: readonly PackingSlip[]): Promise<Buffer> {
  const words = slipLabelsOf(slips[0]?.language ?? 'en');
  let written = Promise.resolve(Buffer.alloc(0));
  const pdf = new TaggedPdf(
    { title: words.title, author: slips[0]?.from[0] ?? '', language: words.language },
    (content) => (written = buffer(content)),
  );
  for (const slip of slips) await drawSlip(pdf, slip);
  await pdf.end();
  return written;
}

async function drawSlip(pdf: TaggedPdf, slip: PackingSlip): Promise<void> {
  const words = slipLabelsOf(slip.language);
  const sheet = new Sheet(pdf, words.language);
  sheet.newPage();
  const title = `${words.title} ${slip.number}`;
  const head = pdf.section(title);
  await sheet.text(head, title, ALL, { bold: true, heading: true, size: 22, height: 11 * MM });
  sheet.down(14 * MM);
  const date = new Intl.DateTimeFormat(LANGUAGE_TAGS[words.language], {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(slip.ordered_at);
  for (const [label, texts] of [
    [words.date, [date]],
    [words.from, slip.from],
    [words.to, addressLines(slip.to)],
  ] as const) {
    await sheet.text(head, label, LABEL, { bold: true });
    for (const text of texts) {
      await sheet.text(head, text, VALUE, { size: label === words.to ? 13 : 10 });
      sheet.down(LINE);
    }
    sheet.down(LINE / 2);
  }
  head.end();
  sheet.down(LINE);
  const table = pdf.section(words.book);
  for (const name of ['book', 'copies', 'packed'] as const)
    await sheet.text(table, words[name], COLUMNS[name], { bold: true, end: name !== 'book' });
  sheet.down(LINE + 2 * MM);
  sheet.rule();
  for (const { title: book, authors, quantity } of slip.lines) {
    sheet.room(2 * LINE);
    const text = authors.length > 0 ? `${book} · ${authors.join(', ')}` : book;
    await sheet.text(table, text, COLUMNS.book, { height: 2 * LINE - 2 * MM });
    await sheet.text(table, String(quantity), COLUMNS.copies, { end: true });
    sheet.box(COLUMNS.packed);
    sheet.down(2 * LINE);
  }
  table.end();
}
