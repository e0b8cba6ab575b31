import { demoSchools, usernameOf } from './schools.ts';
import { call, signIn, TEACHERS, type Server } from './library.ts';

/** What the demo's teachers give their classes, as far as it has arrived on the shelf. */
const LIST = {
  title: 'Small and very brave',
  note: 'Pick any one to begin with. Tell us on Friday who was the bravest!',
  days: 12,
  books: [
    ['nine-brave-snails', 'Count the snails on every page.'],
    ['the-lighthouse-cat', ''],
    ['dragon-needs-glasses', 'What would you have told the dragon?'],
    ['the-shy-robot', ''],
    ['the-snail-who-won', ''],
  ],
} as const;
const LEAST = 4;

interface Found {
  id: string;
  slug: string;
}

/** A reading list for the class of each demo school, some of it read, and a book that a student likes. */
export async function giveLists(server: Server): Promise<void> {
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
    const shelf = (await ask<{ results: Found[] }>('GET', '/api/books/?limit=100', token)).results;
    const wanted = LIST.books.flatMap(([slug, note]) => {
      const book = shelf.find((one) => one.slug === slug);
      return book ? [{ id: book.id, note }] : [];
    });
    const more = shelf
      .filter(({ id }) => !wanted.some((one) => one.id === id))
      .map(({ id }) => ({ id, note: '' }));
    const books = [...wanted, ...more.slice(0, Math.max(0, LEAST - wanted.length))];
    const due = new Date(Date.now() + LIST.days * 86_400_000).toISOString().slice(0, 10);
    await ask('POST', '/api/reading-lists/', token, {
      title: LIST.title,
      note: LIST.note,
      audience: 'class',
      class_id: own.id,
      due_on: due,
      books,
    });
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
  }
}
