import type { Readable } from 'node:stream';
import {
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  paginateListObjectsV2,
  S3Client,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import type { Config } from '../config.ts';
import { notFound } from '../errors.ts';
import { assertKey, Storage, type ByteRange, type ListedObject, type StoredObject } from './storage.ts';

/** Files in a bucket of an S3-compatible store. Large ones are sent in parts, never held in memory. */
export class S3Storage extends Storage {
  private readonly client: S3Client;
  private readonly bucket: string;
  private readonly keysAtOnce: number;

  /** @param keysAtOnce keys in one request or response of the store, which allows at most 1,000 */
  constructor(settings: NonNullable<Config['s3']>, keysAtOnce = 1_000) {
    super();
    this.bucket = settings.bucket;
    this.keysAtOnce = keysAtOnce;
    this.client = new S3Client({
      region: settings.region,
      ...(settings.endpoint && { endpoint: settings.endpoint, forcePathStyle: true }),
      ...(settings.credentials && { credentials: settings.credentials }),
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    });
  }

  async put(key: string, content: Readable): Promise<number> {
    assertKey(key);
    let bytes = 0;
    content.on('data', (chunk: Buffer) => (bytes += chunk.length));
    const upload = new Upload({
      client: this.client,
      params: { Bucket: this.bucket, Key: key, Body: content },
    });
    // A broken stream must end the upload, or its parts would stay in the store.
    content.once('error', () => void upload.abort());
    await upload.done();
    return bytes;
  }

  async stat(key: string): Promise<StoredObject | null> {
    assertKey(key);
    try {
      const head = await this.client.send(new HeadObjectCommand({ Bucket: this.bucket, Key: key }));
      return { bytes: head.ContentLength ?? 0, etag: head.ETag ?? '""' };
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  }

  async get(key: string, range?: ByteRange): Promise<Readable> {
    assertKey(key);
    try {
      const Range = range && `bytes=${range.start}-${range.end}`;
      const object = await this.client.send(
        new GetObjectCommand({ Bucket: this.bucket, Key: key, ...(Range && { Range }) }),
      );
      return object.Body as Readable;
    } catch (error) {
      if (isMissing(error)) throw notFound('file');
      throw error;
    }
  }

  async list(prefix: string): Promise<string[]> {
    const keys: string[] = [];
    for await (const page of this.pages(prefix)) keys.push(...page.map(({ key }) => key));
    return keys;
  }

  async *pages(prefix: string): AsyncGenerator<ListedObject[]> {
    assertKey(prefix.replace(/\/$/, '')); // an empty prefix would mean the whole bucket
    for await (const part of paginateListObjectsV2(
      { client: this.client, pageSize: this.keysAtOnce },
      { Bucket: this.bucket, Prefix: prefix },
    ))
      yield (part.Contents ?? []).flatMap(({ Key, LastModified }) =>
        Key ? [{ key: Key, changed_at: LastModified ?? new Date() }] : [],
      );
  }

  /** The store never shows incomplete objects, and removes them by a rule of the bucket (docs/running.md). */
  removeIncomplete(): Promise<number> {
    return Promise.resolve(0);
  }

  async removeAll(prefix: string): Promise<void> {
    const keys = await this.list(prefix);
    for (let at = 0; at < keys.length; at += this.keysAtOnce)
      await this.client.send(
        new DeleteObjectsCommand({
          Bucket: this.bucket,
          Delete: { Objects: keys.slice(at, at + this.keysAtOnce).map((Key) => ({ Key })), Quiet: true },
        }),
      );
  }

  async ping(): Promise<void> {
    await this.client.send(new HeadBucketCommand({ Bucket: this.bucket }));
  }
}

const isMissing = (error: unknown): boolean =>
  ['NotFound', 'NoSuchKey'].includes((error as Error).name) ||
  (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode === 404;
