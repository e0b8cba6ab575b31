import { buildEpub } from './books/epub.ts';
import { demoBooks } from './books/index.ts';
import type { Manuscript } from './books/model.ts';
import { manuscripts as rain } from './books/titles/rain-on-the-tin-roof.ts';
import { manuscripts as robot } from './books/titles/the-shy-robot.ts';
import { call, signIn, TEACHERS, type Server } from './library.ts';
import { demoSchools, usernameOf } from './schools.ts';

const SCHOOL = 'greenfield';
/** The first book on the desk: where it is, the others are. */
const FIRST = 'The Shy Robot waves';

/**
 * What those who look after Greenfield's books find on their desk: a new book with little said of it, one that was
 * returned and mended, so that its two files can be compared, one that is here twice, and a report of a reader.
 */
export async function fillTheDesk(server: Server): Promise<void> {
  const head = await signIn(server, SCHOOL, 'head@greenfield.test');
  const teacher = await signIn(server, SCHOOL, TEACHERS.greenfield);
  const ask = <T>(method: string, path: string, token: string, json?: object) =>
    call(server, SCHOOL, method, path, { token, ...(json && { json }) }) as Promise<T>;
  const known = await ask<{ count: number }>(
    'GET',
    `/api/book-desk?search=${encodeURIComponent(FIRST)}&limit=1`,
    head,
  );
  const gone = await ask<{ reported: number }>('GET', '/api/book-desk/board', head);
  if (known.count > 0 || gone.reported > 0) return;

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
  const part = (book: Manuscript, leaves: number): Promise<Buffer> =>
    buildEpub({ ...book, leaves: book.leaves.slice(0, leaves) });

  await submit(await send('/api/books/', await part(robot[0]!, 4), 'shy-robot', { title: FIRST }));

  const fields = { title: 'Rain on our own roof', reading_level: '2', age_rating: '0' };
  const mended = await send('/api/books/', await part(rain[0]!, 3), 'rain-first', fields);
  await submit(mended);
  await move(mended, { move: 'take' });
  await move(mended, {
    move: 'return', reason: 'quality', note: 'It stops in the middle. Could we read how the rain ends?',
  }); // prettier-ignore
  await send(`/api/books/${mended}/file`, await part(rain[0]!, 6), 'rain-second');
  await submit(mended);

  const twin = demoBooks.find(({ owner, format }) => owner === SCHOOL && format === 'epub');
  if (twin) {
    const id = await send('/api/books/', await twin.build(), `${twin.key}-again`, {
      title: `${twin.title} (again)`,
    });
    await move(id, {
      move: 'escalate',
      reason: 'rights',
      note: 'It is here twice. Which of the two may stay?',
    });
  }

  // A school hears of reports of its own books; those of the platform's go to its team.
  const reported = demoBooks.find(({ owner, price }) => owner === SCHOOL && price === null);
  if (!reported) return;
  const { class: schoolClass } = demoSchools.find(({ key }) => key === SCHOOL)!;
  const reader = await signIn(server, SCHOOL, usernameOf(schoolClass.students[1]![0], schoolClass.suffix));
  const { id } = await ask<{ id: string }>('GET', `/api/books/${reported.key}/`, reader);
  await ask('POST', `/api/books/${id}/report`, reader, {
    fault: 'broken',
    note: 'The last page is missing.',
  });
}
