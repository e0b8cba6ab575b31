import { buffer } from 'node:stream/consumers';
import yauzl from 'yauzl';

/** Entries of a ZIP by name. */
export async function unzip(bytes: Buffer): Promise<Record<string, string>> {
  const zip = await new Promise<yauzl.ZipFile>((resolve, reject) =>
    yauzl.fromBuffer(bytes, { lazyEntries: false, autoClose: false }, (error, file) =>
      error ? reject(error) : resolve(file),
    ),
  );
  const entries: yauzl.Entry[] = [];
  await new Promise((resolve) =>
    zip.on('entry', (entry: yauzl.Entry) => entries.push(entry)).on('end', resolve),
  );
  const files: Record<string, string> = {};
  for (const entry of entries) {
    const stream = await new Promise<NodeJS.ReadableStream>((resolve, reject) =>
      zip.openReadStream(entry, (error, readable) => (error ? reject(error) : resolve(readable))),
    );
    files[entry.fileName] = (await buffer(stream)).toString();
  }
  return files;
}
