import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PageHeads } from '../../../platform/http/page-heads.ts';
import type { Problem } from '../../../platform/http/problem.filter.ts';
import { startTestApp, type TestApp, type TestSchool } from '../../../../test/support/test-app.ts';
import type { PageDraft } from './get-page-draft.query.ts';
import type { ContentPage } from './get-page.query.ts';
import { PAGE_SLUGS } from './page.rules.ts';
import type { PagePreview } from './pages.controller.ts';

let app: TestApp;
let oak: TestSchool;
let elm: TestSchool;
let head: string;
let admin: string;

beforeAll(async () => {
  app = await startTestApp();
  [oak, elm] = await Promise.all([
    app.makeSchool('oak', { school_name: 'Oak School' }),
    app.makeSchool('elm'),
  ]);
  head = await app.tokenOf(oak, 'school_admin');
  admin = await app.tokenOf(app.platform, 'platform_admin');
});
afterAll(() => app.close());

const read = (school: TestSchool, slug: string, query = '', headers = {}) =>
  app.ask<ContentPage & Problem>(school, 'GET', `/api/pages/${slug}/${query}`, { headers });
const words = (after: number, change: object = {}) => ({
  locale: 'en',
  after,
  title: 'About Oak',
  summary: 'A small school.',
  body: 'We stand by a **river**.\n\n## Where\n\nAt the ford.',
  ...change,
});
const save = (school: TestSchool, slug: string, as: string | undefined, body: object) =>
  app.ask<{ version: number } & Problem>(school, 'PUT', `/api/pages/${slug}/`, { as, body });

describe('public pages', () => {
  it.each(PAGE_SLUGS)(
    '%s has text from the first start on, without unresolved placeholders',
    async (slug) => {
      const page = await read(oak, slug);
      expect(page.status).toBe(200);
      expect(page.body.title.length).toBeGreaterThan(3);
      expect(page.body.intro + page.body.sections.map(({ html }) => html).join('')).not.toMatch(/\{|##|\*\*/);
    },
  );

  it('contain the name of the requesting school', async () => {
    expect(JSON.stringify((await read(oak, 'contact')).body)).toContain('office@school.test');
    expect((await read(oak, 'privacy-policy')).text).toContain('Oak School');
  });

  it('are answered with 304 until they change', async () => {
    const first = await read(elm, 'faq');
    const again = await read(elm, 'faq', '', { 'if-none-match': first.headers['etag']! });
    expect([again.status, again.text]).toEqual([304, '']);
  });

  it('contain no unlisted address', async () => {
    expect((await read(oak, 'secret-plan')).status).toBe(404);
    expect((await read(oak, 'faq', '?locale=xx')).status).toBe(422);
  });
});

describe('a page in four languages', () => {
  const scripts = { fr: /[éèàç]/, ar: /[\u0600-\u06ff]/, hi: /[\u0900-\u097f]/ };
  it.each(PAGE_SLUGS)('%s exists in each of them, with the same sections', async (slug) => {
    const english = await read(oak, slug);
    for (const [locale, script] of Object.entries(scripts)) {
      const { body, headers } = await read(oak, slug, `?locale=${locale}`);
      expect([slug, body.locale, body.dir]).toEqual([slug, locale, locale === 'ar' ? 'rtl' : 'ltr']);
      expect(body.title + body.summary).toMatch(script);
      expect(body.sections).toHaveLength(english.body.sections.length);
      expect(body.intro + body.sections.map(({ html }) => html).join('')).not.toMatch(/\{|##|\*\*/);
      expect(headers).toMatchObject({
        'content-language': locale,
        vary: expect.stringContaining('accept-language'),
      });
      // Links of a translated page lead to the same addresses as in English.
      const links = ({ intro, sections }: ContentPage) =>
        [...(intro + sections.map(({ html }) => html).join('')).matchAll(/href="([^"]+)"/g)]
          .map(([, to]) => to)
          .sort();
      expect(links(body)).toEqual(links(english.body));
    }
  });

  it('is answered in the language that the browser prefers', async () => {
    const wished = (header: string) => read(oak, 'faq', '', { 'accept-language': header });
    expect((await wished('de, fr-CA;q=0.8, en;q=0.5')).body.locale).toBe('fr');
    expect((await wished('de')).body.locale).toBe('en');
    expect((await read(oak, 'faq', '?locale=hi', { 'accept-language': 'fr' })).body.locale).toBe('hi');
  });

  it('is cached separately for each of them', async () => {
    const french = await read(oak, 'faq', '?locale=fr');
    const arabic = await read(oak, 'faq', '?locale=ar', { 'if-none-match': french.headers['etag']! });
    expect([arabic.status, arabic.body.locale]).toEqual([200, 'ar']);
  });

  it('is announced to search engines in its existing languages', async () => {
    const map = await app.ask(oak, 'GET', '/sitemap.xml');
    expect(map.text).toContain(
      '<xhtml:link rel="alternate" hreflang="ar" href="http://oak.localhost/privacy-policy?lang=ar"/>',
    );
    expect(map.text).toContain('<loc>http://oak.localhost/experiment/paper-bridge</loc>');
  });

  it('has a preview picture where it is public; a private screen has none', async () => {
    const seen = (path: string) =>
      app.within(oak, () =>
        app.nest
          .get(PageHeads, { strict: false })
          .of(path, { app: '', files: '', asked: null, wished: null }),
      );
    for (const path of ['/about', '/library', '/global-reach', '/experiment/paper-bridge'])
      expect(await seen(path)).toMatchObject({
        indexed: true,
        image: 'http://oak.localhost/art/preview.png',
      });
    for (const path of ['/dashboard', '/admin/inbox', '/canva/x'])
      expect(await seen(path)).toMatchObject({ indexed: false, image: undefined });
  });
});

describe('writing a page', () => {
  it('gives a school its own text, which other schools do not see', async () => {
    const before = await read(oak, 'about');
    expect((await save(oak, 'about', head, words(0))).body.version).toBe(1);
    const page = await read(oak, 'about');
    expect(page.body).toMatchObject({
      title: 'About Oak',
      intro: '<p>We stand by a <strong>river</strong>.</p>\n',
    });
    expect(page.body.sections).toEqual([{ id: 'where', title: 'Where', html: '<p>At the ford.</p>\n' }]);
    expect(page.headers['etag']).not.toBe(before.headers['etag']);
    expect((await read(elm, 'about')).body.title).toBe('About us');
  });

  it('in one language leaves the platform’s text in the others, and shows this to editors', async () => {
    expect((await read(oak, 'about', '?locale=ar')).body).toMatchObject({
      locale: 'en',
      dir: 'ltr',
      title: 'About Oak',
      locales: ['en'],
    });
    const draft = await app.ask<PageDraft>(oak, 'GET', '/api/pages/about/draft/?locale=ar', { as: head });
    expect(draft.body).toMatchObject({ locale: 'ar', from: 'en', version: 0, title: 'About Oak' });
    await save(
      elm,
      'contact',
      await app.tokenOf(elm, 'school_admin'),
      words(0, { locale: 'fr', title: 'Écrivez' }),
    );
    expect((await read(elm, 'contact', '?locale=fr')).body).toMatchObject({ locale: 'fr', title: 'Écrivez' });
    expect((await read(elm, 'contact', '?locale=hi')).body.locale).toBe('hi');
  });

  it('of the platform changes it at every school without an own text', async () => {
    expect((await save(app.platform, 'about', admin, words(0, { title: 'About the grove' }))).status).toBe(
      200,
    );
    expect((await read(elm, 'about')).body.title).toBe('About the grove');
    expect((await read(oak, 'about')).body.title).toBe('About Oak');
  });

  it('does not let a school edit the platform’s legal pages', async () => {
    const refused = await save(oak, 'privacy-policy', head, words(0));
    expect([refused.status, refused.body.code]).toEqual([403, 'platform_page']);
  });

  it('is refused to everybody but administrators', async () => {
    expect((await save(oak, 'contact', undefined, words(0))).status).toBe(401);
    for (const role of ['teacher', 'parent', 'student'] as const)
      expect((await save(oak, 'contact', await app.tokenOf(oak, role), words(0))).status).toBe(403);
  });

  it('refuses the second of two concurrent editors, and keeps the first one’s text', async () => {
    const answers = await Promise.all(
      ['One', 'Two', 'Three'].map((title) => save(oak, 'contact', head, words(0, { title }))),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(answers.find(({ status }) => status === 409)!.body.code).toBe('page_changed');
  });

  it('keeps every version, and an old one can be restored as a new one', async () => {
    const draft = () => app.ask<PageDraft>(oak, 'GET', '/api/pages/about/draft/', { as: head });
    const { version } = (await draft()).body;
    await save(oak, 'about', head, words(version, { title: 'Other' }));
    const { history } = (await draft()).body;
    expect(history.map(({ title }) => title)).toEqual(['Other', 'About Oak']);
    await save(oak, 'about', head, { ...words(version + 1), title: history[1]!.title });
    expect((await read(oak, 'about')).body.title).toBe('About Oak');
    const elms = await app.ask<PageDraft>(elm, 'GET', '/api/pages/about/draft/', {
      as: await app.tokenOf(elm, 'school_admin'),
    });
    expect(elms.body.history).toEqual([]);
  });

  it('removes scripts in tags, links and attributes', async () => {
    const evil = [
      '<script>alert(1)</script>',
      '<img src=x onerror=alert(1)>',
      '[a](javascript:alert(1)) [b](data:text/html,x) ![c](https://evil.example/p.png)',
      '<a href="//evil.example" onclick="x()">d</a>',
    ].join('\n\n');
    const { body } = await app.ask<PagePreview>(oak, 'POST', '/api/page-preview/', {
      as: head,
      body: { body: evil },
    });
    expect(body.intro).not.toMatch(/<(script|img|a )[^>]*/i);
  });

  it('names the missing texts', async () => {
    const refused = await save(oak, 'about', head, words(3, { title: '' }));
    expect(refused.status).toBe(422);
    expect(refused.body.errors).toEqual({ title: ['Give the page a title of at most 120 characters.'] });
  });
});

describe('the sitemap', () => {
  it('lists public pages, without children’s works', async () => {
    const map = await app.ask(oak, 'GET', '/sitemap.xml');
    expect(map.headers['content-type']).toContain('xml');
    expect(map.text).toContain('<loc>http://oak.localhost/privacy-policy</loc>');
    const robots = await app.ask(oak, 'GET', '/robots.txt');
    expect(robots.text).toContain('Disallow: /admin');
    expect(robots.text).toContain('Sitemap: http://oak.localhost/sitemap.xml');
  });
});
