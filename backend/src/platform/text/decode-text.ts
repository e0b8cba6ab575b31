/**
 * Share of zero bytes at odd or even positions from which a text without a byte order mark counts as UTF-16.
 */
const UTF16_SHARE = 0.3;

/**
 * Reads a text file of unknown encoding: by its byte order mark, by the zero bytes of UTF-16, as UTF-8 where that
 * fits, and otherwise as Windows-1252, which older spreadsheets write (and which contains Latin-1).
 */
export function decodeText(bytes: Buffer): string {
  return new TextDecoder(encodingOf(bytes)).decode(bytes);
}

/** Share of control characters from which a file is no text but a picture, a PDF or the like. */
const BINARY_SHARE = 0.02;

/**
 * Whether a text is binary data: one stray control character is an error in one line, many are another kind
 * of file.
 */
export function isBinary(text: string): boolean {
  const start = text.slice(0, 20_000);
  const odd = start.match(/[\0-\x08\x0e-\x1f\x7f-\x9f\ufffd]/g)?.length ?? 0;
  return start.startsWith('%PDF-') || (odd > 3 && odd / start.length > BINARY_SHARE);
}

function encodingOf(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const start = bytes.subarray(0, 4_000);
  const pairs = Math.floor(start.length / 2);
  if (pairs > 1) {
    const zeros = [0, 0];
    for (let at = 0; at < pairs * 2; at += 1) if (start[at] === 0) zeros[at % 2]! += 1;
    if (zeros[1]! / pairs > UTF16_SHARE && zeros[0]! < zeros[1]!) return 'utf-16le';
    if (zeros[0]! / pairs > UTF16_SHARE && zeros[1]! < zeros[0]!) return 'utf-16be';
  }
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return 'utf-8';
  } catch {
    return 'windows-1252';
  }
}
