import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { epub } from '../../src/modules/catalog/documents/ingestion/testing/epub.ts';
import { Queues } from '../../src/platform/messaging/queues.ts';
import { ProcessorBudget } from '../../src/platform/uploads/processor-budget.ts';
import { PROCESSOR_BUDGET } from '../../src/platform/uploads/upload.budgets.ts';
import { Budgets } from '../../src/platform/http/budgets.ts';
import type { Ingestion } from '../../src/modules/catalog/library/uploads/get-ingestion.query.ts';
import { coveredEpub, untilChecked, upload, uploadOf } from '../support/books.ts';
import { testRedisUrl } from '../support/settings.ts';
import {
  eventually,
  startTestApp,
  type TestApp,
  type TestPerson,
  type TestSchool,
} from '../support/test-app.ts';

const PAGES = 2;
const PAGE = `<html xmlns="http://www.w3.org/1999/xhtml"><head><title>One</title></head><body>${'<p style="color: red">A <b>boat</b> <i>sails</i>.</p>'.repeat(18_000)}</body></html>`;

/** A file of a few kilobytes whose check takes seconds: its pages have tens of thousands of elements. */
const slowBook = (): Buffer => {
  const names = Array.from({ length: PAGES }, (_, n) => `slow${n}`);
  return epub({
    items: names
      .map((name) => `<item id="${name}" href="${name}.xhtml" media-type="application/xhtml+xml"/>`)
      .join(''),
    spine: `<spine>${['page', ...names].map((name) => `<itemref idref="${name}"/>`).join('')}</spine>`,
    files: names.map((name) => ({ name: `EPUB/${name}.xhtml`, data: PAGE })),
  });
};

const backends = [
  { name: 'PostgreSQL', queue: 'postgres' as const },
  ...(testRedisUrl() ? [{ name: 'Redis', queue: 'redis' as const }] : []),
];

describe.each(backends)('uploads of several schools on $name', ({ queue }) => {
  let app: TestApp;
  let oak: TestSchool;
  let elm: TestSchool;

  beforeAll(async () => {
    app = await startTestApp({ queue, worker: true });
    oak = await app.makeSchool('oak');
    elm = await app.makeSchool('elm');
  });
  afterAll(() => app.close());

  const teacherOf = async (school: TestSchool): Promise<TestPerson & { token: string }> => {
    const person = await app.makePerson(school, 'teacher');
    return { ...person, token: (await app.signIn(person)).access };
  };
  const send = async ({ school, token }: TestPerson & { token: string }, file: Buffer, title: string) =>
    (await upload(app, school, token, uploadOf(file, { title }))).body.id;

  it('the one book of a school is checked before the third of five slow files of another', async () => {
    const [sender, reader] = await Promise.all([teacherOf(oak), teacherOf(elm)]);
    const file = slowBook();
    const slow: string[] = [];
    for (let n = 1; n <= 5; n += 1) slow.push(await send(sender, file, `Slow ${n}`));
    const book = await send(reader, await coveredEpub(), 'One book');
    for (const id of slow) await untilChecked(app, oak, sender.token, id);
    expect(await untilChecked(app, elm, reader.token, book)).toMatchObject({ status: 'ready' });
    const finished = async (school: TestSchool) =>
      app.within(school, (tx) => tx.bookFile.findMany({ select: { finished_at: true } }));
    const [done] = await finished(elm);
    const before = (await finished(oak)).filter(({ finished_at }) => finished_at! < done!.finished_at!);
    expect(before.length).toBeLessThanOrEqual(2);
  });

  it('a check takes its processor time from its uploader’s budget, and waits where none is left', async () => {
    const [sender, colleague] = await Promise.all([teacherOf(oak), teacherOf(oak)]);
    const budgets = app.nest.get(Budgets);
    const first = await send(sender, await coveredEpub(), 'First');
    expect(await untilChecked(app, oak, sender.token, first)).toMatchObject({ status: 'ready' });
    const used = await budgets.check(PROCESSOR_BUDGET, sender.id);
    expect(used).toBeGreaterThan(20); // a process that starts and reads a book needs more than this
    expect(used).toBeLessThan(PROCESSOR_BUDGET.points);

    await app.nest.get(ProcessorBudget).spend(sender.id, PROCESSOR_BUDGET.points);
    const second = await send(sender, await coveredEpub(), 'Second');
    await eventually(async () => {
      const { body } = await app.ask<Ingestion>(oak, 'GET', `/api/books/${second}/ingestion/`, {
        as: sender.token,
      });
      expect(body).toMatchObject({ status: 'waiting', step: 'postponed' });
    });
    const other = await send(colleague, await coveredEpub(), 'Of a colleague');
    expect(await untilChecked(app, oak, colleague.token, other)).toMatchObject({ status: 'ready' });

    await budgets.reset(PROCESSOR_BUDGET, sender.id);
    const delayed = await app.nest.get(Queues).queue('ingestion').getDelayed();
    await delayed.find(({ name }) => name === 'catalog.ingest')!.promote(); // as at the end of the hour
    expect(await untilChecked(app, oak, sender.token, second)).toMatchObject({ status: 'ready' });
  });
});
