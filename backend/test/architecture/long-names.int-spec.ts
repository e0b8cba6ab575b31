import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { may, type Role } from '@bookgrove/contract';
import type { ExperimentDraft } from '../../src/modules/content/experiments/get-experiment-draft.query.ts';
import type { Problem } from '../../src/platform/http/problem.filter.ts';
import { newId } from '../../src/platform/ids.ts';
import { publishToLibrary } from '../support/books.ts';
import { makeClass } from '../support/classes.ts';
import { arrives, FOX, SKY, storyteller } from '../support/stories.ts';
import { ROUTE_ACCESS } from './route-access.ts';
import {
  eventually,
  PASSWORD,
  startTestApp,
  type TestApp,
  type TestPerson,
  type TestSchool,
} from '../support/test-app.ts';

/* First, last and user names of 255 characters, in letters of one to four bytes, and addresses of 254, on every route:
   nothing that is composed of them may be too long for a column, an index or a header. */

const LIMIT = 255;
const LETTERS: Record<Exclude<Role, 'community'>, string> = {
  platform_admin: '名',
  school_admin: 'A',
  teacher: '𝒜',
  student: 'क',
  parent: 'ع',
};
type Caller = keyof typeof LETTERS;
const CALLERS = Object.keys(LETTERS) as Caller[];
const nameOf = (caller: Caller): string => LETTERS[caller].repeat(LIMIT);

/** 254 characters, the longest address that SMTP carries (RFC 5321). */
const longEmail = (letter: string): string =>
  `${letter.repeat(64)}@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(57)}.org`;

let app: TestApp;
let owner: pg.Client;
let oak: TestSchool;
const people = {} as Record<Caller, TestPerson>;
const tokens = {} as Record<Caller, string>;
/** Ids by the part of an address before them, or by the name of a field. */
const ids: Record<string, string> = {};
let asked = 0;

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
const schoolOf = (caller: Caller): TestSchool => (caller === 'platform_admin' ? app.platform : oak);
const send = (caller: Caller, method: Method, path: string, body?: unknown) => {
  asked += 1;
  return app.ask<Problem & { id: string; ticket: string }>(schoolOf(caller), method, path, {
    as: tokens[caller],
    from: `10.${asked >> 16}.${(asked >> 8) & 255}.${asked & 255}`, // rate limits are tested elsewhere
    ...(body !== undefined && { body }),
  });
};
/** A request that must succeed. */
async function done(caller: Caller, method: Method, path: string, body?: object) {
  const answer = await send(caller, method, `/api/${path}/`, body);
  expect([path, answer.status < 300 ? 'done' : `${answer.status} ${answer.text}`]).toEqual([path, 'done']);
  return answer.body;
}

beforeAll(async () => {
  app = await startTestApp({ worker: true });
  owner = new pg.Client(app.databaseUrl);
  await owner.connect();
  oak = await app.makeSchool('oak', { country: 'KE' });
  const beech = await makeClass(app, oak, 1);
  for (const [index, caller] of CALLERS.entries()) {
    const letter = 'vwxyz'[index]!;
    people[caller] = await app.makePerson(schoolOf(caller), caller, {
      first_name: nameOf(caller),
      last_name: nameOf(caller),
      username: letter.repeat(LIMIT),
      email: longEmail(letter),
    });
    tokens[caller] = (await app.signIn(people[caller])).access;
  }
  await app.within(oak, async (tx) => {
    await tx.classMember.createMany({
      data: [
        { tenant_id: oak.id, class_id: beech.id, user_id: people.teacher.id, role: 'lead' },
        { tenant_id: oak.id, class_id: beech.id, user_id: people.student.id },
      ],
    });
    await tx.guardianLink.createMany({
      data: [
        {
          id: newId(),
          tenant_id: oak.id,
          student_id: people.student.id,
          guardian_id: people.parent.id,
          state: 'active',
          permissions: ['consent', 'view_progress'],
          invited_by: people.school_admin.id,
        },
      ],
    });
  });
  Object.assign(ids, { classes: beech.id, class_id: beech.id, code: beech.code });
});
afterAll(async () => {
  await owner.end();
  await app.close();
});

/** The longest text in every column in which the name of somebody is copied. */
async function copiedNames(): Promise<Record<string, number>> {
  const { rows } = await owner.query<{ table: string; column: string }>(
    `select c.table_schema || '.' || c.table_name as table, c.column_name as column
     from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
     where t.table_type = 'BASE TABLE' and (c.column_name = 'signed_as' or c.column_name ~
       '^(actor|assignee|author|editor|hidden|impersonator|owner|subject)_name$') order by 1, 2`,
  );
  const longest: Record<string, number> = {};
  for (const { table, column } of rows)
    for (const { id } of [oak, app.platform]) {
      await owner.query('begin');
      await owner.query(`select set_config('app.tenant_id', $1, true)`, [id]);
      const found = await owner.query<{ length: number | null }>(
        `select max(length(${column})) as length from ${table}`,
      );
      await owner.query('commit');
      longest[`${table}.${column}`] = Math.max(
        longest[`${table}.${column}`] ?? 0,
        found.rows[0]!.length ?? 0,
      );
    }
  return longest;
}

/** Whom the guard admits to a route; an unknown one is tried by all. */
function callersOf(method: Method, template: string): Caller[] {
  const route = `${method} ${template.replace(/^\/api\/|\/$/g, '').replace(/\{(\w+)\}/g, ':$1')}`;
  const rule = ROUTE_ACCESS[route];
  return CALLERS.filter((caller) => !rule || rule === 'public' || rule === 'signed-in' || may(caller, rule));
}

describe('people with the longest allowed names', () => {
  it('fit into every column that copies a name', async () => {
    const { rows } = await owner.query<{ name: string }>(
      `select c.table_schema || '.' || c.table_name || '.' || c.column_name as name from information_schema.columns c
       where c.table_schema in ('catalog', 'commerce', 'content', 'giving', 'identity', 'learning', 'messaging', 'tenancy') and c.character_maximum_length is not null
         and (c.column_name = 'signed_as' or c.column_name ~
           '^(actor|assignee|author|by|creator|editor|hidden|impersonator|owner|person|sender|student|subject|teacher|user)_name$')`,
    );
    expect(rows).toEqual([]);
  });

  it('can use every function that stores their name', async () => {
    const book = await publishToLibrary(app, oak, { created_by: people.teacher.id, title: 'The fox' });
    const shared = await publishToLibrary(app, app.platform, { title: 'The owl' });
    Object.assign(ids, { books: book, 'book-desk': book, book_id: book, 'platform-books': shared });
    await done('school_admin', 'POST', `book-desk/${book}/move`, { move: 'take' });
    await done('school_admin', 'PUT', `platform-books/${shared}/hidden`, { reason: 'personal', note: 'No.' });
    await done('school_admin', 'PUT', 'safety-lead', { name: 'Ann', email: longEmail('u') });
    await done('school_admin', 'PUT', 'pages/about', {
      locale: 'en',
      after: 0,
      title: 'About',
      summary: 'A school.',
      body: 'By the river.',
    });
    const { content } = await done('platform_admin', 'GET', 'experiments/seed-in-a-jar/draft').then(
      (body) => body as unknown as ExperimentDraft,
    );
    await done('platform_admin', 'PUT', 'experiments/seed-in-a-jar', { after: 0, content });
    ids['film-drafts'] = (
      await done('school_admin', 'POST', 'film-drafts', { slug: 'a-drop', title: 'A drop', locale: 'en' })
    ).id;
    ids['my-resources'] = (await done('teacher', 'POST', 'my-resources', { kind: 'slides' })).id;
    await done('parent', 'POST', 'contact', { name: 'P', email: longEmail('z'), text: 'Good day.' });
    const inbox = (await done('school_admin', 'GET', 'inbox')) as unknown as { results: { id: string }[] };
    ids['inbox'] = inbox.results[0]!.id;
    await done('school_admin', 'PATCH', `inbox/${ids['inbox']}`, { mine: true });
    await done('school_admin', 'POST', `inbox/${ids['inbox']}/entries`, {
      kind: 'reply',
      text: 'Hello.',
      seen: 0,
    });
    await done('teacher', 'POST', 'invitations', {
      email: longEmail('t'),
      role: 'parent',
      first_name: nameOf('parent'),
      last_name: nameOf('parent'),
    }).catch(() => undefined);
    ids['charity-desk'] = (
      await done('school_admin', 'POST', 'charity-desk', { name: 'Wells', country: 'KE' })
    ).id;
    // A letter of a teacher is signed with the whole name.
    const letter = await done('teacher', 'POST', 'dear-world-book', {
      title: 'Dear World',
      text: 'Plant a tree.',
      language: 'en',
      goal: 15,
      picture: { ground: SKY, elements: [FOX] },
      alt: 'A fox',
    });
    const teacher = storyteller(app, oak, tokens.teacher);
    await teacher.submit(letter.id);
    await teacher.post(`stories/${letter.id}/approve`, {
      version: (await teacher.get(letter.id)).body.version,
    });
    await arrives(teacher, letter.id, 'published');
    await eventually(async () =>
      expect((await send('parent', 'GET', `/api/dear-world-book/${letter.id}/`)).status).toBe(200),
    );
    Object.assign(ids, { stories: letter.id, 'dear-world-book': letter.id });
    // Viewing as somebody, by the school and by the platform's team.
    for (const [caller, area] of [
      ['school_admin', 'api-admin'],
      ['platform_admin', 'api-super-admin'],
    ] as const) {
      const { ticket } = await done(caller, 'POST', `${area}/users/${people.student.id}/view-as`, {
        reason: 'Her book does not open.',
        password: PASSWORD,
      });
      expect((await app.ask(oak, 'POST', '/api/auth/view-as/', { body: { ticket } })).status).toBe(200);
    }
    ids['data-requests'] = (
      await done('parent', 'POST', 'data-requests', { kind: 'export', person_id: people.student.id })
    ).id;
    await eventually(async () => {
      const { text } = await send('parent', 'GET', '/api/data-requests/mine/');
      expect(text).toContain('"ready"');
    });
    // A student of the same name is archived, restored, archived again and erased.
    const other = await app.makePerson(oak, 'student', {
      first_name: nameOf('student'),
      last_name: nameOf('student'),
      username: 'r'.repeat(LIMIT),
      email: longEmail('r'),
    });
    await app.within(oak, (tx) =>
      tx.classMember.createMany({
        data: [{ tenant_id: oak.id, class_id: ids['classes']!, user_id: other.id }],
      }),
    );
    const archive = () =>
      done('school_admin', 'POST', `api-admin/users/${other.id}/archive`, { reason: 'Left the school' });
    await archive();
    await done('school_admin', 'POST', `api-admin/users/${other.id}/restore`);
    await archive();
    await done('school_admin', 'POST', `archived-students/${other.id}/erase`, { username: other.username });

    // Every copy is the whole name; only decisions on resources need a checked file, those on orders an order, those on projects a verified charity, courses a school that has switched them on, and words of e-mails their placeholders.
    const longest = await copiedNames();
    expect(Object.keys(longest).length).toBeGreaterThan(10);
    const short = Object.entries(longest).filter(([, length]) => length < 2 * LIMIT);
    expect(short.map(([name]) => name).sort()).toEqual([
      'commerce.order_event.actor_name',
      'content.resource_status_change.actor_name',
      'giving.charity_check.actor_name',
      'giving.project_event.actor_name',
      'learning.challenge.author_name',
      'learning.course.author_name',
      'learning.hub.author_name',
      'messaging.email_wording.author_name',
    ]);
  });

  it('cause no error on any route', async () => {
    const operations = routes();
    const faults: string[] = [];
    let shown = 0;
    const order: Method[] = ['GET', 'PUT', 'PATCH', 'POST', 'DELETE'];
    for (const method of order)
      for (const { path, template, body } of operations.filter((one) => one.method === method))
        for (const caller of callersOf(method, template)) {
          let answer = await send(caller, method, path, body);
          if (answer.status === 401) {
            // An earlier route has ended the session, as it should; some have changed the password or the account.
            const again = await app.signIn(people[caller]).catch(() => null);
            if (again) tokens[caller] = again.access;
            answer = await send(caller, method, path, body);
          }
          if (answer.text.includes(nameOf('student')) || answer.text.includes(nameOf('school_admin')))
            shown += 1;
          if (answer.status >= 500)
            faults.push(`${method} ${path} as ${caller}: ${answer.status} ${answer.text}`);
        }
    expect(faults).toEqual([]);
    expect(operations.length).toBeGreaterThan(400);
    expect(shown).toBeGreaterThan(30);
  });
});

/** The parts of a JSON schema that bodies of this API use. */
interface Schema {
  $ref?: string;
  type?: string;
  enum?: unknown[];
  format?: string;
  items?: Schema;
  properties?: Record<string, Schema>;
  allOf?: Schema[];
  oneOf?: Schema[];
  anyOf?: Schema[];
  minimum?: number;
  maxLength?: number;
}
interface Operation {
  requestBody?: { content: Record<string, { schema: Schema }> };
}

/** Every route of the API document, with ids of this test in its address and a body by its schema. */
function routes(): { method: Method; template: string; path: string; body?: unknown }[] {
  const document = JSON.parse(
    readFileSync(join(import.meta.dirname, '../../../libs/api-client/openapi.json'), 'utf8'),
  ) as { paths: Record<string, Record<string, Operation>>; components: { schemas: Record<string, Schema> } };
  Object.assign(ids, {
    users: people.student.id,
    students: people.student.id,
    children: people.student.id,
    user_id: people.student.id,
    student_id: people.student.id,
    person_id: people.student.id,
    purpose: 'publish',
    locale: 'en',
    language: 'en',
    year: '2026',
    number: '0',
    line: '1',
    word: 'boat',
    step: 'start',
  });
  const valueOf = (schema: Schema, field: string, depth = 0): unknown => {
    const { $ref, allOf, oneOf, anyOf } = schema;
    if ($ref) return valueOf(document.components.schemas[$ref.split('/').at(-1)!]!, field, depth);
    const part = allOf?.[0] ?? oneOf?.[0] ?? anyOf?.[0];
    if (part) return valueOf(part, field, depth);
    if (schema.enum) return schema.enum[0];
    if (schema.type === 'array')
      return depth > 4 ? [] : [valueOf(schema.items ?? {}, field.replace(/s$/, ''), depth + 1)];
    if (schema.type === 'object' || schema.properties)
      return Object.fromEntries(
        Object.entries(depth > 4 ? {} : (schema.properties ?? {})).map(([name, inner]) => [
          name,
          valueOf(inner, name, depth + 1),
        ]),
      );
    if (schema.type === 'boolean') return true;
    if (schema.type === 'number' || schema.type === 'integer') return schema.minimum ?? 1;
    if (field in ids) return ids[field];
    if (/email/.test(field)) return longEmail('q');
    if (/name/.test(field)) return 'L'.repeat(Math.min(schema.maxLength ?? LIMIT, LIMIT));
    if (/password/.test(field)) return PASSWORD;
    if (field.endsWith('_id') || schema.format === 'uuid') return newId();
    return 'Long enough to be a reason.';
  };
  return Object.entries(document.paths).flatMap(([template, operations]) =>
    Object.entries(operations).map(([method, { requestBody }]) => {
      const path = template.replace(
        /([^/]+)\/\{(\w+)\}/g,
        (_all, before: string, name: string) => `${before}/${ids[before] ?? ids[name] ?? newId()}`,
      );
      const json = requestBody?.content['application/json'];
      return {
        method: method.toUpperCase() as Method,
        template,
        path,
        ...(method !== 'get' && { body: json ? valueOf(json.schema, '') : {} }),
      };
    }),
  );
}
