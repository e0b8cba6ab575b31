import { open } from 'node:fs/promises';
import { Refusal } from './refusals.ts';
import type { BookFormat } from './types.ts';

/**
 * Detects the kind of an uploaded file from its first bytes, not from its name. A PDF must start with its header
 * (after a byte order mark or white space): other programs could read a file with other bytes before it as a web page
 * or an archive.
 */
export async function kindOf(file: string): Promise<BookFormat> {
  const handle = await open(file);
  try {
    const { bytesRead, buffer } = await handle.read(Buffer.alloc(64), 0, 64, 0);
    if (bytesRead === 0) throw new Refusal('FILE_EMPTY');
    const head = buffer.toString('latin1', 0, bytesRead);
    if (head.startsWith('PK\x03\x04') || head.startsWith('PK\x05\x06')) return 'epub';
    if (/^(?:\xef\xbb\xbf)?\s*%PDF-\d/.test(head)) return 'pdf';
    throw new Refusal('FILE_KIND_UNKNOWN');
  } finally {
    await handle.close();
  }
}
