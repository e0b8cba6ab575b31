import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { UPLOAD_PART_BYTES } from '@bookgrove/contract';
import { PDFDocument, StandardFonts } from 'pdf-lib';
import sharp from 'sharp';
import { ZipFile } from 'yazl';
import { multipart } from '../../../../test/support/books.ts';
import {
  eventually,
  startTestApp,
  type TestApp,
  type TestPerson,
  type TestSchool,
} from '../../../../test/support/test-app.ts';
import type { Problem } from '../../../platform/http/problem.filter.ts';
import type { FilmCard, FilmDraftCard } from '../films/film.queries.ts';
import type { ResourcePage } from './resources.controller.ts';
import type { ResourceModerationPage } from './resource-moderation.controller.ts';
import type { ResourceDraft, ResourceView } from './resource-view.ts';

const films = join(import.meta.dirname, '../../../../../prisma/seed/films');

let app: TestApp;
let oak: TestSchool;
let elm: TestSchool;
let teacher: TestPerson;
let as: string;
let head: string;
let team: string;
let slides: Buffer;
let picture: Buffer;

beforeAll(async () => {
  app = await startTestApp({ worker: true });
  [oak, elm] = await Promise.all([app.makeSchool('oak'), app.makeSchool('elm')]);
  teacher = await app.makePerson(oak, 'teacher', { first_name: 'Ada', last_name: 'Reed' });
  as = (await app.signIn(teacher)).access;
  head = await app.tokenOf(oak, 'school_admin');
  team = await app.tokenOf(app.platform, 'platform_admin');
  slides = await pdf(['Rain falls on the hill.', 'The water runs to the sea and the sun lifts it again.']);
  picture = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#2a7f62' } })
    .withExif({ IFD3: { GPSLatitudeRef: 'N' } })
    .jpeg()
    .toBuffer();
});
afterAll(() => app.close());

async function pdf(pages: string[]): Promise<Buffer> {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  document.setLanguage('en');
  for (const words of pages) document.addPage([960, 540]).drawText(words, { x: 40, y: 300, size: 28, font });
  return Buffer.from(await document.save());
}

const zip = (files: Record<string, string>): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const made = new ZipFile();
    for (const [name, content] of Object.entries(files)) made.addBuffer(Buffer.from(content), name);
    made.end();
    const chunks: Buffer[] = [];
    made.outputStream.on('data', (chunk: Buffer) => chunks.push(chunk));
    made.outputStream.on('end', () => resolve(Buffer.concat(chunks)));
    made.outputStream.on('error', reject);
  });
const slide = (words: string) =>
  `<p:sld xmlns:a="a" xmlns:p="p"><a:p><a:r><a:t>${words}</a:t></a:r></a:p></p:sld>`;
const pptx = (more: Record<string, string> = {}) =>
  zip({
    'ppt/presentation.xml': '<p/>',
    'ppt/slides/slide1.xml': slide('How seeds travel with the wind'),
    ...more,
  });

const call = <T>(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: object,
  by = as,
  school = oak,
) => app.ask<T & Problem>(school, method, `/api/${path}`, { as: by, ...(body && { body }) });
const make = async (kind: string, by = as, school = oak) =>
  (await call<{ id: string }>('POST', 'my-resources/', { kind }, by, school)).body.id;
const partOf = (id: string, number: number, content: Buffer, by = as, school = oak) =>
  app.ask<{ bytes: number } & Problem>(school, 'PUT', `/api/uploads/${id}/parts/${number}/`, {
    as: by,
    ...multipart([{ name: 'file', filename: 'part', content }]),
  });
async function send(id: string, name: string, content: Buffer, by = as, school = oak) {
  const upload = (await call<{ id: string }>('POST', 'uploads/', {}, by, school)).body.id;
  const parts = Math.max(1, Math.ceil(content.length / UPLOAD_PART_BYTES));
  for (let number = 0; number < parts; number += 1)
    await partOf(
      upload,
      number,
      content.subarray(number * UPLOAD_PART_BYTES, (number + 1) * UPLOAD_PART_BYTES),
      by,
      school,
    );
  return call(
    'PUT',
    `my-resources/${id}/file/`,
    { upload_id: upload, upload_parts: parts, name },
    by,
    school,
  );
}
const own = async (id: string, by = as, school = oak) =>
  (await call<ResourceDraft>('GET', `my-resources/${id}/`, undefined, by, school)).body;
const checked = (id: string, by = as, school = oak) =>
  eventually(async () => {
    const draft = await own(id, by, school);
    expect(draft.check).not.toBe('waiting');
    return draft;
  });
const SAID = {
  title: 'How rain is made',
  summary: 'Six slides about the way of water, with questions.',
  alt: '',
  language: 'en',
  age_min: 8,
  age_max: 11,
  subjects: ['science'],
  goals: [6],
  uses: ['explain'],
  readers: 'students',
  audience: 'school',
  rights: 'own',
  license: null,
  credit: '',
  proof: '',
};
const say = async (id: string, change: object = {}, by = as, school = oak) =>
  call<{ version: number }>(
    'PUT',
    `my-resources/${id}/`,
    { ...SAID, version: (await own(id, by, school)).version, ...change },
    by,
    school,
  );
const submit = (id: string, by = as, school = oak) =>
  call('POST', `my-resources/${id}/submit/`, undefined, by, school);
const decide = (id: string, body: object, by = head, school = oak) =>
  call('POST', `resource-desk/${id}/decision/`, body, by, school);
const titles = async (by: string, school = oak, query = '') =>
  (await call<ResourcePage>('GET', `resources/?limit=100${query}`, undefined, by, school)).body.results.map(
    ({ title }) => title,
  );
async function ready(title: string, change: object = {}): Promise<string> {
  const id = await make('slides');
  await send(id, 'rain.pdf', slides);
  await checked(id);
  expect((await say(id, { title, ...change })).status).toBe(200);
  expect((await submit(id)).status).toBe(204);
  return id;
}
/** A student whose age the school has stated. */
async function child(school: TestSchool, age: number | null): Promise<string> {
  const person = await app.makePerson(school, 'student');
  await app.within(school, (tx) =>
    tx.user.updateMany({
      where: { id: person.id },
      data: {
        birth_year: age === null ? null : new Date().getFullYear() - age,
        birth_month: age === null ? null : 1,
      },
    }),
  );
  return (await app.signIn(person)).access;
}

describe('the moderation of a resource', () => {
  it('is checked, described, submitted, returned with a reason, corrected, approved and found', async () => {
    const id = await make('slides');
    const early = await submit(id);
    expect([early.status, early.body.code]).toEqual([422, 'resource_incomplete']);
    expect(early.body.errors!['piece']).toEqual(
      expect.arrayContaining(['file-missing', 'title-missing', 'rights-missing']),
    );
    expect((await send(id, 'rain.pdf', slides)).status).toBe(204);
    const draft = await checked(id);
    expect(draft).toMatchObject({
      check: 'ready',
      pages: 2,
      file_kind: 'pdf',
      file_language: 'en',
      stage: 'draft',
    });
    expect(draft.page_pictures).toHaveLength(2);
    expect((await say(id)).body.version).toBe(draft.version + 1);
    const stale = await call('PUT', `my-resources/${id}/`, { ...SAID, version: draft.version });
    expect([stale.status, stale.body.code]).toEqual([409, 'resource_changed']);

    expect((await submit(id)).status).toBe(204);
    expect((await submit(id)).status).toBe(204); // a retry
    expect((await say(id)).body.code).toBe('not_yours_now');
    expect(await titles(as)).not.toContain('How rain is made');
    expect((await call('GET', `resources/${id}/`)).status).toBe(404);
    const silent = await decide(id, { decision: 'return' });
    expect(silent.body.errors!['reason']).toEqual(['Choose why, so that its maker knows what to do.']);
    expect(
      (await decide(id, { decision: 'return', reason: 'details', note: 'For which class?' })).status,
    ).toBe(204);
    const letter = await eventually(async () => {
      const found = await app.within(oak, (tx) =>
        tx.email.findFirst({ where: { recipient: teacher.email! } }),
      );
      expect(found).not.toBeNull();
      return found!;
    });
    expect(letter.subject).toBe('“How rain is made” came back to you');
    expect(letter.text).toContain('For which class?');
    expect((await own(id)).moves[0]).toMatchObject({
      move: 'return',
      reason: 'details',
      note: 'For which class?',
    });

    expect((await say(id, { summary: 'Two slides for class 3 about the way of water.' })).status).toBe(200);
    await submit(id);
    const [one, two] = await Promise.all([
      decide(id, { decision: 'approve' }),
      decide(id, { decision: 'return', reason: 'other' }),
    ]);
    expect([one.status, two.status].sort()).toEqual([204, 409]);
    if (one.status !== 204) {
      await submit(id);
      expect((await decide(id, { decision: 'approve' })).status).toBe(204);
    }
    expect(await titles(as)).toContain('How rain is made');
    expect((await own(id)).path).toBe(`/resources/${id}`);
    const audited = await eventually(() =>
      app.within(oak, async (tx) => {
        const found = await tx.auditEntry.findMany({ where: { action: { startsWith: 'resource.' } } });
        expect(found.map(({ action }) => action)).toContain('resource.approved');
        return found;
      }),
    );
    expect(audited.find(({ action }) => action === 'resource.returned')).toMatchObject({
      detail: { name: 'How rain is made' },
    });
  });

  it('is opened by signed addresses of this school, which contain nothing of the previous file', async () => {
    const id = await ready('Signed');
    await decide(id, { decision: 'approve' });
    const { body } = await call<ResourceView>('GET', `resources/${id}/`);
    const first = await app.ask(oak, 'GET', body.page_pictures[0]!);
    expect([first.status, first.headers['content-type']]).toEqual([200, 'image/webp']);
    const file = await app.ask(oak, 'GET', body.download!);
    expect([
      file.status,
      file.headers['content-disposition'],
      file.headers['x-content-type-options'],
    ]).toEqual([200, `attachment; filename*=UTF-8''Signed.pdf`, 'nosniff']);
    expect((await app.ask(elm, 'GET', body.download!)).status).toBe(404);
    // Another first character of the signature, whichever it is: one in 64 begins with the replacement itself.
    const forged = body.download!.replace(/\.(.)/, (_, first: string) => (first === 'x' ? '.y' : '.x'));
    expect((await app.ask(oak, 'GET', forged)).status).toBe(404);
    expect((await app.ask(oak, 'GET', body.download!.replace('download', 'original'))).status).toBe(404);
  });

  it('can be recalled before the decision, and deleted', async () => {
    const id = await ready('Taken back');
    expect((await call('DELETE', `my-resources/${id}/`)).status).toBe(409);
    expect((await call('POST', `my-resources/${id}/recall/`)).status).toBe(204);
    expect((await decide(id, { decision: 'approve' })).status).toBe(404);
    expect((await call('DELETE', `my-resources/${id}/`)).status).toBe(204);
    expect((await call('DELETE', `my-resources/${id}/`)).status).toBe(204);
    expect((await call('GET', `my-resources/${id}/`)).status).toBe(404);
  });

  it('is visible to its owner and school only', async () => {
    const id = await ready('Ours alone');
    const other = await app.tokenOf(oak, 'teacher');
    const [far, student] = [await app.tokenOf(elm, 'school_admin'), await app.tokenOf(oak, 'student')];
    expect((await call('GET', `my-resources/${id}/`, undefined, other)).status).toBe(404);
    expect((await call('PUT', `my-resources/${id}/`, { ...SAID, version: 1 }, other)).status).toBe(404);
    expect((await decide(id, { decision: 'approve' }, other)).status).toBe(403);
    expect((await decide(id, { decision: 'approve' }, far, elm)).status).toBe(404);
    expect((await decide(id, { decision: 'approve' }, team, app.platform)).status).toBe(404);
    expect((await decide(id, { decision: 'widen' })).status).toBe(403);
    expect((await call('POST', 'my-resources/', { kind: 'slides' }, student)).status).toBe(403);
    const moderationQueue = (by: string, school: TestSchool) =>
      call<ResourceModerationPage>('GET', 'resource-desk/', undefined, by, school);
    expect((await moderationQueue(head, oak)).body.results.map((one) => one.title)).toContain('Ours alone');
    expect((await moderationQueue(far, elm)).body.count).toBe(0);
    expect((await decide(await ready('Decided on later'), { decision: 'approve' })).status).toBe(204);
    const stages = (await moderationQueue(head, oak)).body.results.map(({ stage }) => stage === 'submitted');
    expect(stages).toEqual(stages.toSorted((one, next) => Number(next) - Number(one)));
    expect(new Set(stages).size).toBe(2);
  });
});

describe('the audience of a resource', () => {
  it('depends on age and role', async () => {
    for (const [title, change] of [
      ['For all', { age_min: 5 }],
      ['For eleven', { age_min: 11, age_max: 14 }],
      ['For teachers', { age_min: 5, readers: 'teachers' }],
    ] as const)
      await decide(await ready(title, change), { decision: 'approve' });
    const [young, old, unknown] = [await child(oak, 8), await child(oak, 12), await child(oak, null)];
    const parent = await app.tokenOf(oak, 'parent');
    const pick = async (by: string) => (await titles(by)).filter((one) => one.startsWith('For ')).sort();
    expect(await pick(young)).toEqual(['For all']);
    expect(await pick(old)).toEqual(['For all', 'For eleven']);
    expect(await pick(unknown)).toEqual(['For all']);
    expect(await pick(parent)).toEqual(['For all', 'For eleven']);
    expect(await pick(as)).toEqual(['For all', 'For eleven', 'For teachers']);
    expect(await titles(await app.tokenOf(elm, 'teacher'), elm)).toEqual([]);
    expect((await app.ask(oak, 'GET', '/api/resources/')).status).toBe(401);
    const hidden = (await call<ResourcePage>('GET', 'resources/?search=For eleven')).body.results[0]!.id;
    expect((await call('GET', `resources/${hidden}/`, undefined, young)).status).toBe(404);
  });

  it('can search its text, and filter by age, subject, use and goal', async () => {
    await decide(await ready('Of the hill', { subjects: ['nature'], uses: ['home'], goals: [13] }), {
      decision: 'approve',
    });
    for (const query of [
      '&search=lifts it',
      '&subject=nature',
      '&use=home',
      '&goal=13',
      '&age=9&kind=slides',
    ])
      expect(await titles(as, oak, query)).toContain('Of the hill');
    for (const query of ['&search=nobody says so', '&kind=sound', '&age=40', '&language=fr', '&goal=1'])
      expect(await titles(as, oak, query)).not.toContain('Of the hill');
    const { kinds } = (await call<ResourcePage>('GET', 'resources/?kind=sound')).body;
    expect(kinds.find(({ kind }) => kind === 'slides')!.count).toBeGreaterThan(0);
  });

  it('is every school once the platform adopted it, whatever its school does afterwards', async () => {
    const id = await ready('For everybody', { audience: 'everybody' });
    expect((await decide(id, { decision: 'widen' }, team, app.platform)).status).toBe(404);
    await decide(id, { decision: 'approve' });
    expect((await own(id)).wide).toBe('asked');
    const far = await app.tokenOf(elm, 'teacher');
    expect(await titles(far, elm)).not.toContain('For everybody');
    const seen = await call<ResourceDraft>('GET', `resource-desk/${id}/`, undefined, team, app.platform);
    expect(seen.body.title).toBe('For everybody');
    expect((await app.ask(app.platform, 'GET', seen.body.page_pictures[0]!)).status).toBe(200);
    expect((await decide(id, { decision: 'withdraw', reason: 'other' }, team, app.platform)).status).toBe(
      403,
    );
    expect((await decide(id, { decision: 'widen' }, team, app.platform)).status).toBe(204);
    expect((await decide(id, { decision: 'widen' }, team, app.platform)).status).toBe(409);
    expect(await titles(far, elm)).toContain('For everybody');
    expect((await titles(as)).filter((one) => one === 'For everybody')).toHaveLength(1);
    expect((await own(id)).moves[0]).toMatchObject({ move: 'widen' });
    await decide(id, { decision: 'withdraw', reason: 'rights', note: '' });
    expect(await titles(far, elm)).toContain('For everybody');
    const [copy] = (await call<ResourcePage>('GET', 'resources/', undefined, far, elm)).body.results;
    expect(copy!.of_platform).toBe(true);
    expect((await app.ask(elm, 'GET', copy!.preview!)).status).toBe(200);
  });
});

describe('a film', () => {
  it('is processed as a film, and listed among the films once approved', async () => {
    const id = await make('film');
    const wrong = await send(id, 'film.mp4', slides);
    expect(wrong.body.errors!['file']).toEqual([
      'This is no film that every browser plays. Choose an MP4 or a WebM file.',
    ]);
    expect((await send(id, 'drop.webm', await readFile(join(films, 'journey-of-a-drop.webm')))).status).toBe(
      204,
    );
    expect((await own(id)).remarks).toEqual(expect.arrayContaining(['poster-missing', 'captions-missing']));
    const poster = (await readFile(join(films, 'journey-of-a-drop.webp'))).toString('base64');
    expect((await call('PUT', `my-resources/${id}/poster/`, { picture: poster })).status).toBe(204);
    const bad = await call('PUT', `my-resources/${id}/captions/en/`, { vtt: 'WEBVTT\n\n1 -> 2\nx' });
    expect(bad.body.errors!['vtt']![0]).toMatch('Line 3');
    const vtt = 'WEBVTT\n\n00:01.000 --> 00:03.000\nHello there\n';
    expect((await call('PUT', `my-resources/${id}/captions/en/`, { vtt })).status).toBe(204);
    await say(id, { title: 'The way of a drop', audience: 'everybody' });
    const shown = async (school = oak) =>
      (await app.ask<FilmCard[]>(school, 'GET', '/api/films/')).body.find(
        ({ title }) => title === 'The way of a drop',
      );
    const moderationQueue = async () =>
      (await call<FilmDraftCard[]>('GET', 'film-drafts/', undefined, head)).body.map((one) => one.id);
    expect((await submit(id)).status).toBe(204);
    expect(await moderationQueue()).not.toContain(id);
    const around = await call(
      'PUT',
      `film-drafts/${id}/`,
      {
        version: 1,
        book: null,
        published: true,
        words: [{ locale: 'en', title: 'A', summary: 'B', cards: [] }],
      },
      head,
    );
    expect(around.body.code).toBe('film_undecided');
    expect(await shown()).toBeUndefined();
    await decide(id, { decision: 'approve' });
    expect((await shown())!.slug).toMatch(/^the-way-of-a-drop-/);
    expect((await own(id)).path).toMatch(/^\/impact-films\/the-way-of-a-drop-/);
    expect(await moderationQueue()).toContain(id);
    expect((await decide(id, { decision: 'widen' }, team, app.platform)).status).toBe(204);
    const far = (await shown(elm))!;
    expect((await app.ask(elm, 'GET', `/api/films/${far.slug}/video/`)).status).toBe(200);
    expect((await app.ask(elm, 'GET', `/api/films/${far.slug}/captions/en/`)).text).toContain('Hello there');
    await decide(id, { decision: 'withdraw', reason: 'rights' });
    expect(await shown(elm)).toBeDefined();
  });
});

describe('a file', () => {
  it.each<[string, string, () => Promise<Buffer> | Buffer, RegExp]>([
    [
      'slides',
      'page.pdf',
      () => Buffer.from('<!doctype html><script>alert(1)</script>'),
      /web page under another name/,
    ],
    ['slides', 'old.ppt', () => Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]), /before 2007/],
    ['slides', 'macro.pptx', () => pptx({ 'ppt/vbaProject.bin': 'x' }), /macro/],
    ['slides', 'hidden.pptx', () => pptx({ 'ppt/embeddings/oleObject1.bin': 'x' }), /hidden/],
    [
      'slides',
      'remote.pptx',
      () =>
        pptx({
          'ppt/_rels/presentation.xml.rels':
            '<Relationships><Relationship Type="http://x/attachedTemplate" Target="http://evil.test/a.potm" TargetMode="External"/></Relationships>',
        }),
      /fetches parts/,
    ],
    ['slides', 'other.zip', () => zip({ 'a.txt': 'x' }), /neither a PDF nor a PowerPoint/],
    ['slides', 'cut.pdf', () => slides.subarray(0, 400), /./],
    ['sheet', 'slides.pptx', () => pptx(), /neither a PDF nor a Word/],
    ['picture', 'p.png', () => slides, /no picture/],
    ['picture', 'p.jpg', () => picture.subarray(0, 300), /could not be read/],
    ['sound', 's.mp3', () => Buffer.concat([Buffer.from('ID3'), Buffer.alloc(400)]), /No sound/],
  ])('of %s is refused in words: %s', async (kind, name, content, why) => {
    const id = await make(kind);
    await send(id, name, await content());
    const draft = await checked(id);
    expect([draft.check, draft.remarks]).toEqual(['refused', expect.arrayContaining(['file-refused'])]);
    expect(draft.refusal).toMatch(why);
    expect(draft.file).toBeNull();
  });

  it('that is refused is notified to its owner by one e-mail with a link to the draft', async () => {
    const id = await make('sound');
    await say(id, { title: 'Rain on the roof' });
    await send(id, 's.mp3', Buffer.concat([Buffer.from('ID3'), Buffer.alloc(400)]));
    await checked(id);
    const letters = () =>
      app.within(oak, (tx) => tx.email.findMany({ where: { template: 'resource-refused' } }));
    const letter = await eventually(async () => {
      const found = (await letters()).find(({ subject }) => subject.includes('Rain on the roof'));
      expect(found).toBeDefined();
      return found!;
    });
    expect(letter.recipient).toBe(teacher.email);
    expect(letter.text).toMatch(/No sound/);
    expect(letter.text).toContain(`/uploadcontent/${id}`);
  });

  it('is shown with flagged numbers, addresses and app names to the reviewer', async () => {
    const id = await ready('Ring 0171 555 0134 for more', {
      summary: 'Write to ada@example.org, or ask me in class about it.',
    });
    const seen = await call<ResourceDraft>('GET', `resource-desk/${id}/`, undefined, head);
    expect(seen.body.flags.map(({ kind }) => kind).sort()).toEqual(['email', 'phone']);
    const clean = await ready('How rain is made again');
    expect((await call<ResourceDraft>('GET', `resource-desk/${clean}/`, undefined, head)).body.flags).toEqual(
      [],
    );
  });

  it('with slides may be a PPTX with a link, and its text is searchable', async () => {
    const id = await make('slides');
    await send(
      id,
      'seeds.pptx',
      await pptx({
        'ppt/slides/_rels/slide1.xml.rels':
          '<Relationships><Relationship Type="http://x/hyperlink" Target="https://seeds.test" TargetMode="External"/></Relationships>',
      }),
    );
    expect(await checked(id)).toMatchObject({
      check: 'ready',
      file_kind: 'pptx',
      pages: 1,
      words_inside: 6,
      preview: null,
    });
  });

  it('with a picture is re-encoded without its location', async () => {
    const id = await make('picture');
    await send(id, 'hill.jpg', picture);
    const draft = await checked(id);
    const { bytes } = await app.ask(oak, 'GET', draft.file!);
    const drawn = await sharp(bytes).metadata();
    expect([draft.file_kind, drawn.format, drawn.width, drawn.exif]).toEqual([
      'webp',
      'webp',
      900,
      undefined,
    ]);
    expect(draft.remarks).toContain('alt-missing');
  });

  it('whose part is lost is requested again, and a part sent twice counts once', async () => {
    const id = await make('slides');
    const upload = (await call<{ id: string }>('POST', 'uploads/', {})).body.id;
    await partOf(upload, 1, slides);
    await partOf(upload, 1, slides);
    expect((await call<{ parts: number[] }>('GET', `uploads/${upload}/`)).body.parts).toEqual([1]);
    const file = { upload_id: upload, upload_parts: 2, name: 'a.pdf' };
    const holes = await call('PUT', `my-resources/${id}/file/`, file);
    expect([holes.status, holes.body.code]).toEqual([409, 'parts_missing']);
    const other = await app.tokenOf(oak, 'teacher');
    expect(
      (await call<{ parts: number[] }>('GET', `uploads/${upload}/`, undefined, other)).body.parts,
    ).toEqual([]);
    await partOf(upload, 0, slides.subarray(0, 100)); // half a part counts as missing
    expect((await call('PUT', `my-resources/${id}/file/`, file)).body.code).toBe('parts_missing');
    expect((await call('PUT', 'uploads/2026-01-01_nobody/parts/0/', undefined)).status).not.toBe(200);
  });
});
