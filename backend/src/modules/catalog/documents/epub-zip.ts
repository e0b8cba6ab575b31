import { ZipFile } from 'yazl';

/** An EPUB file that is being written. */
interface EpubZip {
  zip: ZipFile;
  /** Options of each entry: a fixed time and mode, so that the same content is the same file. */
  options: { mtime: Date; mode: number };
  /** Adds a text, compressed. */
  text: (name: string, content: string) => void;
  /** Adds a file that is compressed already, such as a picture, as it is. */
  stored: (name: string, content: Buffer) => void;
}

/** Begins an EPUB. Its first entry is the media type, uncompressed, as OCF 4.3 requires. The caller ends the archive. */
export function startEpub(mtime: Date): EpubZip {
  const zip = new ZipFile();
  const options = { mtime, mode: 0o100644 };
  const stored = (name: string, content: Buffer): void =>
    void zip.addBuffer(content, name, { ...options, compress: false });
  stored('mimetype', Buffer.from('application/epub+zip'));
  return {
    zip,
    options,
    stored,
    text: (name, content) => void zip.addBuffer(Buffer.from(content), name, options),
  };
}
