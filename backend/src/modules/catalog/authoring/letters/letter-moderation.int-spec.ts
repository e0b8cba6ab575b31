import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { STAMPS } from '@bookgrove/contract/stamps';
import { makeClass, type TestClass } from '../../../../../test/support/classes.ts';
import { familyOf } from '../../../../../test/support/stories.ts';
import {
  eventually,
  startTestApp,
  type TestApp,
  type TestSchool,
} from '../../../../../test/support/test-app.ts';
import { inContext } from '../../../../platform/context.ts';
import type { Problem } from '../../../../platform/http/problem.filter.ts';
import { newId } from '../../../../platform/ids.ts';
import type { WorldLetterView } from './get-letter.query.ts';
import type { OwnLetter } from './list-own-letters.query.ts';
import { TransferLetterFeedbackWhenPeopleMerged } from './transfer-letter-feedback-when-people-merged.ts';
import type { ReportedLetterPage } from './letters.controller.ts';

let app: TestApp;
let oak: TestSchool;
let elm: TestSchool;
let beech: TestClass;
let team: string;
let head: string;

beforeAll(async () => {
  app = await startTestApp({ worker: true });
  [oak, elm] = await Promise.all([app.makeSchool('oak'), app.makeSchool('elm')]);
  beech = await makeClass(app, oak, 1);
  [team, head] = await Promise.all([
    app.tokenOf(app.platform, 'platform_admin'),
    app.tokenOf(oak, 'school_admin'),
  ]);
});
afterAll(() => app.close());

/** A letter in the Dear World Book; with an author, it belongs to a story of theirs. */
async function letter(school: TestSchool, title: string, author_id?: string): Promise<string> {
  const [id, tenant_id] = [newId(), school.id];
  const picture = STAMPS[0]!.scene as object;
  await app.within(school, async (tx) => {
    if (author_id)
      await tx.story.createMany({
        data: [
          {
            id,
            tenant_id,
            author_id,
            kind: 'letter',
            state: 'published',
            title,
            language: 'en',
            cover: picture,
            pages: [],
          },
        ],
      });
    await tx.worldLetter.createMany({
      data: [
        {
          tenant_id,
          story_id: id,
          title,
          text: 'Dear World',
          language: 'en',
          picture,
          school_name: 'Oak',
          shown: true,
          published_at: new Date(),
        },
      ],
    });
  });
  return id;
}
const read = (id: string) => app.ask<WorldLetterView & Problem>(elm, 'GET', `/api/dear-world-book/${id}/`);
const report = (id: string, as: string, school = elm) =>
  app.ask(school, 'POST', `/api/dear-world-book/${id}/report/`, {
    as,
    body: { fault: 'private', note: 'A street' },
  });
const reports = async (as: string, school: TestSchool, state = 'open') =>
  (await app.ask<ReportedLetterPage>(school, 'GET', `/api/dear-world-reports/?state=${state}`, { as })).body;
const decide = (id: string, as: string, school: TestSchool, body: object) =>
  app.ask<Problem & { shown: boolean }>(school, 'POST', `/api/dear-world-reports/${id}/decision/`, {
    as,
    body: { reason: 'It names a street.', ...body },
  });

describe('the platform’s team', () => {
  it('decides on a letter of any school, notifies the author, and is not overruled by the school', async () => {
    const [child] = beech.students;
    const { parent } = await familyOf(app, oak, beech, child!.id);
    const id = await letter(oak, 'Where I live', child!.id);
    await report(id, await app.tokenOf(elm, 'parent'));
    expect((await reports(team, app.platform)).results).toMatchObject([
      {
        id,
        school_name: 'Oak',
        faults: ['private'],
        notes: ['A street'],
        held: true,
        taken_down_by: null,
        picture: null,
      },
    ]);
    expect((await reports(await app.tokenOf(elm, 'school_admin'), elm)).count).toBe(0);
    expect(
      (await decide(id, team, app.platform, { take_down: true, words: 'Write us about your dog.' })).body,
    ).toEqual({
      id,
      shown: false,
    });
    expect((await read(id)).status).toBe(404);
    expect((await reports(team, app.platform)).count).toBe(0);
    expect((await reports(head, oak, 'out')).results).toMatchObject([
      { id, taken_down_by: 'team', held: false },
    ]);
    const mine = await app.ask<OwnLetter[]>(oak, 'GET', '/api/dear-world-book/mine/', {
      as: (await app.signIn(child!)).access,
    });
    expect(mine.body).toMatchObject([
      {
        id,
        state: 'published',
        shown: false,
        held: false,
        taken_down: true,
        told: 'Write us about your dog.',
      },
    ]);
    await eventually(async () => {
      const mails = await app.within(oak, (tx) =>
        tx.email.findMany({ where: { template: { startsWith: 'letter-removed' } } }),
      );
      expect(mails.map(({ recipient }) => recipient)).toEqual([parent.email]);
      expect(mails[0]!.text).toContain('Write us about your dog.');
    }, 20_000);
    const noted = await eventually(async () => {
      const found = await app.within(oak, (tx) =>
        tx.auditEntry.findMany({ where: { subject_id: child!.id } }),
      );
      if (found.length === 0) throw new Error('The audit of the school has not heard of it.');
      return JSON.stringify(found);
    }, 20_000);
    expect(noted).toContain('letter.taken_down');

    expect((await decide(id, head, oak, { take_down: false })).body).toMatchObject({
      status: 409,
      code: 'decided_by_the_team',
    });
    expect((await decide(id, team, app.platform, { take_down: false })).body.shown).toBe(true);
    const [row] = await app.within(oak, (tx) => tx.worldLetter.findMany({ where: { story_id: id } }));
    expect(row).toMatchObject({ shown: true, told: '', by_team: false });
  });

  it('decides on letters of the platform, which have no story', async () => {
    const id = await letter(app.platform, 'From the platform');
    expect((await decide(id, team, app.platform, { take_down: true })).body.shown).toBe(false);
    expect((await read(id)).status).toBe(404);
    expect((await decide(id, team, app.platform, { take_down: false })).body.shown).toBe(true);
    expect((await decide(newId(), team, app.platform, { take_down: true })).status).toBe(404);
  });

  it('is its staff only; a school decides on its own letters only', async () => {
    const id = await letter(elm, 'Next door');
    const member = await app.tokenOf(app.platform, 'teacher');
    expect((await decide(id, member, app.platform, { take_down: true })).status).toBe(403);
    expect((await decide(id, head, oak, { take_down: true })).status).toBe(404);
  });
});

describe('merged accounts', () => {
  it('keep one of each reaction at every school; repeating the merge changes nothing', async () => {
    const [kept, merged] = await Promise.all([
      app.makePerson(oak, 'student'),
      app.makePerson(oak, 'student'),
    ]);
    const [home, away, both] = await Promise.all([
      letter(oak, 'Home'),
      letter(elm, 'Away'),
      letter(elm, 'Both'),
    ]);
    const react = async (id: string, who: typeof kept, reaction: string) =>
      app.ask(oak, 'PUT', `/api/dear-world-book/${id}/reaction/`, {
        as: (await app.signIn(who)).access,
        body: { reaction },
      });
    await react(home, merged, 'love');
    await react(away, merged, 'wow');
    await react(both, merged, 'wow');
    await react(both, kept, 'cosy');
    const { body } = await app.ask<{ merge_id: string }>(oak, 'POST', '/api/archived-students/merge/', {
      as: head,
      body: { keep_id: kept.id, merge_id: merged.id },
    });
    const consumer = app.nest.get(TransferLetterFeedbackWhenPeopleMerged, { strict: false });
    const hear = () =>
      inContext({ correlationId: newId(), tenantId: oak.id, principal: null }, () =>
        consumer.prepare({ kept_id: kept.id, merged_id: merged.id }),
      );
    await hear();
    await hear();
    let as = (await app.signIn(kept)).access;
    const said = async (id: string) => {
      const { body } = await app.ask<WorldLetterView>(oak, 'GET', `/api/dear-world-book/${id}/`, { as });
      return [body.mine, body.reactions];
    };
    expect(await said(home)).toEqual(['love', { love: 1 }]);
    expect(await said(away)).toEqual(['wow', { wow: 1 }]);
    expect(await said(both)).toEqual(['cosy', { cosy: 1 }]);
    await app.ask(oak, 'POST', `/api/archived-students/merges/${body.merge_id}/undo/`, {
      as: head,
      body: { reason: 'They are twins' },
    });
    as = (await app.signIn(merged)).access;
    await eventually(async () => {
      expect(await said(home)).toEqual(['love', { love: 1 }]);
      expect(await said(away)).toEqual(['wow', { wow: 1 }]);
      expect(await said(both)).toEqual(['wow', { cosy: 1, wow: 1 }]);
    });
  });
});
