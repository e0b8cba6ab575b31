import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { UPLOAD_PART_BYTES } from '@bookgrove/contract';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startS3Double, type S3Double } from '../../../test/support/s3-double.ts';
import { Clock } from '../clock.ts';
import { inContext } from '../context.ts';
import { newId } from '../ids.ts';
import { DiskStorage } from '../storage/disk-storage.ts';
import { S3Storage } from '../storage/s3-storage.ts';
import type { Storage } from '../storage/storage.ts';
import { MOST_PARTS, SweepUploadParts, UploadParts } from './parts.ts';

let folder: string;
let s3: S3Double;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bookgrove-parts-'));
  s3 = await startS3Double(join(folder, 's3'));
});
afterAll(async () => {
  await s3.close();
  await rm(folder, { recursive: true, force: true });
});

class MovedClock extends Clock {
  constructor(private readonly days: number) {
    super();
  }
  override now(): Date {
    return new Date(Date.now() + this.days * 86_400_000);
  }
}

const school = newId();
const as = <T>(userId: string, work: () => Promise<T>): Promise<T> =>
  inContext(
    {
      correlationId: 'test',
      tenantId: school,
      principal: { userId, sessionId: newId(), role: 'teacher', isStaff: false },
    },
    work,
  );
const full = (): Readable => Readable.from([Buffer.alloc(UPLOAD_PART_BYTES, 1)]);

describe.each<[string, () => Storage]>([
  ['on disk', () => new DiskStorage(join(folder, 'disk'))],
  ['in an S3-compatible store', () => new S3Storage(s3.settings)],
])('a file in parts %s', (_where, make) => {
  const ada = newId();
  let storage: Storage;
  let parts: UploadParts;
  beforeAll(async () => {
    storage = make();
    await storage.ping();
    parts = new UploadParts(new Clock(), storage);
  });

  it('becomes one file, and leaves no parts behind', async () => {
    await as(ada, async () => {
      const id = parts.begin();
      await parts.put(id, 1, Readable.from([Buffer.from('the end')]));
      await parts.put(id, 0, full());
      const whole = await parts.whole(id, 2);
      expect(whole.bytes).toBe(UPLOAD_PART_BYTES + 7);
      const file = await buffer(whole.content);
      expect(file.length).toBe(whole.bytes);
      expect(file.subarray(-7).toString()).toBe('the end');
      await whole.forget();
      expect(await parts.arrived(id)).toEqual([]);
    });
  });

  it('loses only the part that was too large', async () => {
    await as(ada, async () => {
      const id = parts.begin();
      for (const number of [1, 10, 11, 100]) await parts.put(id, number, Readable.from([Buffer.from('x')]));
      await parts.drop(id, 1);
      expect(await parts.arrived(id)).toEqual([10, 11, 100]);
    });
  });

  it('is refused with a missing part, with a short part inside, and with too many parts', async () => {
    await as(ada, async () => {
      const id = parts.begin();
      await parts.put(id, 0, Readable.from([Buffer.from('short')]));
      const missing = expect.objectContaining({ code: 'parts_missing' });
      await expect(parts.whole(id, 0)).rejects.toEqual(missing);
      await expect(parts.whole(id, 2)).rejects.toEqual(missing);
      await parts.put(id, 1, Readable.from([Buffer.from('end')]));
      await expect(parts.whole(id, 2)).rejects.toEqual(missing);
      await expect(parts.whole(id, MOST_PARTS + 1)).rejects.toEqual(missing);
    });
  });

  it('is accessible to its person and folder only', async () => {
    const id = await as(ada, async () => {
      const begun = parts.begin();
      await parts.put(begun, 0, Readable.from([Buffer.from('mine')]));
      return begun;
    });
    await as(newId(), async () => {
      expect(await parts.arrived(id)).toEqual([]);
      await expect(parts.whole(id, 1)).rejects.toThrow();
      await expect(parts.arrived('2026-01-01_../../books')).rejects.toThrow();
    });
  });

  it('is deleted after two days when it is incomplete', async () => {
    await as(ada, async () => {
      const id = parts.begin();
      await parts.put(id, 0, Readable.from([Buffer.from('left')]));
      await new SweepUploadParts(new Clock(), storage).run();
      expect(await parts.arrived(id)).toEqual([0]);
      await new SweepUploadParts(new MovedClock(3), storage).run();
      expect(await parts.arrived(id)).toEqual([]);
    });
  });
});
