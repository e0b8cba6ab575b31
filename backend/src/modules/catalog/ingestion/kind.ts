import { open } from 'node:fs/promises';
import { Refusal } from './refusals.ts';
import type { BookFormat } from './types.ts';

/**
 * Kind of an uploaded file, by its first bytes; its name is not looked at. A PDF must start with its header
 * (a byte order mark or white space apart): a file with something else before it is a PDF to one program and
 * a web page or archive to another.
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
