import { createHash } from 'node:crypto';
import { fromBuffer, type Entry, type ZipFile as ReadZip } from 'yauzl';
import { ZipFile } from 'yazl';
import { invalidFields } from '../../../platform/errors.ts';

/** The most octets of `course.json`, unpacked. */
const MOST_UNPACKED = 4 * 1024 * 1024;
/** The most files in a bundle. */
const MOST_FILES = 8;
const COURSE = 'course.json';
const DIGEST = 'course.json.sha256';

const refused = (message: string) => invalidFields({ bundle: [message] }, 'bundle_refused');

/** A ZIP with the course as JSON, and the SHA-256 of it. */
export function packBundle(course: object, at: Date): Promise<Buffer> {
  const zip = new ZipFile();
  const json = Buffer.from(JSON.stringify(course, null, 1));
  zip.addBuffer(json, COURSE, { mtime: at });
  zip.addBuffer(Buffer.from(createHash('sha256').update(json).digest('hex')), DIGEST, { mtime: at });
  zip.end();
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    zip.outputStream.on('data', (part: Buffer) => parts.push(part));
    zip.outputStream.on('error', reject);
    zip.outputStream.on('end', () => resolve(Buffer.concat(parts)));
  });
}

/**
 * The JSON of a bundle. Nothing but the two files of a bundle is unpacked, nothing is written anywhere, and no more is unpacked
 * than a course may have.
 * @throws AppError 422 `bundle_refused` with the reason
 */
export async function unpackBundle(bytes: Buffer): Promise<unknown> {
  const files = await unpack(bytes);
  const json = files.get(COURSE);
  if (!json) throw refused('This file has no course in it.');
  const digest = files.get(DIGEST)?.toString('latin1').trim();
  if (digest !== createHash('sha256').update(json).digest('hex'))
    throw refused('The course in this file was changed or damaged. Export it again.');
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(json));
  } catch {
    throw refused('The course in this file cannot be read.');
  }
}

async function unpack(bytes: Buffer): Promise<Map<string, Buffer>> {
  const broken = refused('This is not the file of a course, or it is damaged.');
  const zip = await new Promise<ReadZip>((resolve, reject) =>
    // Refuses absolute paths and “..” in names, and sizes that differ from what is said.
    fromBuffer(
      bytes,
      { lazyEntries: true, strictFileNames: true, validateEntrySizes: true },
      (error, file) => (error ? reject(broken) : resolve(file)),
    ),
  );
  const files = new Map<string, Buffer>();
  let count = 0;
  let left = MOST_UNPACKED;
  await new Promise<void>((resolve, reject) => {
    zip.on('error', () => reject(broken));
    zip.on('end', resolve);
    zip.on('entry', (entry: Entry) => {
      count += 1;
      if (count > MOST_FILES) return reject(refused('There are too many files in this one.'));
      if (entry.isEncrypted()) return reject(refused('This file is locked with a password.'));
      if ((entry.fileName !== COURSE && entry.fileName !== DIGEST) || files.has(entry.fileName))
        return reject(refused(`“${entry.fileName.slice(0, 60)}” does not belong into the file of a course.`));
      left -= entry.uncompressedSize;
      if (left < 0) return reject(refused('This course is too large.'));
      zip.openReadStream(entry, (error, stream) => {
        if (error) return reject(broken);
        const parts: Buffer[] = [];
        let size = 0;
        stream.on('data', (part: Buffer) => {
          size += part.length;
          if (size > MOST_UNPACKED) stream.destroy(broken);
          else parts.push(part);
        });
        stream.on('error', () => reject(broken));
        stream.on('end', () => {
          files.set(entry.fileName, Buffer.concat(parts));
          zip.readEntry();
        });
      });
    });
    zip.readEntry();
  }).finally(() => zip.close());
  return files;
}
