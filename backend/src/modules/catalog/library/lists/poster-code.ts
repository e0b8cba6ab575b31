import { qrPath } from '../../../../platform/print/qr-path.ts';

/** The address of a poster, as text and as a QR code. */
export class PosterCode {
  link!: string;
  /** Number of modules on a side. */
  size!: number;
  /** The dark modules as one SVG path. */
  path!: string;
}

export const posterCode = (link: string): PosterCode => ({ link, ...qrPath(link) });
