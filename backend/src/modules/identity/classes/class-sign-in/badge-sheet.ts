import { buffer } from 'node:stream/consumers';
import type { AvatarName } from '@bookgrove/contract';
import QRCode from 'qrcode';
import { canPrint, drawSetText, placeIn, setText } from '../../../../platform/print/draw-text.ts';
import { languageOfText } from '../../../../platform/print/language-of-text.ts';
import { MM } from '../../../../platform/print/page.ts';
import { artifact, drawFigure, drawPicture, type Doc } from '../../../../platform/print/structure.ts';
import { TaggedPdf } from '../../../../platform/print/tagged-pdf.ts';
import { animalPicture } from './animal-pictures.ts';

/** One badge to print. */
interface PrintedBadge {
  name: string;
  /** The child's drawn avatar, for those who cannot read yet; null for none. */
  drawing: AvatarName | null;
  /** Content of the QR code. */
  link: string;
}

/** Two columns of four on A4, each 90 × 64 mm, with a margin that every printer leaves. */
const COLUMNS = 2;
const ROWS = 4;
const WIDTH = 90 * MM;
const HEIGHT = 64 * MM;
const LEFT = (210 * MM - COLUMNS * WIDTH) / 2;
const TOP = (297 * MM - ROWS * HEIGHT) / 2;
const QR = 46 * MM;
const PAD = 5 * MM;
const FACE = 22 * MM;
/** Width of the texts, beside the QR code. */
const TEXT = WIDTH - 2 * PAD - QR - 4 * MM;
/** Space above each text that follows another, and what a name has in addition. */
const GAP = 2.5 * MM;
const NAME_GAP = 1 * MM;
/** The largest height of a name: two lines. */
const NAME = 14 * MM;
const INK = '#17211c';
const PALE_INK = '#46524b';
const LANGUAGE = 'en-GB';

type SetText = Awaited<ReturnType<typeof setText>>;

/**
 * A4 sheets of badges with cut lines, eight to a page, as a tagged PDF: each badge is a section with its name as the heading. A name
 * in a script that none of the fonts supports (Chinese, Thai and others) is replaced by a line to write on.
 */
export async function badgeSheet(school: string, className: string, badges: PrintedBadge[]): Promise<Buffer> {
  let written = Promise.resolve(Buffer.alloc(0));
  const pdf = new TaggedPdf(
    { title: `Badges of ${className}`, author: school, language: LANGUAGE },
    (content) => (written = buffer(content)),
  );
  // The same on every badge, so they are set once.
  const common = [
    await fit(className, 6 * MM, [6, 10], PALE_INK),
    await fit(school, 6 * MM, [5, 8], PALE_INK),
  ];
  for (const [index, badge] of badges.entries()) {
    const place = index % (COLUMNS * ROWS);
    if (place === 0) {
      pdf.addPage();
      artifact(pdf.doc, () => cutLines(pdf.doc));
    }
    const x = LEFT + (place % COLUMNS) * WIDTH;
    const y = TOP + Math.floor(place / COLUMNS) * HEIGHT;
    await drawBadge(pdf, x, y, badge, common);
  }
  await pdf.end();
  return written;
}

/** A text in the largest size in which it fits beside the QR code; null where no font has its characters. */
async function fit(
  text: string,
  h: number,
  sizes: [least: number, largest: number],
  color: `#${string}`,
  heading = false,
): Promise<SetText> {
  if (!canPrint(text)) return null;
  const language = languageOfText(text, LANGUAGE);
  return setText(text, { w: TEXT, h }, sizes, { language, bold: true, heading, color });
}

function cutLines(doc: Doc): void {
  doc.save().lineWidth(0.5).dash(3, { space: 3 }).strokeColor('#7c8982');
  for (let column = 0; column <= COLUMNS; column++)
    doc.moveTo(LEFT + column * WIDTH, TOP).lineTo(LEFT + column * WIDTH, TOP + ROWS * HEIGHT);
  for (let row = 0; row <= ROWS; row++)
    doc.moveTo(LEFT, TOP + row * HEIGHT).lineTo(LEFT + COLUMNS * WIDTH, TOP + row * HEIGHT);
  doc.stroke().restore();
}

/** @param common texts below the name */
async function drawBadge(
  pdf: TaggedPdf,
  x: number,
  y: number,
  { name, drawing, link }: PrintedBadge,
  common: SetText[],
): Promise<void> {
  const { doc } = pdf;
  const section = pdf.section(name);
  const face = drawing ? await animalPicture(drawing) : null;
  const left = x + PAD + QR + 4 * MM;
  const top = y + (HEIGHT - QR) / 2;
  const first = top + (face ? FACE + 5 * MM : 10 * MM);
  const below = common.reduce((sum, text) => sum + (text ? text.h + GAP : 0), 0);
  const room = Math.min(NAME, y + HEIGHT - PAD - first - NAME_GAP - below);
  const named = await fit(name, room, [6, 18], INK, true);
  let next = first + Math.max((named?.h ?? 0) + NAME_GAP, 6 * MM);
  if (named) drawSetText(doc, section, named, placeIn({ x: left, y: first, w: TEXT, h: room }, named));
  else {
    next = first + 11.5 * MM;
    artifact(doc, () => lineToWriteOn(doc, left, first + 7 * MM));
  }
  if (face && drawing)
    drawPicture(doc, section, face, `Picture: ${drawing}`, { x: left, y: top, w: FACE, h: FACE });
  for (const text of common) {
    if (!text) continue;
    next += GAP;
    drawSetText(doc, section, text, placeIn({ x: left, y: next, w: TEXT, h: text.h }, text));
    next += text.h;
  }
  drawFigure(doc, section, 'QR code to log in', () => drawQr(doc, link, x + PAD, top));
  section.end();
}

function lineToWriteOn(doc: Doc, x: number, y: number): void {
  doc
    .moveTo(x, y)
    .lineTo(x + TEXT, y)
    .lineWidth(0.8)
    .stroke(INK);
}

/** Drawn as squares, so that it is sharp at any size. It can be read with a quarter of it damaged. */
function drawQr(doc: Doc, content: string, x: number, y: number): void {
  const { modules } = QRCode.create(content, { errorCorrectionLevel: 'Q' });
  const side = QR / modules.size;
  doc.save().fillColor('#000000');
  for (let row = 0; row < modules.size; row++)
    for (let column = 0; column < modules.size; column++)
      if (modules.get(row, column)) doc.rect(x + column * side, y + row * side, side + 0.05, side + 0.05);
  doc.fill().restore();
}
