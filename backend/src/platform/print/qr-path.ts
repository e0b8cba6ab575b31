import QRCode from 'qrcode';

/**
 * A text as a QR code: the number of modules on a side, and the dark modules as one SVG path in a box of that size.
 */
export function qrPath(text: string): { size: number; path: string } {
  const { modules } = QRCode.create(text, { errorCorrectionLevel: 'M' });
  const path = Array.from({ length: modules.size * modules.size }, (_, at) =>
    modules.data[at] ? `M${at % modules.size} ${Math.floor(at / modules.size)}h1v1h-1z` : '',
  ).join('');
  return { size: modules.size, path };
}
