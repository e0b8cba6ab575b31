import { createHash } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { BookResource } from './types.ts';

/** Writes the files of the cleaned book under `<outDir>/content` and keeps the list of them. */
export class ContentWriter {
  readonly #folder: string;
  readonly #resources = new Map<string, BookResource>();

  constructor(outDir: string) {
    this.#folder = join(outDir, 'content');
  }

  /** Absolute path of a file of the book. Paths were checked when the archive was opened. */
  locate(path: string): string {
    return join(this.#folder, path);
  }

  async write(path: string, mediaType: string, content: string | Uint8Array): Promise<void> {
    const bytes = typeof content === 'string' ? Buffer.from(content) : content;
    const target = this.locate(path);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, bytes);
    this.record(path, mediaType, bytes.length, createHash('sha256').update(bytes).digest('hex'));
  }

  /** Adds a file to the list that was streamed to its path. */
  record(path: string, mediaType: string, bytes: number, sha256: string): void {
    this.#resources.set(path, { path, media_type: mediaType, bytes, sha256 });
  }

  async discard(path: string): Promise<void> {
    this.#resources.delete(path);
    await rm(this.locate(path), { force: true });
  }

  get(path: string): BookResource | undefined {
    return this.#resources.get(path);
  }

  /** All files, by path. */
  resources(): BookResource[] {
    return [...this.#resources.values()].sort((a, b) => (a.path < b.path ? -1 : 1));
  }
}
