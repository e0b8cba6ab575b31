import { buffer } from 'node:stream/consumers';
import type { Language } from '@bookgrove/contract';
import { MM } from '../../../../platform/print/page.ts';
import {
  Sheet,
  SHEET_LINE as LINE,
  SHEET_QR as QR,
  SHEET_WIDTH as WIDTH,
} from '../../../../platform/print/sheet.ts';
import { TaggedPdf } from '../../../../platform/print/tagged-pdf.ts';
import { CODE_SLIP_LABELS } from './code-slip-labels.ts';

/** What is printed of the code of a class pack. */
interface CodeSlip {
  title: string;
  /** Such as `7K2M-9QXD`. */
  code: string;
  /** Address of the page where it is used. */
  link: string;
  seats: number;
  school: string;
  /** Web address of the school. */
  origin: string;
}

const ALL = [0, WIDTH] as const;
const LABEL = [0, WIDTH * 0.25] as const;
const VALUE = [WIDTH * 0.25, WIDTH * 0.75] as const;

/** The code of a class pack as a sheet for the wall: a tagged PDF for A4. */
export async function codeSlip(slip: CodeSlip, language: Language): Promise<Buffer> {
  const words = CODE_SLIP_LABELS[language];
  let written = Promise.resolve(Buffer.alloc(0));
  const pdf = new TaggedPdf(
    { title: `${words.title}: ${slip.title}`, author: slip.school, language },
    (content) => (written = buffer(content)),
  );
  const sheet = new Sheet(pdf, language);
  sheet.newPage();
  const head = pdf.section(slip.title);
  await sheet.text(head, words.title, ALL, { size: 12 });
  sheet.down(10 * MM);
  await sheet.text(head, slip.title, ALL, { bold: true, heading: true, size: 26, height: 26 * MM });
  sheet.down(30 * MM);
  await sheet.text(head, words.code, ALL, { size: 12 });
  sheet.down(8 * MM);
  await sheet.text(head, slip.code, ALL, { bold: true, size: 44, height: 20 * MM });
  sheet.down(26 * MM);
  for (const [label, value] of [
    [words.seats, String(slip.seats)],
    [words.school, `${slip.school} · ${new URL(slip.origin).host}`],
  ] as const) {
    await sheet.text(head, label, LABEL, { bold: true, size: 12 });
    await sheet.text(head, value, VALUE, { size: 12 });
    sheet.down(LINE + 2 * MM);
  }
  head.end();
  sheet.down(LINE);
  const how = pdf.section(words.how);
  await sheet.text(how, words.how, ALL, { bold: true, heading: true, size: 16, height: 9 * MM });
  sheet.down(11 * MM);
  for (const [index, step] of [words.one, words.two, words.three].entries()) {
    await sheet.text(how, String(index + 1), [0, 10 * MM], { bold: true, size: 12 });
    await sheet.text(how, step, [10 * MM, WIDTH - 10 * MM], { size: 12, height: 2 * LINE });
    sheet.down(2 * LINE + 1 * MM);
  }
  await sheet.text(how, slip.link, ALL, { size: 12 });
  sheet.down(LINE + 4 * MM);
  sheet.qr(how, slip.link, `${words.qr} ${slip.link}`);
  sheet.down(QR + 4 * MM);
  await sheet.text(how, words.note, ALL, { size: 10, height: 2 * LINE });
  how.end();
  await pdf.end();
  return written;
}
