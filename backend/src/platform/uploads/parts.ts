import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { UPLOAD_PART_BYTES } from '@bookgrove/contract';
import { Clock } from '../clock.ts';
import { currentContext, currentTenantId } from '../context.ts';
import { AppError, notFound } from '../errors.ts';
import { newId } from '../ids.ts';
import { Scheduled, type ScheduledJob } from '../messaging/scheduled-jobs.ts';
import { Storage } from '../storage/storage.ts';

/** Maximum number of parts of one file. */
export const MOST_PARTS = 512;
/** Days after which the parts of an unfinished upload are removed. */
const DAYS = 2;
const DAY = 86_400_000;
/** The start date and a UUID: only ids that `begin` created are accepted. */
const UPLOAD_ID = /^(\d{4}-\d{2}-\d{2})_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** A file that arrived in parts, as one stream. */
interface WholeUpload {
  content: Readable;
  bytes: number;
  /** Removes the parts, once the file is assembled. */
  forget(): Promise<void>;
}

/**
 * Uploads in parts of `UPLOAD_PART_BYTES`: uploaded parts survive a lost connection, a closed page or a
 * stopped server, and the client asks which ones exist and sends the rest. Parts are stored in a folder of
 * the person who sends them, so that nobody else can address them, and every process can read them.
 */
@Injectable()
export class UploadParts {
  constructor(
    private readonly clock: Clock,
    private readonly storage: Storage,
  ) {}

  begin(): string {
    return `${this.clock.now().toISOString().slice(0, 10)}_${newId()}`;
  }

  /** Stores one part, replacing an earlier one of the same number. */
  async put(uploadId: string, number: number, content: Readable): Promise<number> {
    return this.storage.put(this.key(uploadId, number), content);
  }

  async drop(uploadId: string, number: number): Promise<void> {
    await this.storage.removeAll(this.key(uploadId, number));
  }

  /** Numbers of the complete parts, in order. */
  async arrived(uploadId: string): Promise<number[]> {
    const folder = this.folder(uploadId);
    return (await this.storage.list(folder))
      .map((key) => Number(key.slice(folder.length)))
      .filter((number) => Number.isInteger(number))
      .sort((one, other) => one - other);
  }

  /**
   * The file that consists of the parts.
   * @throws AppError `parts_missing` when a part is missing or incomplete
   */
  async whole(uploadId: string, parts: number): Promise<WholeUpload> {
    const keys = Array.from({ length: Math.min(parts, MOST_PARTS) }, (_, number) =>
      this.key(uploadId, number),
    );
    const sizes = await Promise.all(keys.map(async (key) => (await this.storage.stat(key))?.bytes ?? null));
    // Every part but the last is full: an incomplete one would corrupt the file.
    const holes = sizes.some(
      (bytes, number) => bytes === null || (number < parts - 1 && bytes !== UPLOAD_PART_BYTES),
    );
    if (holes || parts < 1 || parts > MOST_PARTS)
      throw new AppError(
        'conflict',
        'parts_missing',
        'Some of the file has not arrived. Choose the file again: what is here already is not sent twice.',
      );
    const { storage } = this;
    async function* all(): AsyncGenerator<Buffer> {
      for (const key of keys) for await (const chunk of await storage.get(key)) yield chunk as Buffer;
    }
    return {
      content: Readable.from(all(), { objectMode: false }),
      bytes: sizes.reduce<number>((sum, bytes) => sum + (bytes ?? 0), 0),
      forget: () => storage.removeAll(this.folder(uploadId)),
    };
  }

  /** Numbers are padded: a store that removes by prefix would delete part 10 along with part 1. */
  private key(uploadId: string, number: number): string {
    return `${this.folder(uploadId)}${String(number).padStart(3, '0')}`;
  }

  private folder(uploadId: string): string {
    const [, day, id] = UPLOAD_ID.exec(uploadId) ?? [];
    const userId = currentContext()?.principal?.userId;
    if (!day || !id || !userId) throw notFound('upload');
    return `parts/${day}/${currentTenantId()}/${userId}/${id}/`;
  }
}

/** Removes the parts of uploads that were not finished. */
@Injectable()
@Scheduled({ name: 'sweep-upload-parts', every: DAY / 4 })
export class SweepUploadParts implements ScheduledJob {
  constructor(
    private readonly clock: Clock,
    private readonly storage: Storage,
  ) {}

  async run(): Promise<void> {
    const oldest = new Date(this.clock.now().getTime() - DAYS * DAY).toISOString().slice(0, 10);
    const days = new Set((await this.storage.list('parts/')).map((key) => key.split('/')[1]!));
    const failures: unknown[] = [];
    for (const day of days)
      if (day < oldest)
        await this.storage.removeAll(`parts/${day}/`).catch((error: unknown) => failures.push(error));
    if (failures.length > 0) throw new AggregateError(failures, 'Some upload parts could not be removed');
  }
}
