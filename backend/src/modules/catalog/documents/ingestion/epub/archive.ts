import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Transform, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { crc32 } from 'node:zlib';
import yauzl from 'yauzl';
import type { Findings } from '../findings.ts';
import type { IngestionLimits } from '../limits.ts';
import { Refusal } from '../refusals.ts';

const EPUB_MEDIA_TYPE = 'application/epub+zip';
const STORED = 0;
const DEFLATED = 8;
// Unix file types in the upper half of the external attributes.
const TYPE_MASK = 0o170000;
const REGULAR = 0o100000;
const FOLDER = 0o040000;

/** The ZIP archive of an EPUB, whose directory has been checked: every name in it is safe and unique. */
export class Archive {
  readonly #zip: yauzl.ZipFile;
  readonly #entries: Map<string, yauzl.Entry>;

  private constructor(zip: yauzl.ZipFile, entries: Map<string, yauzl.Entry>) {
    this.#zip = zip;
    this.#entries = entries;
  }

  /** Opens the archive and checks its directory before any content is unpacked. */
  static async open(file: string, limits: IngestionLimits, findings: Findings): Promise<Archive> {
    // Names are read as raw bytes: yauzl would guess their encoding and replace backslashes, but an EPUB must be
    // exact.
    const zip = await yauzl
      .openPromise(file, { autoClose: false, lazyEntries: true, decodeStrings: false })
      .catch((error: unknown) => {
        throw damaged(error, '');
      });
    try {
      const entries = await readEntries(zip, limits);
      const archive = new Archive(zip, entries);
      await archive.#checkMediaType(findings);
      return archive;
    } catch (error) {
      zip.close();
      throw error;
    }
  }

  names(): string[] {
    return [...this.#entries.keys()];
  }

  has(name: string): boolean {
    return this.#entries.has(name);
  }

  /** Declared unpacked size in bytes; reading fails when the real size differs. */
  size(name: string): number {
    return this.#entry(name).uncompressedSize;
  }

  /** Reads an entry into memory; more than `max` bytes are refused. */
  async read(name: string, max: number): Promise<Buffer> {
    if (this.size(name) > max) throw new Refusal('EPUB_TEXT_TOO_LARGE', name);
    const pieces: Buffer[] = [];
    await this.#unpack(name, async (stream) => {
      for await (const piece of stream) pieces.push(piece as Buffer);
    });
    const content = Buffer.concat(pieces);
    if (crc32(content) !== this.#entry(name).crc32) throw new Refusal('EPUB_DAMAGED', name);
    return content;
  }

  /** The first bytes of an entry, enough to detect its kind. */
  async peek(name: string, length = 64): Promise<Buffer> {
    let head = Buffer.alloc(0);
    await this.#unpack(name, async (stream) => {
      for await (const piece of stream) {
        head = Buffer.concat([head, piece as Buffer]);
        if (head.length >= length) break;
      }
    });
    return head.subarray(0, length);
  }

  /** Streams an entry into a new file and checks its size and checksum. */
  async extract(name: string, target: string): Promise<{ bytes: number; sha256: string }> {
    await mkdir(dirname(target), { recursive: true });
    const hash = createHash('sha256');
    let bytes = 0;
    let checksum = 0;
    const tap = new Transform({
      transform(piece: Buffer, _encoding, done) {
        bytes += piece.length;
        checksum = crc32(piece, checksum);
        hash.update(piece);
        done(null, piece);
      },
    });
    await this.#unpack(name, (stream) => pipeline(stream, tap, createWriteStream(target, { flags: 'wx' })));
    if (checksum !== this.#entry(name).crc32) throw new Refusal('EPUB_DAMAGED', name);
    return { bytes, sha256: hash.digest('hex') };
  }

  close(): void {
    this.#zip.close();
  }

  #entry(name: string): yauzl.Entry {
    const entry = this.#entries.get(name);
    if (entry === undefined) throw new Refusal('EPUB_DAMAGED', name);
    return entry;
  }

  async #unpack(name: string, use: (stream: Readable) => Promise<void>): Promise<void> {
    try {
      await use(await this.#zip.openReadStreamPromise(this.#entry(name)));
    } catch (error) {
      throw damaged(error, name);
    }
  }

  // `mimetype` must exist and contain the right value. White space around it, its position and its compression are
  // tolerated, because many school programs get them wrong and no reader needs them.
  async #checkMediaType(findings: Findings): Promise<void> {
    const entry = this.#entries.get('mimetype');
    if (entry === undefined || entry.uncompressedSize > 100) throw new Refusal('EPUB_NOT_A_BOOK', 'mimetype');
    const declared = (await this.read('mimetype', 100))
      .toString('utf8')
      .replace(/^\ufeff/, '')
      .trim();
    if (declared !== EPUB_MEDIA_TYPE) throw new Refusal('EPUB_NOT_A_BOOK', 'mimetype');
    const isFirst = this.names()[0] === 'mimetype' && entry.relativeOffsetOfLocalHeader === 0;
    if (!isFirst || entry.compressionMethod !== STORED) findings.add('MIMETYPE_MISPLACED', 'mimetype');
  }
}

async function readEntries(zip: yauzl.ZipFile, limits: IngestionLimits): Promise<Map<string, yauzl.Entry>> {
  // The declared count limits what is read: further entries are ignored, and missing ones count as damage.
  if (zip.entryCount > limits.entries) throw new Refusal('EPUB_TOO_MANY_FILES');
  const entries = new Map<string, yauzl.Entry>();
  const folded = new Set<string>();
  let unpacked = 0;
  try {
    for await (const entry of zip.eachEntry()) {
      const name = entryName(entry);
      unpacked += entry.uncompressedSize;
      checkEntry(entry, name, limits);
      if (unpacked > limits.unpackedBytes) throw new Refusal('EPUB_EXPANDS_TOO_FAR', name);
      // EPUB 3.3, 4.2.3: names must differ after normalisation and case folding.
      const key = name.normalize('NFC').toLowerCase();
      if (folded.has(key)) throw new Refusal('EPUB_DUPLICATE_ENTRY', name);
      folded.add(key);
      if (!name.endsWith('/')) entries.set(name, entry);
    }
  } catch (error) {
    throw damaged(error, '');
  }
  return entries;
}

function checkEntry(entry: yauzl.Entry, name: string, limits: IngestionLimits): void {
  if (isUnsafe(name)) throw new Refusal('EPUB_UNSAFE_PATH', name);
  const type = (entry.externalFileAttributes >>> 16) & TYPE_MASK;
  // Zero means that the program stored no type; links, pipes and devices are refused.
  if (type !== 0 && type !== REGULAR && type !== FOLDER) throw new Refusal('EPUB_UNSAFE_PATH', name);
  if (entry.isEncrypted()) throw new Refusal('EPUB_ENCRYPTED', name);
  if (entry.compressionMethod !== STORED && entry.compressionMethod !== DEFLATED) {
    throw new Refusal('EPUB_COMPRESSION', name);
  }
  const judged = entry.uncompressedSize > limits.ratioFromBytes;
  if (judged && entry.uncompressedSize > entry.compressedSize * limits.ratio) {
    throw new Refusal('EPUB_EXPANDS_TOO_FAR', name);
  }
}

function entryName(entry: yauzl.Entry): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(entry.fileNameRaw);
  } catch {
    throw new Refusal('EPUB_NAME_NOT_UTF8', entry.fileNameRaw.toString('latin1'));
  }
}

/** Whether a name is absolute, leaves the folder, has backslashes or a drive letter, is too long or not printable. */
function isUnsafe(name: string): boolean {
  if (name === '' || Buffer.byteLength(name) > 1_000) return true;
  if (name.startsWith('/') || /^[a-z]:/i.test(name) || /[\\\u0000-\u001f\u007f\ufeff\ufffe\uffff]/.test(name))
    return true;
  const segments = name.replace(/\/$/, '').split('/');
  return segments.some(
    (part) => part === '' || part === '.' || part === '..' || Buffer.byteLength(part) > 255,
  );
}

/**
 * Turns errors of yauzl and zlib about broken archives into a refusal; refusals and disk errors are returned
 * unchanged.
 */
function damaged(error: unknown, location: string): unknown {
  if (error instanceof Refusal) return error;
  const { code } = error as NodeJS.ErrnoException;
  const isDisk = code !== undefined && /^E[A-Z]+$/.test(code) && code !== 'EOF';
  if (isDisk) return error;
  return new Refusal(/encrypt/i.test((error as Error).message) ? 'EPUB_ENCRYPTED' : 'EPUB_DAMAGED', location);
}
