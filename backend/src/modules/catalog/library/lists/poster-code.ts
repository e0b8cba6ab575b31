import QRCode from 'qrcode';

/** The address of a poster, as text and as a QR code. */
export class PosterCode {
  link!: string;
  /** Number of modules on a side. */
  size!: number;
  /** The dark modules as one SVG path. */
  path!: string;
}

export function posterCode(link: string): PosterCode {
  const { modules } = QRCode.create(link, { errorCorrectionLevel: 'M' });
  const path = Array.from({ length: modules.size * modules.size }, (_, at) =>
    modules.data[at] ? `M${at % modules.size} ${Math.floor(at / modules.size)}h1v1h-1z` : '',
  ).join('');
  return { link, size: modules.size, path };
}
