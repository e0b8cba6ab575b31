import type { ChildProcess } from 'node:child_process';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { SweepBookFiles } from '../../src/modules/catalog/library/uploads/sweep-book-files.ts';
import { SweepResourceFiles } from '../../src/modules/content/resources/sweep-resource-files.ts';
import { Clock } from '../../src/platform/clock.ts';
import { newId } from '../../src/platform/ids.ts';
import { Storage } from '../../src/platform/storage/storage.ts';
import { SweepTemporaryFiles } from '../../src/platform/storage/sweep-temporary-files.ts';
import { inWorkFolder } from '../../src/platform/storage/work-folders.ts';
import { coveredEpub, multipart, untilChecked, upload, uploadOf } from '../support/books.ts';
import { startTestApp, type TestApp, type TestSchool } from '../support/test-app.ts';
import { death, kill, startApiProcess, startWorkerProcess } from '../support/worker-process.ts';

const HOUR = 3_600_000;

let app: TestApp;
let oak: TestSchool;
let teacher: string;
let storage: Storage;
let machineTmp: string;
const machine = process.env['TMPDIR'];
const processes: ChildProcess[] = [];

beforeAll(async () => {
  machineTmp = await mkdtemp(join(tmpdir(), 'bookgrove-fault-'));
  app = await startTestApp();
  storage = app.nest.get(Storage);
  oak = await app.makeSchool('oak');
  teacher = await app.tokenOf(oak, 'teacher');
  process.env['TMPDIR'] = machineTmp;
});
afterAll(async () => {
  if (machine === undefined) delete process.env['TMPDIR'];
  else process.env['TMPDIR'] = machine;
  await Promise.all(processes.map(kill));
  await app.close();
  await rm(machineTmp, { recursive: true, force: true });
});

const inHours = (hours: number) =>
  jest.spyOn(app.nest.get(Clock), 'now').mockImplementation(() => new Date(Date.now() + hours * HOUR));
const sweep = async (): Promise<void> => {
  for (const job of [SweepTemporaryFiles, SweepBookFiles, SweepResourceFiles]) await app.nest.get(job).run();
};
const workFolders = async () =>
  (await readdir(machineTmp)).filter((name) => name.startsWith('bookgrove-work-'));

describe('files that killed processes left', () => {
  it('of a worker that died while it checked a book are removed after a day, never those in use', async () => {
    const { id } = (await upload(app, oak, teacher, uploadOf(await coveredEpub(), { title: 'A boat' }))).body;
    const env = { TMPDIR: machineTmp, NODE_COMPILE_CACHE: '' };
    const worker = await startWorkerProcess(app.databaseUrl, app.dataDir, {
      ...env,
      CRASH_AT: 'ingestion.checked',
    });
    processes.push(worker);
    expect(await death(worker)).toBe('SIGKILL');
    const left = await workFolders();
    expect(left).toHaveLength(1);
    await sweep();
    expect(await workFolders()).toEqual(left); // too young: it might belong to another machine
    inHours(25);
    await inWorkFolder(async (folder) => {
      await writeFile(join(folder, 'original'), 'a book');
      await sweep();
      expect(await readdir(folder)).toEqual(['original']);
      expect(await workFolders()).toHaveLength(1);
    });
    expect(await workFolders()).toEqual([]);

    const heir = await startWorkerProcess(app.databaseUrl, app.dataDir, env);
    processes.push(heir);
    expect(await untilChecked(app, oak, teacher, id)).toMatchObject({ status: 'ready' });
    const files = (await storage.list(`books/${id}/`)).sort();
    expect(files.some((key) => key.includes('/content/'))).toBe(true);
    await sweep();
    expect((await storage.list(`books/${id}/`)).sort()).toEqual(files);
  });

  it('of a server that died before it recorded an upload are removed after a day', async () => {
    inHours(0);
    const before = await storage.list('books/');
    const { api, port } = await startApiProcess(app.databaseUrl, app.dataDir, { CRASH_AT: 'upload.stored' });
    processes.push(api);
    const { payload, headers } = multipart(uploadOf(await coveredEpub(), { title: 'Never recorded' }));
    const upload = request({
      host: '127.0.0.1',
      port,
      path: '/api/books/',
      method: 'POST',
      headers: { ...headers, host: oak.host, authorization: `Bearer ${teacher}` },
    });
    upload.on('error', () => undefined); // the server dies
    upload.end(payload);
    expect(await death(api)).toBe('SIGKILL');
    const left = (await storage.list('books/')).filter((key) => !before.includes(key));
    expect(left).toEqual([expect.stringMatching(/\/original$/)]);
    const strange = ['books/notes/read-me/original', `resources/${newId()}/${newId()}/original`];
    for (const key of strange) await storage.put(key, Readable.from(['x']));
    await sweep();
    expect(await storage.list('books/')).toEqual(expect.arrayContaining([...before, ...left]));
    inHours(25);
    await sweep();
    expect((await storage.list('books/')).sort()).toEqual([...before, strange[0]].sort());
    expect(await storage.list('resources/')).toEqual([]);
  });
});
