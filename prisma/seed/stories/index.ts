import type { Client } from 'pg';
import { currentConsentText } from '@bookgrove/contract';
import type { StoryPage } from '@bookgrove/contract/stories';
import { newId } from '../../../backend/src/platform/ids.ts';
import { call, signIn, TEACHERS, type Server } from '../server.ts';
import { inSchool } from '../platform.ts';
import type { Tale } from './model.ts';
import { tales } from './tales.ts';
import { playTune } from './tune.ts';

const SCHOOL = 'greenfield';
const HOUR = 3_600_000;
/** Readers of classmates' books, and their reactions. */
const HEARD: { title: string; by: string[]; said: string }[] = [
  {
    title: 'The Bus That Purred',
    by: ['grace.beech', 'zoe.beech', 'finn.beech', 'hugo.beech'],
    said: 'funny',
  },
  { title: 'A Song for My Snail', by: ['bilal.beech', 'isla.beech', 'priya.beech'], said: 'cosy' },
  { title: 'Who lives under our bench?', by: ['amara.beech', 'sami.beech'], said: 'clever' },
];

type Entry = { id: string; title: string; state: string; book: string | null };

/**
 * Stories of Greenfield's children in every state: a draft, one with changes requested, one that waits for
 * the teacher, and published books with their versions. They are created through the API. Existing ones are
 * left alone.
 */
export async function seedStories(owner: Client, server: Server, school: string): Promise<void> {
  const tokens = new Map<string, string>();
  const tokenOf = async (who: string): Promise<string> => {
    const token = tokens.get(who) ?? (await signIn(server, SCHOOL, who));
    tokens.set(who, token);
    return token;
  };
  const ask = async <T>(who: string, method: string, path: string, json?: object) =>
    (await call(server, SCHOOL, method, path, { token: await tokenOf(who), ...(json && { json }) })) as T;
  const teacher = TEACHERS.greenfield;
  await grantConsent(owner, school, [...new Set(tales.filter(isBook).map(({ by }) => by))]);
  const bookOf = async (title: string): Promise<Entry> => {
    for (;;) {
      const path = `/api/story-desk?state=published&limit=50&search=${encodeURIComponent(title)}`;
      const { results } = await ask<{ results: Entry[] }>(teacher, 'GET', path);
      const found = results.find((one) => one.title === title);
      if (found?.book) return found;
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
  };
  const begin = async ({ by, kind, language, idea, from }: Tale): Promise<string> => {
    const made = from
      ? ask<{ id: string }>(by, 'POST', `/api/books/${(await bookOf(from.title)).book}/versions`, {
          how: from.how,
          language,
        })
      : ask<{ id: string }>(by, 'POST', '/api/stories', { kind, language, title: '', ...(idea && { idea }) });
    return (await made).id;
  };
  // Versions follow their originals.
  for (const tale of tales) {
    const { by, title, language, cover, fate, returned } = tale;
    const mine = await ask<{ results: Entry[] }>(by, 'GET', '/api/stories?limit=50');
    // Continues what an interrupted start left.
    const known =
      mine.results.find((one) => one.title === title) ??
      mine.results.find(
        (one) => one.state === 'draft' && (one.title === '' || one.title === tale.from?.title),
      );
    const state = known?.state ?? 'draft';
    if (state !== 'draft' && state !== 'submitted') continue;
    const id = known?.id ?? (await begin(tale));
    const pages: StoryPage[] = [];
    let { version } = await ask<{ version: number }>(by, 'GET', `/api/stories/${id}`);
    for (const [index, [text, picture, alt, tune]] of tale.pages.entries()) {
      const content = tune && playTune(tune).toString('base64');
      const voice =
        content &&
        state === 'draft' &&
        (await ask<{ id: string }>(by, 'POST', `/api/stories/${id}/media`, { kind: 'voice', content })).id;
      pages.push({ id: `p${index + 1}`, text, picture, alt, voice: voice || null });
    }
    if (state === 'draft') {
      const change = { title, language, cover, pages, version };
      version = (await ask<{ version: number }>(by, 'PUT', `/api/stories/${id}`, change)).version;
      if (fate === 'draft') continue;
      await ask(by, 'POST', `/api/stories/${id}/submit`, {
        version,
        versions_allowed: tale.versions ?? false,
      });
    }
    if (fate === 'published') await ask(teacher, 'POST', `/api/stories/${id}/approve`, { version });
    if (!returned) continue;
    const { notes } = await ask<{ notes: { text: string }[] }>(teacher, 'GET', `/api/stories/${id}`);
    for (const { page, words, text } of returned.notes) {
      if (notes.some((note) => note.text === text)) continue;
      const start = pages[page - 1]!.text.indexOf(words);
      await ask(teacher, 'POST', `/api/stories/${id}/comments`, {
        page_id: `p${page}`,
        text,
        start,
        end: start + words.length,
      });
    }
    await ask(teacher, 'POST', `/api/stories/${id}/return`, { version, reason: returned.reason });
  }
  const books = new Map<string, string>();
  for (const { title } of tales.filter(isBook)) books.set(title, (await bookOf(title)).book!);
  for (const { title, by, said } of HEARD)
    for (const [place, reader] of by.entries())
      await hear(ask, reader, books.get(title)!, place === 0 ? 'love' : said);
  // The class's first book comes first in the library, after the demo's opening books.
  await inSchool(owner, school, async () => {
    for (const [place, slug] of [...books.values()].entries())
      await owner.query('update catalog.book set published_at = $3 where tenant_id = $1 and slug = $2', [
        school,
        slug,
        new Date(Date.now() - 3 * HOUR - place * 60_000),
      ]);
  });
}

const isBook = ({ fate }: Tale): boolean => fate === 'published';

/** Families of published authors have consented; Mia's and the others are still asked. */
export const grantConsent = (owner: Client, school: string, authors: string[]): Promise<void> =>
  inSchool(owner, school, async () => {
    for (const purpose of ['publish', 'photo', 'public_name', 'translate'] as const)
      await owner.query(
        `insert into identity.consent (id, tenant_id, student_id, purpose, text_version, given_by)
         select r.id, $1, u.id, $2::text, $3, g.id from unnest($4::uuid[], $5::text[]) r (id, username)
         join identity.user_account u on u.tenant_id = $1 and u.username = r.username
         join identity.user_account g on g.tenant_id = $1 and g.username = 'parent'
         where not exists (select 1 from identity.consent c where c.tenant_id = $1 and c.student_id = u.id and c.purpose = $2::text)`,
        [school, purpose, currentConsentText(purpose).version, authors.map(() => newId()), authors],
      );
  });

/** A classmate reads the book to its end and reacts to it. */
async function hear(
  ask: <T>(who: string, method: string, path: string, json?: object) => Promise<T>,
  reader: string,
  slug: string,
  reaction: string,
): Promise<void> {
  const { id } = await ask<{ id: string }>(reader, 'GET', `/api/books/${slug}/`);
  const { manifest } = await ask<{ manifest: { readingOrder: { href: string }[] } }>(
    reader,
    'GET',
    `/api/books/${id}/content/`,
  );
  const order = manifest.readingOrder;
  await ask(reader, 'PUT', `/api/books/${id}/progress/`, {
    locator: { href: order.at(-1)!.href, progression: 1, position: order.length },
    percentage: 100,
    client_time: new Date().toISOString(),
  });
  await ask(reader, 'PUT', `/api/books/${id}/reaction`, { reaction });
}
