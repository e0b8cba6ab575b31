import type { ChildProcess } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { coveredEpub, untilChecked, upload, uploadOf } from '../support/books.ts';
import { Storage } from '../../src/platform/storage/storage.ts';
import { startSmtpSink, type SmtpSink } from '../support/smtp-sink.ts';
import { eventually, startTestApp, type TestApp, type TestSchool } from '../support/test-app.ts';
import { death, kill, startWorkerProcess } from '../support/worker-process.ts';

let app: TestApp;
let sink: SmtpSink;
let oak: TestSchool;
let teacher: string;
const workers: ChildProcess[] = [];

beforeAll(async () => {
  sink = await startSmtpSink();
  app = await startTestApp({ smtp: sink.url });
  oak = await app.makeSchool('oak');
  teacher = await app.tokenOf(oak, 'teacher');
});
afterAll(async () => {
  await Promise.all(workers.map(kill));
  await app.close();
  await sink.close();
});

async function startWorker(env: Record<string, string> = {}): Promise<ChildProcess> {
  const worker = await startWorkerProcess(app.databaseUrl, app.dataDir, { SMTP_URL: sink.url, ...env });
  workers.push(worker);
  return worker;
}

describe('a worker killed while it checks books', () => {
  it('at every step leaves the upload to the next worker: the right verdict, one e-mail, no stray file', async () => {
    const good = (
      await upload(
        app,
        oak,
        teacher,
        uploadOf(await coveredEpub(), { title: 'Good', rights: 'own', publish: 'true' }),
      )
    ).body.id;
    const bad = (
      await upload(
        app,
        oak,
        teacher,
        uploadOf(await coveredEpub({ container: '<nothing/>' }), { title: 'Bad' }),
      )
    ).body.id;
    // Crash points: the verdict of the check, the deletion of a refused file, writing the mails, sending
    // them.
    for (const point of [
      'relay.added',
      'delivery.handled',
      'delivery.committed',
      'delivery.handled',
      'delivery.handled',
    ])
      expect(await death(await startWorker({ CRASH_AT: point }))).toBe('SIGKILL');
    await startWorker();

    expect(await untilChecked(app, oak, teacher, good)).toMatchObject({ status: 'ready' });
    const refusal = await untilChecked(app, oak, teacher, bad);
    expect(refusal).toMatchObject({ status: 'refused', code: expect.stringMatching(/^EPUB_/) });
    await eventually(async () => {
      const mails = await app.within(oak, (tx) => tx.email.findMany({ orderBy: { subject: 'asc' } }));
      expect(mails.map(({ cause, template, status }) => ({ cause, template, status }))).toEqual([
        { cause: bad, template: 'book-refused', status: 'sent' },
        { cause: good, template: 'book-ready', status: 'sent' },
      ]);
    }, 30_000);
    // A mail may be sent twice when its worker dies after the server accepted it; the same Message-ID lets
    // mailboxes show it once.
    expect(new Set(sink.mails.map(({ messageId }) => messageId)).size).toBe(2);
    const storage = app.nest.get(Storage);
    await eventually(async () => expect(await storage.list(`books/${bad}/`)).toEqual([]));
    expect(await storage.list(`books/${good}/`)).not.toEqual([]);
  });
});
