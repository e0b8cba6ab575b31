import { createReadStream, createWriteStream } from 'node:fs';
import { access, mkdir, readdir, rename, rm, stat, statfs } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { AppError, notFound } from '../errors.ts';
import { newId } from '../ids.ts';
import { assertKey, Storage, type ByteRange, type ListedObject, type StoredObject } from './storage.ts';

/** With less free space than this, uploads are refused, so that the database has room. */
const RESERVE_BYTES = 256 * 1024 * 1024;

/** Objects of one page of a listing. */
const PAGE = 1_000;

/** Files below one folder. Written to a temporary name first: nobody reads a partial file. */
export class DiskStorage extends Storage {
  /** Temporary files that this process is writing. */
  private readonly incomplete = new Set<string>();

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
    this.incomplete.add(temporary);
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
    } finally {
      this.incomplete.delete(temporary);
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

  async *pages(prefix: string): AsyncGenerator<ListedObject[]> {
    let page: ListedObject[] = [];
    for await (const object of this.below(this.path(prefix.replace(/\/$/, '')))) {
      page.push(object);
      if (page.length < PAGE) continue;
      yield page;
      page = [];
    }
    if (page.length > 0) yield page;
  }

  async removeIncomplete(limit: Date): Promise<number> {
    let removed = 0;
    for await (const { key, changed_at } of this.below(join(this.root, 'tmp'))) {
      const temporary = join(this.root, key);
      if (changed_at >= limit || this.incomplete.has(temporary)) continue;
      await rm(temporary, { force: true });
      removed += 1;
    }
    return removed;
  }

  /** The files below a folder, one folder after the other; those that disappear meanwhile are left out. */
  private async *below(folder: string): AsyncGenerator<ListedObject> {
    const entries = await readdir(folder, { withFileTypes: true }).catch((error: unknown) => {
      if (isMissing(error)) return [];
      throw error;
    });
    for (const entry of entries) {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) yield* this.below(path);
      if (!entry.isFile()) continue;
      const found = await stat(path).catch((error: unknown) => {
        if (isMissing(error)) return null;
        throw error;
      });
      if (found) yield { key: relative(this.root, path).split(sep).join('/'), changed_at: found.mtime };
    }
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
