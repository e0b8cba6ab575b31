import { demoSchools, usernameOf } from './schools.ts';
import { call, signIn, TEACHERS, type Server } from './server.ts';

/** Reading lists of the demo's teachers, as far as their books are loaded. */
const LIST = {
  title: 'Short books for busy days',
  note: 'Each takes five minutes or less. Which one made you laugh?',
  days: 12,
  minutes: 5,
  most: 5,
  tips: ['Read this one first.', '', 'Count with your fingers!'],
} as const;

/** A class's reading list on a theme. Books on other themes become a row of its library. */
const THEMED = {
  title: 'All about rain',
  note: 'We look at clouds this month. Bring your boots on Friday!',
  theme: 'rain',
  days: 20,
  most: 2,
} as const;

interface Found {
  id: string;
  reading_minutes: number;
}

/** A reading list for the class of each demo school, partly read, and a book that a student likes. */
export async function seedReadingLists(server: Server): Promise<void> {
  for (const { key, class: schoolClass } of demoSchools) {
    const token = await signIn(server, key, TEACHERS[key as keyof typeof TEACHERS]);
    const ask = <T>(method: string, path: string, as: string, json?: object) =>
      call(server, key, method, path, { token: as, ...(json && { json }) }) as Promise<T>;
    const { count } = await ask<{ count: number }>('GET', '/api/reading-lists/?mine=true&limit=1', token);
    const classes = await ask<{ results: { id: string; code: string }[] }>(
      'GET',
      '/api/classes/?limit=100',
      token,
    );
    const own = classes.results.find(({ code }) => code === schoolClass.code) ?? classes.results[0];
    if (count > 0 || !own) continue;
    const visible = (await ask<{ results: Found[] }>('GET', '/api/books/?limit=100', token)).results;
    const books = visible
      .filter(({ reading_minutes }) => reading_minutes <= LIST.minutes)
      .slice(0, LIST.most)
      .map(({ id }, at) => ({ id, note: LIST.tips[at] ?? '' }));
    const due = new Date(Date.now() + LIST.days * 86_400_000).toISOString().slice(0, 10);
    const [first, second, third] = schoolClass.students.map(([name]) => usernameOf(name, schoolClass.suffix));
    for (const [reader, at, percentage] of [
      [second, 0, 100],
      [second, 1, 40],
      [third, 0, 70],
    ] as const) {
      if (!reader || !books[at]) continue;
      await ask('PUT', `/api/books/${books[at].id}/progress/`, await signIn(server, key, reader), {
        locator: {},
        percentage,
        client_time: new Date().toISOString(),
      });
    }
    if (first)
      await ask('PUT', `/api/books/${books[0]!.id}/reaction/`, await signIn(server, key, first), {
        reaction: 'love',
      });
    // Last, so that an existing list is complete.
    await ask('POST', '/api/reading-lists/', token, {
      title: LIST.title,
      note: LIST.note,
      audience: 'class',
      class_id: own.id,
      due_on: due,
      books,
    });
  }
}

/** A second, published list for each class on one theme, once its books are loaded. */
export async function seedThemes(server: Server): Promise<void> {
  for (const { key, class: schoolClass } of demoSchools) {
    const token = await signIn(server, key, TEACHERS[key as keyof typeof TEACHERS]);
    const ask = <T>(method: string, path: string, json?: object) =>
      call(server, key, method, path, { token, ...(json && { json }) }) as Promise<T>;
    const all = <T>(path: string) => ask<{ results: T[] }>('GET', path).then(({ results }) => results);
    const lists = await all<{ id: string; title: string }>('/api/reading-lists/?mine=true&limit=100');
    const visible = await all<Found>(`/api/books/?theme=${THEMED.theme}&ordering=pages&limit=${THEMED.most}`);
    const classes = await all<{ id: string; code: string }>('/api/classes/?limit=100');
    const own = classes.find(({ code }) => code === schoolClass.code);
    if (!own || visible.length < THEMED.most) continue;
    const made = {
      title: THEMED.title,
      note: THEMED.note,
      audience: 'class',
      class_id: own.id,
      due_on: new Date(Date.now() + THEMED.days * 86_400_000).toISOString().slice(0, 10),
      books: visible.map((book) => ({ id: book.id, note: '' })),
    };
    const id =
      lists.find(({ title }) => title === THEMED.title)?.id ??
      (await ask<{ id: string }>('POST', '/api/reading-lists/', made)).id;
    const path = `/api/reading-lists/${id}/public`;
    const { libraries } = await ask<{ libraries: { id: string }[] }>('GET', path);
    if (libraries[0]) await ask('PUT', path, { library_id: libraries[0].id });
  }
}
