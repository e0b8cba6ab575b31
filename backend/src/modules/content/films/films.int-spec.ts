import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { multipart } from '../../../../test/support/books.ts';
import { startTestApp, type TestApp, type TestSchool } from '../../../../test/support/test-app.ts';
import type { Problem } from '../../../platform/http/problem.filter.ts';
import type { FilmWatched } from '../contract.ts';
import type { FilmCard, FilmCue, FilmDraft, FilmDraftCard, FilmView } from './film.queries.ts';

const seed = join(import.meta.dirname, '../../../../../prisma/seed/films');
const VTT = 'WEBVTT\n\n00:01.000 --> 00:03.000\nHello <b>there</b>\n\n00:04.000 --> 00:06.000\nBye\n';

let app: TestApp;
let oak: TestSchool;
let elm: TestSchool;
let head: string;
let team: string;
let film: Buffer;
let poster: Buffer;

beforeAll(async () => {
  app = await startTestApp({ settings: { FILM_MAX_MB: '1' } });
  [oak, elm] = await Promise.all([app.makeSchool('oak'), app.makeSchool('elm')]);
  [head, team] = await Promise.all([
    app.tokenOf(oak, 'school_admin'),
    app.tokenOf(app.platform, 'platform_admin'),
  ]);
  [film, poster] = await Promise.all([
    readFile(join(seed, 'journey-of-a-drop.webm')),
    readFile(join(seed, 'journey-of-a-drop.webp')),
  ]);
});
afterAll(() => app.close());

const make = (slug: string, as = head, school = oak) =>
  app.ask<{ id: string } & Problem>(school, 'POST', '/api/film-drafts/', {
    as,
    body: { slug, title: 'A drop', locale: 'en' },
  });
const send = (id: string, part: 'video' | 'poster', content: Buffer, as = head, school = oak) =>
  app.ask<{ bytes: number } & Problem>(school, 'PUT', `/api/film-drafts/${id}/${part}/`, {
    as,
    ...multipart([{ name: 'file', filename: 'film.bin', content }]),
  });
const caption = (id: string, vtt: string, locale = 'en', as = head, school = oak) =>
  app.ask<{ cues: number } & Problem>(school, 'PUT', `/api/film-drafts/${id}/captions/${locale}/`, {
    as,
    body: { vtt },
  });
const WORDS = [{ locale: 'en', title: 'A drop', summary: 'Where it goes.', cards: ['Where next?', ' '] }];
const save = (id: string, change: object, as = head, school = oak) =>
  app.ask<{ version: number } & Problem>(school, 'PUT', `/api/film-drafts/${id}/`, {
    as,
    body: { version: 1, book: null, published: true, words: WORDS, ...change },
  });
const list = (school: TestSchool) => app.ask<FilmCard[]>(school, 'GET', '/api/films/');
const shown = async (slug: string, as = head, school = oak): Promise<string> => {
  const { id } = (await make(slug, as, school)).body;
  await send(id, 'video', film, as, school);
  await send(id, 'poster', poster, as, school);
  await caption(id, VTT, 'en', as, school);
  expect((await save(id, {}, as, school)).status).toBe(200);
  return id;
};

describe('a film of a school', () => {
  it('is published once it has a film file, a poster and captions, at this school only', async () => {
    const { id } = (await make('a-drop')).body;
    const early = await save(id, {});
    expect(early.status).toBe(422);
    expect(early.body.errors!['published']).toEqual([
      'Send the film first.',
      'Add a poster first.',
      'Add captions in at least one language first.',
    ]);
    expect((await send(id, 'video', film)).body.bytes).toBe(film.length);
    expect((await send(id, 'poster', poster)).status).toBe(204);
    expect((await caption(id, VTT)).body.cues).toBe(2);
    expect((await app.ask(oak, 'GET', '/api/films/a-drop/')).status).toBe(404);
    expect((await save(id, {})).body.version).toBe(2);
    expect((await save(id, {})).status).toBe(409);

    const { body } = await app.ask<FilmView>(oak, 'GET', '/api/films/a-drop/');
    expect(body).toMatchObject({
      title: 'A drop',
      type: 'video/webm',
      cards: ['Where next?'],
      captions: ['en'],
    });
    expect((await list(oak)).body.map(({ slug }) => slug)).toContain('a-drop');
    expect((await list(elm)).body.map(({ slug }) => slug)).not.toContain('a-drop');
    for (const part of ['', 'video/', 'poster/', 'captions/en/', 'transcript/en/'])
      expect((await app.ask(elm, 'GET', `/api/films/a-drop/${part}`)).status).toBe(404);
    const map = await app.ask(oak, 'GET', '/sitemap.xml');
    expect(map.text).toContain('<loc>http://oak.localhost/impact-films/a-drop</loc>');
    // Link previews may fetch it.
    expect((await app.ask(oak, 'GET', '/robots.txt')).text).toContain('Allow: /api/films/*/poster');
  });

  it('supports range requests', async () => {
    await shown('ranges');
    const part = await app.ask(oak, 'GET', '/api/films/ranges/video/', { headers: { range: 'bytes=0-99' } });
    expect([part.status, part.headers['content-range'], part.headers['content-type']]).toEqual([
      206,
      `bytes 0-99/${film.length}`,
      'video/webm',
    ]);
    const beyond = await app.ask(oak, 'GET', '/api/films/ranges/video/', {
      headers: { range: `bytes=${film.length}-` },
    });
    expect(beyond.status).toBe(416);
    const whole = await app.ask(oak, 'GET', '/api/films/ranges/video/');
    expect([whole.status, whole.headers['content-length']]).toEqual([200, String(film.length)]);
  });

  it('has captions and a plain-text transcript', async () => {
    const id = await shown('words');
    const vtt = await app.ask(oak, 'GET', '/api/films/words/captions/en/');
    expect(vtt.headers['content-type']).toMatch('text/vtt');
    expect(vtt.text).toContain('00:00:01.000 --> 00:00:03.000\nHello there\n');
    const lines = await app.ask<FilmCue[]>(oak, 'GET', '/api/films/words/transcript/en/');
    expect(lines.body[1]).toEqual({ start: 4, end: 6, text: 'Bye' });
    expect((await app.ask(oak, 'GET', '/api/films/words/transcript/fr/')).status).toBe(404);
    const last = await app.ask<Problem>(oak, 'DELETE', `/api/film-drafts/${id}/captions/en/`, { as: head });
    expect([last.status, last.body.code]).toEqual([409, 'last_captions']);
    const bad = await caption(id, 'WEBVTT\n\n00:01.000 -> 00:02.000\nx');
    expect(bad.body.errors).toEqual({
      vtt: ['Line 3: Here should be two times, e.g. 00:00:01.000 --> 00:00:04.000.'],
    });
  });

  it('is refused when it is not a film or too large, and the previous one stays', async () => {
    const id = await shown('refused');
    const wrong = await send(id, 'video', poster);
    expect([wrong.status, wrong.body.errors!['file']]).toEqual([
      422,
      ['This is no film that every browser plays. Choose an MP4 or a WebM file.'],
    ]);
    expect((await send(id, 'video', Buffer.alloc(0))).status).toBe(422);
    const large = await send(id, 'video', Buffer.concat([film, Buffer.alloc(1024 * 1024)]));
    expect([large.status, large.body.code]).toEqual([413, 'film_too_large']);
    expect((await send(id, 'poster', film)).body.errors!['file']![0]).toMatch('could not be read');
    expect((await app.ask(oak, 'GET', '/api/films/refused/video/')).headers['content-length']).toBe(
      String(film.length),
    );
  });

  it('can be changed by its school’s administrators only', async () => {
    const id = await shown('ours');
    const teacher = await app.tokenOf(oak, 'teacher');
    const other = await app.tokenOf(elm, 'school_admin');
    expect((await make('theirs', teacher)).status).toBe(403);
    expect((await send(id, 'video', film, teacher)).status).toBe(403);
    expect((await send(id, 'video', film, other, elm)).status).toBe(404);
    expect((await caption(id, VTT, 'fr', other, elm)).status).toBe(404);
    expect((await save(id, { version: 2 }, other, elm)).status).toBe(404);
    expect((await app.ask(elm, 'GET', `/api/film-drafts/${id}/`, { as: other })).status).toBe(404);
    await app.ask(elm, 'DELETE', `/api/film-drafts/${id}/`, { as: other });
    expect((await app.ask(oak, 'GET', '/api/films/ours/video/')).status).toBe(200);
    expect((await make('ours')).body.errors!['slug']![0]).toMatch('already');
  });
});

describe('watching a film', () => {
  it('counts once for each person who is signed in and saw enough of it', async () => {
    const id = await shown('seen');
    await save(id, { version: 2, goals: [15, 6] });
    const [pupil, teacher] = await Promise.all([app.tokenOf(oak, 'student'), app.tokenOf(oak, 'teacher')]);
    const watch = (as: string | undefined, percent: number, slug = 'seen') =>
      app.ask<Problem>(oak, 'PUT', `/api/films/${slug}/watched/`, {
        ...(as === undefined ? {} : { as }),
        body: { percent },
      });
    expect((await watch(undefined, 100)).status).toBe(401);
    expect((await watch(pupil, 79)).body.errors!['percent']).toEqual(['percent must be at least 80.']);
    expect((await watch(pupil, 100, 'unknown')).status).toBe(404);
    for (const as of [pupil, pupil, teacher]) expect((await watch(as, 80)).status).toBe(204);
    const [events] = await app.db.system([
      {
        name: 'test_films_watched',
        text: `select payload from platform.outbox_event where type = 'content.film-watched.v1'`,
        values: [],
      },
    ]);
    expect(
      (events!.rows as { payload: FilmWatched }[]).map(({ payload }) => [payload.film_id, payload.goals]),
    ).toEqual([
      [id, [6, 15]],
      [id, [6, 15]],
    ]);
    const ofGoal = async (goal: number) =>
      (await app.ask<FilmCard[]>(oak, 'GET', `/api/films/?goal=${goal}`)).body.map(({ slug }) => slug);
    expect([await ofGoal(15), await ofGoal(1)]).toEqual([['seen'], []]);
  });
});

describe('a film of the platform', () => {
  it('is shown at every school, changed at none, and replaced by a school’s own film of the same address', async () => {
    const id = await shown('everywhere', team, app.platform);
    expect((await list(oak)).body.map(({ slug }) => slug)).toContain('everywhere');
    expect((await app.ask(elm, 'GET', '/api/films/everywhere/video/')).status).toBe(200);
    expect((await save(id, { version: 2 })).status).toBe(404);
    const drafts = await app.ask<FilmDraftCard[]>(oak, 'GET', '/api/film-drafts/', { as: head });
    expect(drafts.body.map(({ slug }) => slug)).not.toContain('everywhere');
    const own = await shown('everywhere');
    expect((await list(oak)).body.filter(({ slug }) => slug === 'everywhere')).toHaveLength(1);
    const draft = await app.ask<FilmDraft>(oak, 'GET', `/api/film-drafts/${own}/`, { as: head });
    expect(draft.body.poster).toMatch(/^data:image\/webp;base64,/);
    await app.ask(oak, 'DELETE', `/api/film-drafts/${own}/`, { as: head });
    expect((await app.ask(oak, 'GET', '/api/films/everywhere/')).status).toBe(200);
  });
});
