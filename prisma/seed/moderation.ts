import type { Client } from 'pg';
import { buildEpub } from './books/epub.ts';
import { demoBooks } from './books/index.ts';
import type { Manuscript } from './books/model.ts';
import { manuscripts as bakery } from './books/titles/the-moon-bakery.ts';
import { manuscripts as rain } from './books/titles/rain-on-the-tin-roof.ts';
import { manuscripts as robot } from './books/titles/the-shy-robot.ts';
import { manuscripts as kites } from './books/titles/the-kite-makers.ts';
import { call, signIn, TEACHERS, type Server } from './server.ts';
import { inSchool, once } from './platform.ts';
import { demoSchools, usernameOf } from './schools.ts';

const SCHOOL = 'greenfield';

/**
 * The moderation queue of Greenfield: a new book with little metadata that is overdue, one that was returned
 * and corrected, so that its two files can be compared, one still to be corrected, one that is ready, a
 * original, a copy of a book of the platform, and a report by a reader.
 */
export async function seedModeration(owner: Client, tenant: string, server: Server): Promise<void> {
  const head = await signIn(server, SCHOOL, 'head@greenfield.test');
  const teacher = await signIn(server, SCHOOL, TEACHERS.greenfield);
  const ask = <T>(method: string, path: string, token: string, json?: object) =>
    call(server, SCHOOL, method, path, { token, ...(json && { json }) }) as Promise<T>;
  /** Creates one entry of the queue; remains of an interrupted start are deleted first. */
  const entry = (title: string, make: () => Promise<void>) =>
    once(owner, `moderation: ${title}`, async () => {
      await inSchool(owner, tenant, async () => {
        const { rows } = await owner.query<{ id: string }>(
          'select id from catalog.book where tenant_id = $1 and title = $2',
          [tenant, title],
        );
        const ids = rows.map(({ id }) => id);
        for (const table of ['book_moderation_case', 'book_history_entry'])
          await owner.query(`delete from catalog.${table} where tenant_id = $1 and book_id = any($2)`, [
            tenant,
            ids,
          ]);
        await owner.query('delete from catalog.book where tenant_id = $1 and id = any($2)', [tenant, ids]);
      });
      await make();
    });

  const send = async (path: string, file: Buffer, name: string, fields: Record<string, string> = {}) => {
    const form = new FormData();
    for (const [field, value] of Object.entries(fields)) form.set(field, value);
    form.set('file', new Blob([new Uint8Array(file)]), `${name}.epub`);
    const { id } = (await call(server, SCHOOL, 'POST', path, { token: teacher, form })) as { id: string };
    for (;;) {
      const { status } = await ask<{ status: string }>('GET', `/api/books/${id}/ingestion/`, teacher);
      if (status === 'ready' || status === 'refused') return id;
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
  };
  const move = (id: string, body: object) => ask('POST', `/api/book-desk/${id}/move`, head, body);
  const submit = (id: string) => ask('POST', `/api/books/${id}/submit`, teacher, {});
  /** Dates a book and its history this many hours back. */
  const age = (id: string, hours: number) =>
    inSchool(owner, tenant, async () => {
      for (const [table, column, key] of [
        ['book', 'created_at', 'id'],
        ['book_moderation_case', 'since', 'book_id'],
        ['book_file', 'created_at', 'book_id'],
        ['book_file', 'finished_at', 'book_id'],
        ['book_history_entry', 'created_at', 'book_id'],
      ] as const)
        await owner.query(
          `update catalog.${table} set ${column} = ${column} - make_interval(hours => $3) where tenant_id = $1 and ${key} = $2`,
          [tenant, id, hours],
        );
    });
  const part = (book: Manuscript, leaves: number): Promise<Buffer> =>
    buildEpub({ ...book, leaves: book.leaves.slice(0, leaves) });

  const shy = { title: 'The Shy Robot waves', rights: 'own' };
  await entry(shy.title, async () => {
    const forgotten = await send('/api/books/', await part(robot[0]!, 4), 'shy-robot', shy);
    await submit(forgotten);
    await age(forgotten, 6 * 24 + 3);
  });

  const fields = { title: 'Rain on our own roof', rights: 'own', reading_level: '2', age_rating: '0' };
  await entry(fields.title, async () => {
    const mended = await send('/api/books/', await part(rain[0]!, 3), 'rain-first', fields);
    await submit(mended);
    await move(mended, { move: 'take' });
    await move(mended, {
      move: 'return',
      reason: 'quality',
      note: 'It stops in the middle. Could we read how the rain ends?',
    });
    await send(`/api/books/${mended}/file`, await part(rain[0]!, 6), 'rain-second');
    await submit(mended);
    await move(mended, { move: 'take' });
    await age(mended, 3 * 24);
  });

  const said = { age_rating: '4', license: 'CC-BY-4.0', summary: 'A short one for reading aloud.' };
  const kite = 'Kites over the school yard';
  await entry(kite, async () => {
    const unmended = await send('/api/books/', await part(kites[0]!, 4), 'kites', {
      ...said,
      title: kite,
      reading_level: '1',
    });
    await submit(unmended);
    await move(unmended, { move: 'take' });
    await move(unmended, {
      move: 'return',
      reason: 'level',
      note: 'It reads harder than level 1. Could you look at it again?',
    });
    await age(unmended, 4 * 24);
  });

  const night = 'The night bakery';
  await entry(night, async () => {
    const ready = await send('/api/books/', await part(bakery[0]!, 5), 'night-bakery', {
      ...said,
      title: night,
      reading_level: '3',
    });
    await age(ready, 5);
  });

  const platforms = demoBooks.find(
    ({ owner: of, format, price }) => of === 'platform' && format === 'epub' && !price,
  );
  if (platforms) {
    const title = `${platforms.title} (our copy)`;
    await entry(title, async () => {
      const copy = await send('/api/books/', await platforms.build(), `${platforms.key}-copy`, {
        ...said,
        title,
      });
      await age(copy, 26);
    });
  }

  const original = demoBooks.find(({ owner, format }) => owner === SCHOOL && format === 'epub');
  if (original) {
    const title = `${original.title} (again)`;
    await entry(title, async () => {
      const id = await send('/api/books/', await original.build(), `${original.key}-again`, { title });
      await move(id, {
        move: 'escalate',
        reason: 'rights',
        note: 'It is here twice. Which of the two may stay?',
      });
    });
  }

  // A school gets reports of its own books; those of the platform's books go to its team.
  const reported = demoBooks.find(({ owner, price }) => owner === SCHOOL && price === null);
  if (!reported) return;
  await once(owner, 'moderation: a report', async () => {
    const { class: schoolClass } = demoSchools.find(({ key }) => key === SCHOOL)!;
    const reader = await signIn(server, SCHOOL, usernameOf(schoolClass.students[1]![0], schoolClass.suffix));
    const { id } = await ask<{ id: string }>('GET', `/api/books/${reported.key}/`, reader);
    await ask('POST', `/api/books/${id}/report`, reader, {
      fault: 'broken',
      note: 'The last page is missing.',
    });
  });
}
