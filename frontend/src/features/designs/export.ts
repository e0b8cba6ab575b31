import { DESIGN_SIZES, type DesignSize } from '@bookgrove/contract';
import type Konva from 'konva/lib/Core.js';

/** Millimetres of the paper; covers and squares have sizes that print shops know. */
const PAPER: Record<DesignSize, [number, number]> = {
  cover: [150, 200],
  a4: [210, 297],
  a5: [148, 210],
  square: [210, 210],
};
const POINTS_PER_MM = 72 / 25.4;
/** Pixels of a picture to keep: 300 for an inch of A4, which is as much as phones can hold. */
const WIDE: Record<DesignSize, number> = { cover: 1800, a4: 2480, a5: 1748, square: 2480 };

function canvasOf(layer: Konva.Layer, size: DesignSize, pixels: number): HTMLCanvasElement {
  const scale = layer.getStage().scaleX();
  const { width, height } = DESIGN_SIZES[size];
  return layer.toCanvas({
    x: 0,
    y: 0,
    width: width * scale,
    height: height * scale,
    pixelRatio: pixels / (width * scale),
  });
}

/** Waits until every picture of a drawing is there; one that does not come is left as an empty frame. */
export async function whenDrawn(layer: Konva.Layer): Promise<void> {
  for (let tries = 0; tries < 100 && layer.findOne('.waiting'); tries += 1)
    await new Promise((resolve) => setTimeout(resolve, 100));
}

/** The drawing as a PNG file. */
export async function asPng(layer: Konva.Layer, size: DesignSize): Promise<Blob> {
  const canvas = canvasOf(layer, size, WIDE[size]);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'),
  );
}

/** The drawing as a PDF of one page in the size of its paper. The library is fetched when it is wanted. */
export async function asPdf(layer: Konva.Layer, size: DesignSize, title: string): Promise<Blob> {
  const { PDFDocument } = await import('pdf-lib');
  const pdf = await PDFDocument.create();
  const picture = await pdf.embedJpg(canvasOf(layer, size, WIDE[size]).toDataURL('image/jpeg', 0.93));
  const [width, height] = PAPER[size].map((side) => side * POINTS_PER_MM) as [number, number];
  pdf.setTitle(title);
  pdf.setCreator('Bookgrove');
  pdf.addPage([width, height]).drawImage(picture, { x: 0, y: 0, width, height });
  return new Blob([new Uint8Array(await pdf.save())], { type: 'application/pdf' });
}

/** What the server takes, in characters of Base64. */
const LONGEST = 880_000;

/** The drawing as a book's cover, in Base64: as fine as the server takes it. */
export function asCover(layer: Konva.Layer, size: DesignSize): string {
  for (const [pixels, quality] of [
    [1200, 0.92],
    [1200, 0.8],
    [900, 0.8],
    [600, 0.8],
  ] as const) {
    const data = canvasOf(layer, size, pixels).toDataURL('image/jpeg', quality).split(',')[1] ?? '';
    if (data && data.length <= LONGEST) return data;
  }
  throw new Error('too large');
}

/** Gives a file to the browser to keep. */
export function keepFile(name: string, blob: Blob): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser reads the address after the click; a moment later it has it.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** A name for the file: letters and digits of the title, in any script. */
export const fileName = (title: string, ending: string): string =>
  `${
    title
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .replace(/^-|-$/g, '')
      .slice(0, 60) || 'design'
  }.${ending}`;
