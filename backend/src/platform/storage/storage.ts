import type { Readable } from 'node:stream';

/** What is known of a stored object without reading it. */
export interface StoredObject {
  bytes: number;
  /** Changes when the content changes. */
  etag: string;
}

/** One object of a listing. */
export interface ListedObject {
  key: string;
  changed_at: Date;
}

/** First and last byte wanted, both included. */
export interface ByteRange {
  start: number;
  end: number;
}

/**
 * Files by key (`books/<id>/…`: segments of letters, digits, `.`, `_`, `-` and spaces, no `..`). On disk, or in an
 * S3-compatible store: both pass the same tests.
 */
export abstract class Storage {
  /** Stores a stream completely or not at all. Resolves with the number of bytes. */
  abstract put(key: string, content: Readable): Promise<number>;
  /** Size and etag, or null when there is no such object. */
  abstract stat(key: string): Promise<StoredObject | null>;
  /** The content, or the part of it in `range`. Throws not-found when there is none. */
  abstract get(key: string, range?: ByteRange): Promise<Readable>;
  /** Keys below a prefix (which ends with `/`), in no order. */
  abstract list(prefix: string): Promise<string[]>;
  /** The objects below a prefix in pages of at most 1,000; those of one folder follow each other. */
  abstract pages(prefix: string): AsyncIterable<ListedObject[]>;
  /**
   * Removes incomplete objects that a killed process left, when nothing was written to them since `limit`. Returns how
   * many.
   */
  abstract removeIncomplete(limit: Date): Promise<number>;
  /** Removes everything below a prefix. Removing nothing is fine. */
  abstract removeAll(prefix: string): Promise<void>;
  /** Resolves when the store can be written to. */
  abstract ping(): Promise<void>;
}

/** Refuses keys that could escape their folder. */
export function assertKey(key: string): void {
  const segments = key.split('/');
  if (
    key.length > 900 ||
    segments.some((part) => part === '' || part === '.' || part === '..' || /[\\\0]/.test(part))
  )
    throw new Error(`Not a storage key: ${JSON.stringify(key)}`);
}
