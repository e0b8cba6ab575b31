import { createReadStream, createWriteStream } from 'node:fs';
import { access, mkdir, readdir, rename, rm, stat, statfs } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { AppError, notFound } from '../errors.ts';
import { newId } from '../ids.ts';
import { assertKey, Storage, type ByteRange, type StoredObject } from './storage.ts';

/** With less free space than this, uploads are refused, so that the database has room. */
const RESERVE_BYTES = 256 * 1024 * 1024;

/** Files below one folder. Written to a temporary name first: nobody reads a partial file. */
export class DiskStorage extends Storage {
  constructor(
    private readonly root: string,
    private readonly reserve = RESERVE_BYTES,
  ) {
    super();
  }

  async put(key: string, content: Readable): Promise<number> {
    const target = this.path(key);
    const temporary = join(this.root, 'tmp', newId());
    await Promise.all([
      mkdir(dirname(target), { recursive: true }),
      mkdir(dirname(temporary), { recursive: true }),
    ]);
    const file = createWriteStream(temporary, { flags: 'wx' });
    try {
      await this.assertRoom();
      await pipeline(content, file);
      await rename(temporary, target);
      return file.bytesWritten;
    } catch (error) {
      content.destroy();
      await rm(temporary, { force: true });
      if ((error as NodeJS.ErrnoException).code === 'ENOSPC') throw noSpace();
      throw error;
    }
  }

  async stat(key: string): Promise<StoredObject | null> {
    try {
      const { size, mtimeMs } = await stat(this.path(key));
      return { bytes: size, etag: `"${size.toString(36)}-${Math.floor(mtimeMs).toString(36)}"` };
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  }

  async get(key: string, range?: ByteRange): Promise<Readable> {
    const path = this.path(key);
    await access(path).catch(() => {
      throw notFound('file');
    });
    return createReadStream(path, range);
  }

  async list(prefix: string): Promise<string[]> {
    const folder = this.path(prefix.replace(/\/$/, ''));
    const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(
      (error: unknown) => {
        if (isMissing(error)) return [];
        throw error;
      },
    );
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => relative(this.root, join(entry.parentPath, entry.name)).split(sep).join('/'));
  }

  async removeAll(prefix: string): Promise<void> {
    await rm(this.path(prefix.replace(/\/$/, '')), { recursive: true, force: true });
  }

  async ping(): Promise<void> {
    await mkdir(this.root, { recursive: true });
    await access(this.root);
  }

  private async assertRoom(): Promise<void> {
    const { bavail, bsize } = await statfs(this.root);
    if (bavail * bsize < this.reserve) throw noSpace();
  }

  private path(key: string): string {
    assertKey(key);
    return join(this.root, key);
  }
}

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

const noSpace = (): AppError =>
  new AppError(
    'no_space',
    'no_space',
    'There is no room left for files on the server. Tell your administrator.',
  );
