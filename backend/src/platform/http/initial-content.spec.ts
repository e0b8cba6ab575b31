import { describe, expect, it } from '@jest/globals';
import { withInitialContent, type Build, type InitialContent } from './initial-content.ts';

const page = `<html data-site="school" lang="en-GB" dir="ltr">
  <head>
    <title>Library</title>
    <link rel="stylesheet" href="/theme.css">
    <script type="module" crossorigin src="/assets/a.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/b.js">
    <link rel="stylesheet" crossorigin href="/assets/c.css">
    <link rel="stylesheet" crossorigin disabled href="/assets/d.css">
  </head>
  <body>
    <div id="root"></div>
  </body>
</html>`;
const nothing: Build = { classes: {}, start: 'start()', session: '' };
const words: InitialContent = {
  kind: 'page',
  tenant: { name: 'Oak & <b>', logo: null, announcement: 'Bring $1 "boots"', demo: false },
  title: 'About <i>us</i>',
  summary: 'A school.',
  html: '<p>Cleaned by the renderer.</p>',
  languages: ['en', 'fr'],
  language: 'en',
};

describe('the initial content of a screen', () => {
  it('is placed beside the root element of the app, with HTML escaped', () => {
    const written = withInitialContent(page, words, nothing);
    expect(written.indexOf('<div id="first">')).toBeLessThan(written.indexOf('<div id="root">'));
    expect(written).toContain('<h1>About &#60;i&#62;us&#60;/i&#62;</h1>');
    expect(written).toContain('Oak &#38; &#60;b&#62;');
    expect(written).toContain('Bring $1 &#34;boots&#34;');
    expect(written).toContain('<p>Cleaned by the renderer.</p>');
  });

  it('has the classes of the screen that follows', () => {
    const written = withInitialContent(page, words, {
      ...nothing,
      classes: { 'features/content/components/Page': { head: '_head_1' } },
    });
    expect(written).toContain('<header class="_head_1">');
  });

  it('of a book shows its cover in the sizes of the screen, and its texts in their own language', () => {
    const cover = {
      small: 'https://b/1',
      medium: 'https://b/2',
      large: 'https://b/3',
      xlarge: 'https://b/4',
    };
    const { tenant } = words;
    const book: InitialContent = {
      kind: 'book',
      tenant,
      language: 'en',
      written: 'ar',
      title: 'فأر "1"',
      subtitle: null,
      cover,
    };
    const written = withInitialContent(page, book, {
      ...nothing,
      classes: { 'features/library/pages/BookPage': { cover: '_cover_1' } },
    });
    expect(written).toContain(
      'srcset="https://b/1 160w, https://b/2 240w, https://b/3 360w, https://b/4 480w"',
    );
    expect(written).toContain('class=" _cover_1"');
    expect(written).toContain('<h1 lang="ar" dir="auto">فأر &#34;1&#34;</h1>');
    expect(withInitialContent(page, { ...book, cover: null }, nothing)).not.toContain('<img');
    // The policy of the page (style-src) would refuse it and complain in the console.
    expect(written).not.toContain(' style=');
  });

  it('of the library has its drawing where the screen shows it', () => {
    const { tenant } = words;
    const written = withInitialContent(
      page,
      { kind: 'library', tenant, language: 'en', title: 'Read one more.' },
      { ...nothing, classes: { 'features/library/components/Hero': { grove: '_grove_1' } } },
    );
    expect(written).toMatch(
      /<h1>Read one more\.<\/h1><svg class="_grove_1" [^>]*><use href="\/art\/hero\.svg#grove"/,
    );
  });

  it('states its language and direction for screen readers and layout', () => {
    const written = withInitialContent(page, { ...words, language: 'ar' }, nothing);
    expect(written).toContain('<html data-site="school" data-first="ar" lang="ar" dir="rtl">');
    expect(withInitialContent(page, words, nothing)).toContain('data-first="en" lang="en-GB" dir="ltr"');
  });

  it('waits for style sheets only: scripts stay in a template until it is shown', () => {
    const written = withInitialContent(page, words, nothing);
    const [aside = ''] = /<template id="later">[^]*?<\/template>/.exec(written) ?? [];
    expect(aside).toContain('<script type="module" crossorigin src="/assets/a.js"></script>');
    expect(aside).toContain('href="/assets/b.js"');
    // A browser's preload scanner fetches disabled sheets too, but not what is inside a template.
    expect(aside).toContain('d.css');
    expect(aside).not.toContain('c.css');
    const rest = written.replace(aside, '');
    expect(rest).not.toMatch(/modulepreload|type="module"/);
    expect(rest.indexOf('<script>start()</script>')).toBeLessThan(rest.indexOf('rel="stylesheet"'));
    expect(written.indexOf('<script>start()</script>')).toBeGreaterThan(written.indexOf(aside));
  });
});
