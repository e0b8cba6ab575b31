import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import type { Problem } from '../../../platform/http/problem.filter.ts';
import {
  startTestApp,
  type TestApp,
  type TestPerson,
  type TestSchool,
} from '../../../../test/support/test-app.ts';
import type { ExperimentContent } from './experiment-body.ts';
import type { ExperimentDraft } from './get-experiment-draft.query.ts';
import type { ExperimentView } from './get-experiment.query.ts';
import type { ExperimentCard } from './list-experiments.query.ts';
import type { ExperimentNoteView } from './experiment-notes.ts';

let app: TestApp;
let oak: TestSchool;
let elm: TestSchool;
let admin: string;
let mia: TestPerson;
let child: string;

beforeAll(async () => {
  app = await startTestApp();
  [oak, elm] = await Promise.all([app.makeSchool('oak'), app.makeSchool('elm')]);
  admin = await app.tokenOf(app.platform, 'platform_admin');
  mia = await app.makePerson(oak, 'student');
  child = (await app.signIn(mia)).access;
});
afterAll(() => app.close());

const list = (school: TestSchool, query = '', headers = {}) =>
  app.ask<ExperimentCard[]>(school, 'GET', `/api/experiments/${query}`, { headers });
const read = (school: TestSchool, slug: string, query = '') =>
  app.ask<ExperimentView & Problem>(school, 'GET', `/api/experiments/${slug}/${query}`);
const draft = (slug: string) =>
  app.ask<ExperimentDraft>(app.platform, 'GET', `/api/experiments/${slug}/draft/`, { as: admin });
const save = (slug: string, body: object, as: string | undefined = admin, school = app.platform) =>
  app.ask<{ version: number } & Problem>(school, 'PUT', `/api/experiments/${slug}/`, { as, body });
const note = (as: string | undefined, body: object, slug = 'paper-bridge', school = oak) =>
  app.ask<ExperimentNoteView & Problem>(school, 'POST', `/api/experiments/${slug}/notes/`, { as, body });
const notes = (as: string, slug = 'paper-bridge', school = oak) =>
  app.ask<ExperimentNoteView[]>(school, 'GET', `/api/experiments/${slug}/notes/`, { as });

describe('experiments', () => {
  it('exist after the first start, in the language of the browser', async () => {
    const english = await list(oak);
    expect(english.body.length).toBeGreaterThanOrEqual(8);
    const arabic = await list(oak, '', { 'accept-language': 'ar-EG, en;q=0.5' });
    expect(arabic.body.every(({ locale, title }) => locale === 'ar' && /[\u0600-\u06ff]/.test(title))).toBe(
      true,
    );
    const again = await list(oak, '', { 'if-none-match': english.headers['etag']! });
    expect(again.status).toBe(304);
  });

  it('describe each step with its waiting time', async () => {
    const { body } = await read(oak, 'paper-bridge', '?locale=fr');
    expect(body).toMatchObject({ locale: 'fr', dir: 'ltr', adult: false, book: null, unit: 'pièces' });
    expect(body.steps.map(({ seconds }) => seconds)).toEqual([0, 0, 0, 300, 0, 0]);
    expect((await read(oak, 'rocket-fuel')).status).toBe(404);
  });
});

describe('writing experiments', () => {
  it('is possible for the platform only, and takes effect at every school at once', async () => {
    const { body } = await draft('seed-in-a-jar');
    expect([body.version, body.history]).toEqual([0, []]);
    const content: ExperimentContent = { ...body.content, minutes: 25 };
    expect((await save('seed-in-a-jar', { after: 0, content })).body.version).toBe(1);
    expect((await read(oak, 'seed-in-a-jar')).body.minutes).toBe(25);
    expect((await draft('seed-in-a-jar')).body.history.map(({ version }) => version)).toEqual([1]);
    const head = await app.tokenOf(oak, 'school_admin');
    const refused = await save('seed-in-a-jar', { after: 1, content }, head, oak);
    expect([refused.status, refused.body.code]).toEqual([403, 'platform_experiment']);
    expect((await save('seed-in-a-jar', { after: 1, content }, child, oak)).status).toBe(403);
  });

  it('creates one, and unpublishes another', async () => {
    const { content } = (await draft('shadow-clock')).body;
    const own = { ...content, words: content.words.filter(({ locale }) => locale === 'en') };
    expect((await save('floating-egg', { after: 0, content: own })).status).toBe(200);
    expect((await list(elm, '?locale=hi')).body.at(-1)).toMatchObject({ slug: 'floating-egg', locale: 'en' });
    await save('floating-egg', { after: 1, content: { ...own, hidden: true } });
    expect((await list(elm)).body.some(({ slug }) => slug === 'floating-egg')).toBe(false);
    expect((await read(elm, 'floating-egg')).status).toBe(404);
    const drafts = await app.ask<ExperimentCard[]>(app.platform, 'GET', '/api/experiment-drafts/', {
      as: admin,
    });
    expect(drafts.body.find(({ slug }) => slug === 'floating-egg')?.hidden).toBe(true);
  });

  it('refuses the second of two concurrent editors', async () => {
    const { content } = (await draft('bean-maze')).body;
    const answers = await Promise.all(
      [10, 20, 30].map((minutes) => save('bean-maze', { after: 0, content: { ...content, minutes } })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  it('reports inconsistent values', async () => {
    const { content } = (await draft('water-filter')).body;
    const short = await save('water-filter', { after: 0, content: { ...content, timers: [1] } });
    expect([short.status, Object.keys(short.body.errors ?? {})]).toEqual([422, ['timers']]);
    const french = { ...content, words: content.words.filter(({ locale }) => locale !== 'en') };
    expect((await save('water-filter', { after: 0, content: french })).body.errors).toHaveProperty('words');
    expect((await save('Water Filter', { after: 0, content })).status).toBe(422);
  });
});

describe('the log of an experiment', () => {
  it('is visible to its owner only, who alone can delete it', async () => {
    const made = await note(child, { text: 'It held!', number: 12.5 });
    expect([made.status, made.body]).toMatchObject([
      201,
      { text: 'It held!', number: 12.5, has_drawing: false },
    ]);
    expect((await notes(child)).body.map(({ id }) => id)).toEqual([made.body.id]);
    const teacher = await app.tokenOf(oak, 'teacher');
    expect((await notes(teacher)).body).toEqual([]);
    await app.ask(oak, 'DELETE', `/api/experiment-notes/${made.body.id}/`, { as: teacher });
    expect((await notes(child)).body).toHaveLength(1);
    const stranger = await app.tokenOf(elm, 'student');
    await app.ask(elm, 'DELETE', `/api/experiment-notes/${made.body.id}/`, { as: stranger });
    expect((await notes(child)).body).toHaveLength(1);
    const gone = await app.ask(oak, 'DELETE', `/api/experiment-notes/${made.body.id}/`, { as: child });
    expect([gone.status, (await notes(child)).body]).toEqual([204, []]);
  });

  it('stores a re-encoded drawing', async () => {
    const png = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#17694a' } })
      .png()
      .toBuffer();
    const made = await note(child, { text: '', drawing: png.toString('base64') });
    expect([made.status, made.body.has_drawing]).toEqual([201, true]);
    const address = `/api/experiment-notes/${made.body.id}/drawing/`;
    const drawn = await app.ask<{ picture: string }>(oak, 'GET', address, { as: child });
    expect(drawn.body.picture).toMatch(/^data:image\/webp;base64,UklGR/);
    expect((await app.ask(oak, 'GET', address, { as: await app.tokenOf(oak, 'teacher') })).status).toBe(404);
    const bad = await note(child, { text: '', drawing: Buffer.from('<svg onload=x>').toString('base64') });
    expect([bad.status, Object.keys(bad.body.errors ?? {})]).toEqual([422, ['drawing']]);
  });

  it('stores a re-encoded photo without metadata for its owner only, and deletes it with the note', async () => {
    const jpeg = await sharp({ create: { width: 2400, height: 1200, channels: 3, background: '#ee6a43' } })
      .withExif({ IFD0: { Copyright: 'Camera of Mia' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
      .jpeg()
      .toBuffer();
    expect(jpeg.toString('latin1')).toContain('Camera of Mia');
    const made = await note(child, { text: '', photo: jpeg.toString('base64') });
    expect([made.status, made.body.has_photo, made.body.has_drawing]).toEqual([201, true, false]);
    const address = `/api/experiment-notes/${made.body.id}/photo/`;
    const look = (as: string, school = oak) => app.ask<{ picture: string }>(school, 'GET', address, { as });
    const bytes = Buffer.from((await look(child)).body.picture.split(',')[1]!, 'base64');
    const { exif, width, height, format } = await sharp(bytes).metadata();
    expect([exif, width, height, format]).toEqual([undefined, 1600, 800, 'webp']);
    expect((await look(await app.tokenOf(oak, 'teacher'))).status).toBe(404);
    expect((await look(await app.tokenOf(oak, 'student'))).status).toBe(404);
    expect((await look(await app.tokenOf(elm, 'student'), elm)).status).toBe(404);
    await app.ask(oak, 'DELETE', `/api/experiment-notes/${made.body.id}/`, { as: child });
    expect((await look(child)).status).toBe(404);
    const left = await app.within(oak, (tx) => tx.experimentNote.count({ where: { photo: { not: null } } }));
    expect(left).toBe(0);
    const bad = await note(child, { text: '', photo: Buffer.from('<svg onload=x>').toString('base64') });
    expect([bad.status, Object.keys(bad.body.errors ?? {})]).toEqual([422, ['photo']]);
  });

  it('is limited to sixty photos over all experiments, also with concurrent requests', async () => {
    const other = await app.makePerson(oak, 'student');
    const as = (await app.signIn(other)).access;
    await app.within(
      oak,
      (tx) =>
        tx.$executeRaw`insert into content.experiment_note (tenant_id, id, user_id, slug, photo)
        select ${oak.id}::uuid, gen_random_uuid(), ${other.id}::uuid, 'water-filter', 'x' from generate_series(1, 58)`,
    );
    const png = (
      await sharp({ create: { width: 4, height: 3, channels: 3, background: '#17694a' } })
        .png()
        .toBuffer()
    ).toString('base64');
    const answers = await Promise.all([1, 2, 3, 4].map(() => note(as, { text: '', photo: png })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409]);
    expect((await note(as, { text: 'words still fit' })).status).toBe(201);
  });

  it('requires an account, text and an experiment', async () => {
    expect((await note(undefined, { text: 'x' })).status).toBe(401);
    expect((await note(child, { text: '  ' })).body.errors).toEqual({
      text: ['Write something, give a number, draw, or add a photo.'],
    });
    expect((await note(child, { text: 'x' }, 'rocket-fuel')).status).toBe(404);
  });

  it('is limited to a hundred notes', async () => {
    await app.within(
      oak,
      (tx) =>
        tx.$executeRaw`insert into content.experiment_note (tenant_id, id, user_id, slug, text)
        select ${oak.id}::uuid, gen_random_uuid(), ${mia.id}::uuid, 'water-filter', 'n' from generate_series(1, 99)`,
    );
    expect((await note(child, { text: 'the last' }, 'water-filter')).status).toBe(201);
    expect((await note(child, { text: 'too many' }, 'water-filter')).body.code).toBe('notes_full');
  });
});
