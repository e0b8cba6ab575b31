import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PinoLogger } from 'nestjs-pino';
import { eventually } from '../../../test/support/eventually.ts';
import { startS3Double, type S3Double } from '../../../test/support/s3-double.ts';
import type { Clock } from '../clock.ts';
import { DiskStorage } from './disk-storage.ts';
import { S3Storage } from './s3-storage.ts';
import type { Storage } from './storage.ts';
import { StrayFiles } from './stray-files.ts';

let folder: string;
let s3: S3Double;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bookgrove-storage-'));
  s3 = await startS3Double(join(folder, 's3'));
});
afterAll(async () => {
  await s3.close();
  await rm(folder, { recursive: true, force: true });
});

const text = Buffer.from('0123456789 a boat sails — ☂');
/** A stream that fails after this many bytes. */
const breaking = (bytes: number): Readable =>
  Readable.from(
    (function* () {
      for (let sent = 0; sent < bytes; sent += 65_536) yield Buffer.alloc(65_536, 1);
      throw new Error('the line broke');
    })(),
  );

describe.each<[string, () => Storage]>([
  ['on disk', () => new DiskStorage(join(folder, 'disk'))],
  ['in an S3-compatible store', () => new S3Storage(s3.settings)],
])('files %s', (_where, make) => {
  let storage: Storage;
  beforeAll(async () => {
    storage = make();
    await storage.ping();
  });

  const read = async (key: string, range?: { start: number; end: number }) =>
    buffer(await storage.get(key, range));

  it('are read as they were stored', async () => {
    expect(await storage.put('books/a/page.xhtml', Readable.from([text]))).toBe(text.length);
    expect((await read('books/a/page.xhtml')).equals(text)).toBe(true);
    expect(await storage.stat('books/a/page.xhtml')).toEqual({
      bytes: text.length,
      etag: expect.stringMatching(/^".+"$/),
    });
  });

  it('of many megabytes are read as they were stored', async () => {
    const chunks = Array.from({ length: 180 }, (_, n) => Buffer.alloc(65_536, n));
    expect(await storage.put('books/big/file', Readable.from(chunks))).toBe(180 * 65_536);
    expect((await read('books/big/file')).equals(Buffer.concat(chunks))).toBe(true);
  });

  it('may be empty', async () => {
    expect(await storage.put('books/empty/file', Readable.from([]))).toBe(0);
    expect((await storage.stat('books/empty/file'))?.bytes).toBe(0);
  });

  it.each([
    [0, 9],
    [11, 16],
    [text.length - 3, text.length - 1],
  ])('are read in part from %i to %i', async (start, end) => {
    expect((await read('books/a/page.xhtml', { start, end })).equals(text.subarray(start, end + 1))).toBe(
      true,
    );
  });

  it('may have names of any script, with spaces', async () => {
    const key = 'books/a/content/ça va/القمر & co (1)+%20.xhtml';
    await storage.put(key, Readable.from([text]));
    expect((await read(key)).equals(text)).toBe(true);
    expect(await storage.list('books/a/content/')).toEqual([key]);
  });

  it('are replaced by a second write, under another ETag', async () => {
    await storage.put('books/b/file', Readable.from(['one']));
    const before = await storage.stat('books/b/file');
    await storage.put('books/b/file', Readable.from(['second']));
    expect((await read('books/b/file')).toString()).toBe('second');
    expect((await storage.stat('books/b/file'))!.etag).not.toBe(before!.etag);
  });

  it('that do not exist are distinguished from faults', async () => {
    expect(await storage.stat('books/a/nothing')).toBeNull();
    await expect(storage.get('books/a/nothing')).rejects.toMatchObject({ kind: 'not_found' });
    expect(await storage.list('books/nothing/')).toEqual([]);
  });

  it('are listed and removed by prefix, and no further', async () => {
    for (const key of ['t/1/a', 't/1/b/c', 't/1/b/d', 't/10/a']) await storage.put(key, Readable.from(['x']));
    expect((await storage.list('t/1/')).sort()).toEqual(['t/1/a', 't/1/b/c', 't/1/b/d']);
    await storage.removeAll('t/1/');
    expect(await storage.list('t/1/')).toEqual([]);
    expect(await storage.list('t/10/')).toEqual(['t/10/a']);
    await storage.removeAll('t/1/'); // removing nothing is fine
  });

  it('are listed in pages, those of one folder after each other, with the time of their last change', async () => {
    const keys = Array.from({ length: 110 }, (_, n) => `pages/${n % 11}/x/${n}`);
    for (const key of keys) await storage.put(key, Readable.from(['x']));
    const pages = [];
    for await (const page of storage.pages('pages/')) pages.push(page);
    const listed = pages.flat();
    expect(listed.map(({ key }) => key).sort()).toEqual(keys.sort());
    const folders = listed.map(({ key }) => key.split('/')[1]);
    expect(folders.filter((folder, at) => folder !== folders[at - 1])).toHaveLength(11);
    const { mtime } = await stat(folder); // the clock of this machine's disk
    for (const { changed_at } of listed)
      expect(Math.abs(changed_at.getTime() - mtime.getTime())).toBeLessThan(600_000);
    for await (const page of storage.pages('nothing/')) expect(page).toEqual([]);
  });

  it.each([0, 1_000_000, 12_000_000])(
    'whose stream breaks after %i bytes leave nothing behind',
    async (bytes) => {
      await expect(storage.put(`books/broken-${bytes}/file`, breaking(bytes))).rejects.toThrow();
      expect(await storage.stat(`books/broken-${bytes}/file`)).toBeNull();
      expect(await storage.list(`books/broken-${bytes}/`)).toEqual([]);
    },
  );

  it.each([
    '../escape',
    'a/../../escape',
    '/etc/passwd',
    'a//b',
    './a',
    'a/.',
    'a\\..\\b',
    'a/b\0c',
    '',
    'a/',
    'x'.repeat(901),
  ])('are never reached by the key %p', async (key) => {
    await expect(storage.put(key, Readable.from(['x']))).rejects.toThrow(/Not a storage key/);
    await expect(storage.get(key)).rejects.toThrow(/Not a storage key/);
    await expect(storage.stat(key)).rejects.toThrow(/Not a storage key/);
  });

  it.each(['../', '', '/', 'a/../'])('are never removed by the prefix %p', async (prefix) => {
    await expect(storage.removeAll(prefix)).rejects.toThrow(/Not a storage key/);
    expect((await storage.stat('books/a/page.xhtml'))?.bytes).toBe(text.length);
  });
});

describe('files on a disk', () => {
  it('that is full are refused with a message, and leave nothing behind', async () => {
    const root = join(folder, 'full');
    const storage = new DiskStorage(root, Number.MAX_SAFE_INTEGER);
    await expect(storage.put('books/a/file', Readable.from([text]))).rejects.toMatchObject({
      kind: 'no_space',
      code: 'no_space',
      message: 'There is no room left for files on the server. Tell your administrator.',
    });
    expect(
      (await readdir(root, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile()),
    ).toEqual([]);
  });

  it('are listed in pages of at most 1,000', async () => {
    const storage = new DiskStorage(join(folder, 'pages'));
    for (let n = 0; n < 1_100; n += 1) await storage.put(`books/${n % 11}/${n}`, Readable.from(['x']));
    const pages = [];
    for await (const page of storage.pages('books/')) pages.push(page.length);
    expect(pages).toEqual([1_000, 100]);
  });

  it('that are incomplete are removed when they are old, but not while they are written', async () => {
    const root = join(folder, 'incomplete');
    const storage = new DiskStorage(root);
    const writing = new PassThrough();
    writing.write('x');
    const put = storage.put('books/a/file', writing);
    await eventually(async () => expect(await readdir(join(root, 'tmp'))).toHaveLength(1));
    const [open] = await readdir(join(root, 'tmp'));
    await writeFile(join(root, 'tmp', 'left'), 'by a killed process');
    const hour = 3_600_000;
    expect(await storage.removeIncomplete(new Date(Date.now() - hour))).toBe(0);
    expect(await storage.removeIncomplete(new Date(Date.now() + hour))).toBe(1);
    expect(await readdir(join(root, 'tmp'))).toEqual([open]);
    writing.end();
    expect(await put).toBe(1);
    expect((await storage.stat('books/a/file'))?.bytes).toBe(1);
  });

  it('leave no temporary file after a broken stream', async () => {
    const storage = new DiskStorage(join(folder, 'disk'));
    await expect(storage.put('books/c/file', breaking(200_000))).rejects.toThrow('the line broke');
    expect(await readdir(join(folder, 'disk/tmp'))).toEqual([]);
    expect(existsSync(join(folder, 'disk/books/c/file'))).toBe(false);
  });
});

describe('an S3-compatible store that answers with three keys at once', () => {
  const storage = () => new S3Storage(s3.settings, 3);
  /** Two files in each of four folders: folders continue on the next page. */
  const put = async (prefix: string): Promise<string[]> => {
    const keys = [1, 2, 3, 4].flatMap((n) => {
      const folder = `${prefix}${n}/0190000${n}-0000-7000-8000-000000000000`;
      return [`${folder}/a`, `${folder}/b`];
    });
    for (const key of keys) await storage().put(key, Readable.from(['x']));
    return keys;
  };

  it('is listed to its end, page by page', async () => {
    const keys = await put('three/');
    const pages = [];
    for await (const page of storage().pages('three/')) pages.push(page.map(({ key }) => key));
    expect(pages.map(({ length }) => length)).toEqual([3, 3, 2]);
    expect(pages.flat()).toEqual(keys);
    expect(await storage().list('three/')).toEqual(keys);
  });

  it('loses every file below a prefix, and none beside it', async () => {
    await put('erased/');
    const kept = await put('kept/');
    await storage().removeAll('erased/');
    expect(await storage().list('erased/')).toEqual([]);
    expect(await storage().list('kept/')).toEqual(kept);
  });

  it('is swept to its end', async () => {
    const keys = await put('swept/');
    const later = { now: () => new Date(Date.now() + 30 * 24 * 3_600_000) } satisfies Clock;
    const stray = new StrayFiles(later, storage(), new PinoLogger({ pinoHttp: { level: 'silent' } }));
    const asked: string[] = [];
    await stray.remove('swept/', (ids) => {
      asked.push(...ids);
      return Promise.resolve(ids.filter((id) => id.startsWith('01900002')));
    });
    expect(asked).toHaveLength(4);
    expect(await storage().list('swept/')).toEqual(keys.slice(2, 4));
    await stray.removeOld('swept/');
    expect(await storage().list('swept/')).toEqual([]);
  });
});

describe('an S3-compatible store that does not answer', () => {
  it('is a fault of readiness, not a missing file', async () => {
    const storage = new S3Storage({ ...s3.settings, endpoint: 'http://127.0.0.1:1' });
    await expect(storage.ping()).rejects.toThrow();
    await expect(storage.stat('books/a/page.xhtml')).rejects.toThrow();
  });
});
