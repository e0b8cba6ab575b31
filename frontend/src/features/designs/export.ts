import { DESIGN_SIZES, type DesignSize } from '@bookgrove/contract';
import type Konva from 'konva/lib/Core.js';

/** Paper size in millimetres; covers and squares have sizes that print shops offer. */
const PAPER: Record<DesignSize, [number, number]> = {
  cover: [150, 200],
  a4: [210, 297],
  a5: [148, 210],
  square: [210, 210],
};
const POINTS_PER_MM = 72 / 25.4;
/** Size in pixels of an exported picture: 300 per inch of A4, the most that phones can hold in memory. */
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

/** Waits until all pictures of a design have loaded; one that fails is left as an empty frame. */
export async function whenDrawn(layer: Konva.Layer): Promise<void> {
  for (let tries = 0; tries < 100 && layer.findOne('.waiting'); tries += 1)
    await new Promise((resolve) => setTimeout(resolve, 100));
}

/** Exports the design as a PNG file. */
export async function asPng(layer: Konva.Layer, size: DesignSize): Promise<Blob> {
  const canvas = canvasOf(layer, size, WIDE[size]);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'),
  );
}

/** Exports the design as a PDF of one page in the paper's size. The PDF library is loaded on demand. */
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

/** Maximum size that the server accepts, in characters of Base64. */
const LONGEST = 880_000;

/** Renders the design as a book's cover in Base64, at the highest quality that the server accepts. */
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

/** Downloads a file. */
export function downloadFile(name: string, blob: Blob): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser reads the blob after the click, so it is released later.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** File name from the title: letters and digits of any script. */
export const fileName = (title: string, ending: string): string =>
  `${
    title
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .replace(/^-|-$/g, '')
      .slice(0, 60) || 'design'
  }.${ending}`;
