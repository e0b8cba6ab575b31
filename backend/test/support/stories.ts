import type { StoryPage } from '@bookgrove/contract/stories';
import { currentConsentText, type ConsentPurpose } from '@bookgrove/contract';
import type { Problem } from '../../src/platform/http/problem.filter.ts';
import { newId } from '../../src/platform/ids.ts';
import type { StoryView } from '../../src/modules/catalog/authoring/stories/story-view.ts';
import type { TestClass } from './classes.ts';
import { eventually, type TestApp, type TestSchool } from './test-app.ts';

export const SKY = { color: 'sky', pattern: 'hills', second: 'leaf' } as const;
export const FOX = {
  kind: 'sticker',
  id: 'e1',
  sticker: 'fox',
  x: 400,
  y: 300,
  w: 240,
  h: 240,
  turn: 0,
  color: 'clay',
  second: 'sun',
} as const;
export const onePage = (text = 'My fox has a red coat. He runs home in the rain.'): StoryPage[] => [
  { id: 'p1', text, picture: { ground: SKY, elements: [FOX] }, alt: 'A fox on a hill', voice: null },
];

/** Two seconds of silence: MPEG 2, layer III, 48 kilobits, 24 kHz. */
export const SILENCE = Buffer.concat(
  Array.from({ length: 84 }, () => {
    const frame = Buffer.alloc(144);
    frame.set([0xff, 0xf3, 0x64, 0xc4]);
    return frame;
  }),
);

/** Requests about stories with this token, in this school. */
export function storyteller(app: TestApp, school: TestSchool, as: string) {
  const post = (path: string, body: object = {}) =>
    app.ask<Problem & { id: string; state: string; version: number }>(school, 'POST', `/api/${path}/`, {
      as,
      body,
    });
  const get = (id: string) => app.ask<StoryView & Problem>(school, 'GET', `/api/stories/${id}/`, { as });
  const save = (id: string, version: number, change: object = {}) =>
    app.ask<Problem & { version: number }>(school, 'PUT', `/api/stories/${id}/`, {
      as,
      body: {
        title: 'The fox',
        language: 'en',
        cover: { ground: SKY, elements: [FOX] },
        pages: onePage(),
        version,
        ...change,
      },
    });
  const write = async (change: object = {}): Promise<string> => {
    const { body } = await post('stories', { kind: 'story', language: 'en', title: 'The fox' });
    await save(body.id, 1, change);
    return body.id;
  };
  const submit = async (id: string, more: object = {}) =>
    post(`stories/${id}/submit`, { version: (await get(id)).body.version, ...more });
  const remove = (id: string) => app.ask<Problem>(school, 'DELETE', `/api/stories/${id}/`, { as });
  return { post, get, save, write, submit, remove };
}

/** A guardian of a student: `says` grants or withdraws a consent. */
export async function familyOf(app: TestApp, school: TestSchool, beech: TestClass, student: string) {
  const parent = await app.makePerson(school, 'parent');
  const home = (await app.signIn(parent)).access;
  await app.within(school, (tx) =>
    tx.guardianLink.createMany({
      data: [
        {
          id: newId(),
          tenant_id: school.id,
          guardian_id: parent.id,
          student_id: student,
          relationship: 'parent',
          state: 'active',
          permissions: ['consent', 'view_progress'],
          invited_by: beech.teacher.id,
        },
      ],
    }),
  );
  return {
    parent,
    token: home,
    sees: (id: string) => app.ask<StoryView>(school, 'GET', `/api/stories/${id}/`, { as: home }),
    says: (purpose: ConsentPurpose, given: boolean) => {
      const path = `/api/students/${student}/consents/${purpose}/`;
      return given
        ? app.ask(school, 'PUT', path, { as: home, body: { version: currentConsentText(purpose).version } })
        : app.ask(school, 'DELETE', path, { as: home });
    },
  };
}

/** Waits until a story has this status. */
export const arrives = (
  requester: ReturnType<typeof storyteller>,
  id: string,
  state: string,
): Promise<StoryView> =>
  eventually(async () => {
    const { body } = await requester.get(id);
    if (body.state !== state) throw new Error(`The story is ${body.state}, not ${state}.`);
    return body;
  });
