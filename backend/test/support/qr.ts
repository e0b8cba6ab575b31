import jsQR from 'jsqr';
import sharp from 'sharp';

/** The text that a scanner decodes from a QR code, drawn as on a poster; null when it finds none. */
export async function readCode({ size, path }: { size: number; path: string }): Promise<string | null> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-4 -4 ${size + 8} ${size + 8}" width="400" height="400"><rect x="-4" y="-4" width="100%" height="100%" fill="#fff"/><path d="${path}" fill="#17211c" shape-rendering="crispEdges"/></svg>`;
  const { data, info } = await sharp(Buffer.from(svg))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data ?? null;
}
