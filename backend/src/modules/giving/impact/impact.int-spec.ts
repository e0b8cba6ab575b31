import { IMPACT_COUNTS } from '@bookgrove/contract';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { publishToLibrary } from '../../../../test/support/books.ts';
import { makeClass } from '../../../../test/support/classes.ts';
import {
  startTestApp,
  type TestApp,
  type TestPerson,
  type TestSchool,
} from '../../../../test/support/test-app.ts';
import { inContext } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { newId } from '../../../platform/ids.ts';
import { CountBookRead } from './count-reading.ts';
import type { Goal, GoalCard } from './goals.controller.ts';
import { ImpactJournal, type ImpactEntry } from './impact-journal.ts';
import type { ImpactCount, ImpactRows, OwnImpact } from './impact.views.ts';
import { AddUpMonths } from './add-up-months.ts';
import { AddUpImpact, RecountImpact } from './keep-impact.ts';
import { ImpactPersonalData } from './personal-data.ts';
import { TransferImpactWhenPeopleMerged } from './transfer-impact-when-people-merged.ts';

let app: TestApp;
let oak: TestSchool;
let elm: TestSchool;

beforeAll(async () => {
  app = await startTestApp();
  [oak, elm] = await Promise.all([app.makeSchool('oak'), app.makeSchool('elm')]);
});
afterAll(() => app.close());

const at = (school: TestSchool) => ({ correlationId: newId(), tenantId: school.id, principal: null });
const write = (school: TestSchool, ...entries: ImpactEntry[]) =>
  inContext(at(school), () =>
    app.db.transaction((tx) => app.nest.get(ImpactJournal, { strict: false }).record(tx, entries)),
  );
const within = <T>(school: TestSchool, work: (tx: Tx) => Promise<T>) =>
  inContext(at(school), () => app.db.transaction(work));
const countOf = async (school: TestSchool, search = '') =>
  (
    await app.ask<ImpactCount>(school, 'GET', `/api/v1/impacts/count/${search}`, {
      as: await tokenAt(school),
    })
  ).body;
const tokens = new Map<string, Promise<string>>();
const tokenAt = (school: TestSchool) => {
  if (!tokens.has(school.id)) tokens.set(school.id, app.tokenOf(school, 'teacher'));
  return tokens.get(school.id)!;
};
const entry = (change: Partial<ImpactEntry> = {}): ImpactEntry => ({
  kind: 'books_read',
  source: newId(),
  quantity: 1,
  at: new Date('2026-10-10T10:00:00Z'),
  ...change,
});

/** The same numbers on every run. */
function randomOf(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state % below;
  };
}

describe('counters of impact', () => {
  it('are the same from the journal again, whatever the order and however often an event arrives', async () => {
    const random = randomOf(17);
    const people = Array.from({ length: 6 }, newId);
    const classes = [newId(), newId()];
    const projects = [newId(), newId()];
    const some = <T>(all: readonly T[]) => all.filter(() => random(3) === 0);
    const events = Array.from({ length: 120 }, (_, number): ImpactEntry => {
      const money = random(4) === 0;
      return entry({
        kind: money ? 'money_raised' : IMPACT_COUNTS[random(IMPACT_COUNTS.length)]!,
        source: `random:${number}`,
        quantity: money ? random(2_000) - 700 : random(8) === 0 ? -1 : 1,
        ...(money && { currency: ['GBP', 'KES'][random(2)]! }),
        people: some(people),
        classes: some(classes),
        goals: some([1, 4, 13]),
        project: random(2) === 0 ? projects[random(2)]! : null,
      });
    });
    const delivered = [...events, ...events.filter(() => random(2) === 0)].sort(() => random(3) - 1);
    const school = await app.makeSchool('random');
    // Four at a time, as in the queue.
    for (let from = 0; from < delivered.length; from += 4)
      await Promise.all(delivered.slice(from, from + 4).map((one) => write(school, one)));

    const expected = new Map<string, number>();
    const subjects = await within(school, (tx) => tx.impactSubject.findMany({}));
    for (const { kind, quantity, currency = '', people, classes, goals, project } of events)
      for (const goal of [0, ...goals!])
        for (const scope of [
          'school:',
          ...people!.map((person) => `person:${person}`),
          ...classes!.map((one) => `class:${one}`),
          ...(project ? [`project:${project}`] : []),
        ]) {
          const key = `${scope} ${goal} ${kind} ${currency}`;
          expected.set(key, (expected.get(key) ?? 0) + quantity);
        }
    const personOf = new Map(subjects.map(({ subject_id, person_id }) => [subject_id, person_id]));
    const counted = async () => {
      const found = new Map<string, number>();
      for (const { scope, scope_id, goal, kind, unit, value } of await within(school, (tx) =>
        tx.impactCounter.findMany({}),
      )) {
        const id = scope === 'person' ? personOf.get(scope_id)! : scope_id;
        const key = `${scope}:${id} ${goal} ${kind} ${unit}`;
        found.set(key, (found.get(key) ?? 0) + Number(value));
      }
      return found;
    };
    const sorted = (numbers: Map<string, number>) => [...numbers].sort(([a], [b]) => (a < b ? -1 : 1));
    expect(sorted(await counted())).toEqual(sorted(expected));
    const recount = () => within(school, (tx) => app.nest.get(ImpactJournal, { strict: false }).recount(tx));
    expect(await recount()).toBe(0);

    // Somebody changes a counter by hand, and one is lost.
    await within(school, async (tx) => {
      await tx.impactCounter.updateMany({ where: { scope: 'school', goal: 4 }, data: { value: 99_999 } });
      await tx.impactCounter.deleteMany({ where: { scope: 'class' } });
    });
    await app.nest.get(RecountImpact, { strict: false }).run();
    expect(sorted(await counted())).toEqual(sorted(expected));
    expect(await recount()).toBe(0);
  });

  it('stand on a journal that cannot be changed', async () => {
    await write(oak, entry({ goals: [2] }));
    await expect(within(oak, (tx) => tx.impactEvent.deleteMany({}))).rejects.toThrow(/permission denied/);
    await expect(within(oak, (tx) => tx.impactEvent.updateMany({ data: { quantity: 7 } }))).rejects.toThrow(
      /permission denied/,
    );
  });

  it('are answered for the school, for everyone and for a goal, and never for another school', async () => {
    const before = await countOf(elm);
    await write(
      elm,
      entry({ goals: [4, 5] }),
      entry({ kind: 'stories_published' }),
      entry({ kind: 'money_raised', quantity: 500, currency: 'GBP' }),
      entry({ kind: 'money_raised', quantity: -120, currency: 'GBP' }),
    );
    const { total_impacts, by_kind, raised } = await countOf(elm);
    expect([before.total_impacts, total_impacts]).toEqual([0, 2]);
    expect(by_kind).toEqual({
      books_read: 1,
      films_watched: 0,
      stories_published: 1,
      books_published: 0,
      donations: 0,
      challenges_done: 0,
    });
    expect(raised).toEqual([{ currency: 'GBP', amount: 380 }]);
    expect((await countOf(elm, '?goal=5')).by_kind).toMatchObject({ books_read: 1, stories_published: 0 });
    expect((await countOf(oak, '?goal=5')).total_impacts).toBe(0);
    await app.nest.get(AddUpImpact, { strict: false }).run();
    expect((await countOf(oak, '?goal=5&of=everyone')).total_impacts).toBe(1);
    const visitor = await app.ask<ImpactCount>(elm, 'GET', '/api/v1/impacts/count/');
    expect([visitor.body.total_impacts, visitor.headers['cache-control'], visitor.headers['vary']]).toEqual([
      2,
      'public, max-age=30',
      expect.stringMatching(/authorization/i),
    ]);
    expect((await app.ask(elm, 'GET', '/api/v1/impacts/count/?goal=18')).status).toBe(422);
  });

  it('open the rows behind them by month, without months of few people', async () => {
    const school = await app.makeSchool('rows');
    const many = Array.from({ length: 6 }, newId);
    await write(
      school,
      ...many.map((person) => entry({ people: [person], at: new Date('2026-09-03T12:00:00Z') })),
      ...many.map((person) => entry({ people: [person], at: new Date('2026-10-03T12:00:00Z') })),
      entry({ people: [many[0]!], at: new Date('2026-10-04T12:00:00Z') }),
      entry({ people: [many[0]!], at: new Date('2026-11-03T12:00:00Z') }),
    );
    const { body } = await app.ask<ImpactRows>(school, 'GET', '/api/v1/impacts/books_read/rows/');
    expect(body).toEqual({
      kind: 'books_read',
      total: 14,
      months: [
        { month: '2026-09', value: null },
        { month: '2026-10', value: 7 },
        { month: '2026-11', value: null },
      ],
    });
    expect((await app.ask(school, 'GET', '/api/v1/impacts/money_raised/rows/')).status).toBe(404);
  });

  it('open the rows behind the counters of everyone, of those months that each school shows', async () => {
    const [one, two] = await Promise.all([app.makeSchool('months'), app.makeSchool('weeks')]);
    const many = Array.from({ length: 6 }, newId);
    const at = (day: string) => new Date(`${day}T12:00:00Z`);
    await write(one, ...many.map((person) => entry({ people: [person], goals: [13], at: at('2025-03-03') })));
    await write(
      two,
      ...many.map((person) => entry({ people: [person], goals: [13], at: at('2025-03-31') })),
      ...many.map((person) => entry({ people: [person], goals: [13], at: at('2025-05-01') })),
      ...many.map((person) => entry({ people: [person], goals: [13], at: at('2025-05-02') })),
      // One person alone: neither this month nor, for the total tells it, the smallest of the others.
      entry({ people: [many[0]!], goals: [13], at: at('2025-06-01') }),
    );
    await app.nest.get(AddUpImpact, { strict: false }).run();
    await app.nest.get(AddUpMonths, { strict: false }).run();
    const rows = '/api/v1/impacts/books_read/rows/?goal=13&of=everyone';
    const { body } = await app.ask<ImpactRows>(oak, 'GET', rows);
    expect(body).toEqual({
      kind: 'books_read',
      total: 25,
      months: [
        { month: '2025-03', value: 6 },
        { month: '2025-05', value: 12 },
      ],
    });
    expect((await app.ask(app.platform, 'GET', rows.replace('&of=everyone', ''))).body).toEqual(body);
  });
});

describe('what a person achieved', () => {
  const mine = async (person: TestPerson) =>
    (
      await app.ask<OwnImpact>(oak, 'GET', '/api/v1/impacts/mine/', {
        as: (await app.signIn(person)).access,
      })
    ).body;
  const finish = (person: TestPerson, book_id: string, eventId = newId()) =>
    inContext(at(oak), async () => {
      const consumer = app.nest.get(CountBookRead, { strict: false });
      const event = { reader_id: person.id, book_id, at: '2026-11-20T09:00:00.000Z' };
      const prepared = await consumer.prepare(event, { eventId });
      await app.db.transaction((tx) => consumer.handle(event, tx, prepared));
    });

  it('counts each event once, with the goals of the book and the classes of the reader', async () => {
    const { students } = await makeClass(app, oak, 1, { name: 'Otters' });
    const mia = students[0]!;
    const book = await publishToLibrary(app, oak, { sdg_goals: [14] });
    const eventId = newId();
    await finish(mia, book, eventId);
    await finish(mia, book, eventId);
    await finish(mia, book);
    const { me, classes } = await mine(mia);
    expect([me.by_kind.books_read, me.total_impacts]).toEqual([2, 2]);
    expect(classes.map(({ name, by_kind }) => [name, by_kind.books_read])).toEqual([['Otters', 2]]);
    expect((await countOf(oak, '?goal=14')).by_kind.books_read).toBe(2);
  });

  it('goes to the surviving account of a merge, and is nobody’s after an erasure', async () => {
    const [kept, merged] = [await app.makePerson(oak, 'student'), await app.makePerson(oak, 'student')];
    const book = await publishToLibrary(app, oak);
    await finish(kept, book);
    await finish(merged, book);
    const head = await app.tokenOf(oak, 'school_admin');
    const done = await app.ask(oak, 'POST', '/api/archived-students/merge/', {
      as: head,
      body: { keep_id: kept.id, merge_id: merged.id },
    });
    expect(done.status).toBeLessThan(300);
    await inContext(at(oak), async () => {
      const consumer = app.nest.get(TransferImpactWhenPeopleMerged, { strict: false });
      const event = { kept_id: kept.id, merged_id: merged.id };
      const prepared = await consumer.prepare(event);
      await app.db.transaction((tx) => consumer.handle(event, tx, prepared));
    });
    expect((await mine(kept)).me.by_kind.books_read).toBe(2);
    // An event of the merged account that arrives late.
    await finish(merged, book);
    expect((await mine(kept)).me.by_kind.books_read).toBe(3);
    const before = await countOf(oak);
    await within(oak, async (tx) => {
      for (const text of app.nest.get(ImpactPersonalData, { strict: false }).holdings[0]!.erase.texts!)
        await tx.$executeRawUnsafe(text, oak.id, kept.id);
    });
    expect((await mine(kept)).me.total_impacts).toBe(0);
    expect(await countOf(oak)).toEqual(before);
  });
});

describe('the goals of the United Nations', () => {
  it('are answered with their targets, and say where the words are ours', async () => {
    const list = await app.ask<GoalCard[]>(oak, 'GET', '/api/sdgs/?locale=fr');
    expect([list.body.length, list.body[0]!.short]).toEqual([17, 'Pas de pauvreté']);
    const goal = await app.ask<Goal>(oak, 'GET', '/api/sdgs/4/?locale=en');
    expect(goal.body).toMatchObject({ goal: 4, short: 'Quality education', own_wording: false, dir: 'ltr' });
    expect(goal.body.targets.map(({ number }) => number)).toEqual([
      '4.1',
      '4.2',
      '4.3',
      '4.4',
      '4.5',
      '4.6',
      '4.7',
      '4.a',
      '4.b',
      '4.c',
    ]);
    expect((await app.ask<Goal>(oak, 'GET', '/api/sdgs/4/?locale=hi')).body.own_wording).toBe(true);
    for (const wrong of ['0', '18', 'x'])
      expect((await app.ask(oak, 'GET', `/api/sdgs/${wrong}/`)).status).toBe(404);
    const map = await app.ask(oak, 'GET', '/sitemap.xml');
    expect(map.text).toContain('<loc>http://oak.localhost/sdgs/17</loc>');
    const page = await app.ask(oak, 'GET', '/sdgs/4?lang=ar', { headers: { accept: 'text/html' } });
    expect(page.status).toBeLessThan(500);
  });
});
