import { createRequire } from 'node:module';
import type { AvatarName } from '@bookgrove/contract';
import type PdfKit from 'pdfkit';
import QRCode from 'qrcode';
import { animalPicture } from './animal-pictures.ts';

/** One badge to print. */
interface PrintedBadge {
  name: string;
  /** The child's drawn avatar, for those who cannot read yet; null for none. */
  drawing: AvatarName | null;
  /** Content of the QR code. */
  link: string;
}

const require = createRequire(import.meta.url);
/** Tried in this order for each name: Latin, Greek, Cyrillic, Devanagari; then Arabic, Hebrew, Armenian, Georgian. */
const FONTS = {
  noto: require.resolve('@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf'),
  dejavu: require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf'),
};
type FontName = keyof typeof FONTS;

const MM = 72 / 25.4;
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
const INK = '#17211c';

type Doc = InstanceType<typeof PdfKit>;

/**
 * A4 sheets of badges with cut lines, eight to a page. A name in a script that none of the fonts supports
 * (Chinese, Thai and others) is replaced by a line to write on.
 */
export async function badgeSheet(school: string, className: string, badges: PrintedBadge[]): Promise<Buffer> {
  // Loaded here and not with the module: most processes never print.
  const PDFDocument = require('pdfkit') as typeof PdfKit;
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
    lang: 'en-GB',
    info: { Title: `Badges of ${className}`, Author: school },
  });
  for (const [name, file] of Object.entries(FONTS)) doc.registerFont(name, file);
  const chunks: Buffer[] = [];
  const done = new Promise<Buffer>((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
  });
  const faces = await facesOf(badges);
  badges.forEach((badge, index) => {
    const place = index % (COLUMNS * ROWS);
    if (place === 0) {
      doc.addPage();
      cutLines(doc);
    }
    const x = LEFT + (place % COLUMNS) * WIDTH;
    const y = TOP + Math.floor(place / COLUMNS) * HEIGHT;
    const face = badge.drawing ? faces.get(badge.drawing) : undefined;
    drawBadge(doc, x, y, { ...badge, face }, className, school);
  });
  doc.end();
  return done;
}

/** The pictures of all drawings on the sheet. */
async function facesOf(badges: PrintedBadge[]): Promise<Map<AvatarName, Buffer>> {
  const names = new Set(badges.flatMap(({ drawing }) => drawing ?? []));
  const faces = new Map<AvatarName, Buffer>();
  for (const name of names) {
    const picture = await animalPicture(name);
    if (picture) faces.set(name, picture);
  }
  return faces;
}

function cutLines(doc: Doc): void {
  doc.save().lineWidth(0.5).dash(3, { space: 3 }).strokeColor('#7c8982');
  for (let column = 0; column <= COLUMNS; column++)
    doc.moveTo(LEFT + column * WIDTH, TOP).lineTo(LEFT + column * WIDTH, TOP + ROWS * HEIGHT);
  for (let row = 0; row <= ROWS; row++)
    doc.moveTo(LEFT, TOP + row * HEIGHT).lineTo(LEFT + COLUMNS * WIDTH, TOP + row * HEIGHT);
  doc.stroke().restore();
}

function drawBadge(
  doc: Doc,
  x: number,
  y: number,
  { name, link, face }: PrintedBadge & { face: Buffer | undefined },
  className: string,
  school: string,
): void {
  drawQr(doc, link, x + PAD, y + (HEIGHT - QR) / 2);
  const left = x + PAD + QR + 4 * MM;
  const width = x + WIDTH - PAD - left;
  const top = y + (HEIGHT - QR) / 2;
  if (face) doc.image(face, left, top, { width: FACE, height: FACE });
  const words = top + (face ? FACE + 3 * MM : 8 * MM);
  let next = words + 14 * MM;
  if (fontFor(doc, name)) next = text(doc, name, left, words, width, 18, INK);
  else
    doc
      .moveTo(left, words + 9 * MM)
      .lineTo(left + width, words + 9 * MM)
      .lineWidth(0.8)
      .stroke(INK);
  next = text(doc, className, left, Math.max(next, words + 8 * MM) + 1 * MM, width, 10, '#46524b');
  text(doc, school, left, next + 0.5 * MM, width, 8, '#46524b');
}

/**
 * On one line if that is legible from a distance, otherwise on two, smaller until it fits. Returns the
 * position below it.
 */
function text(
  doc: Doc,
  words: string,
  x: number,
  y: number,
  width: number,
  largest: number,
  ink: string,
): number {
  const font = fontFor(doc, words);
  if (!font) return y;
  doc.font(font).fillColor(ink);
  let size = largest;
  const fitsOneLine = (): boolean => doc.fontSize(size).widthOfString(words) <= width;
  while (size > largest * 0.75 && !fitsOneLine()) size -= 0.5;
  if (!fitsOneLine()) {
    size = largest * 0.9;
    const longest = (): number =>
      Math.max(...words.split(/\s+|(?<=-)/).map((word) => doc.fontSize(size).widthOfString(word)));
    while (size > 6 && (longest() > width || doc.heightOfString(words, { width }) > size * 2.9)) size -= 0.5;
  }
  doc.fontSize(size);
  const height = Math.min(doc.heightOfString(words, { width }), size * 2.9);
  doc.text(words, x, y, { width, height: size * 2.9, ellipsis: true });
  return y + height;
}

/** The first font that can draw the whole text. */
function fontFor(doc: Doc, text: string): FontName | null {
  const letters = [...text.replace(/[\s\p{Cf}]/gu, '')];
  for (const name of Object.keys(FONTS) as FontName[]) {
    doc.font(name);
    const { font } = (doc as unknown as { _font: { font: { hasGlyphForCodePoint(code: number): boolean } } })
      ._font;
    if (letters.every((letter) => font.hasGlyphForCodePoint(letter.codePointAt(0)!))) return name;
  }
  return null;
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
