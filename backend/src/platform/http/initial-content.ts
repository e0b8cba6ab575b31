import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  announcementIn,
  isRtl,
  LANGUAGE_NAMES,
  type Announcements,
  type Language,
} from '@bookgrove/contract';

interface AnyWords {
  /** The tenant, as the navbar shows it. */
  tenant: Announcements & { name: string; logo: string | null; demo: boolean };
  title: string;
  summary?: string;
  /** Language of the interface around the text. */
  language: Language;
}
interface WordsOfPage extends AnyWords {
  kind: 'page';
  /** Languages in which the page is available: they are listed below its heading. */
  languages: readonly Language[];
  /** Cleaned HTML that follows. */
  html: string;
}
interface WordsOfBook extends AnyWords {
  kind: 'book';
  /** Language of the book (BCP 47). */
  written: string;
  subtitle: string | null;
  /** Absolute addresses of the cover in four widths. */
  cover: { small: string; medium: string; large: string; xlarge: string } | null;
}
/** The initial content of a screen: its text in its final position, by kind of screen. */
export type InitialContent = WordsOfPage | WordsOfBook | (AnyWords & { kind: 'library' | 'choice' });

/** Elements of the page that load the app; the initial content does not need them. */
const LATER =
  /^ *<(?:script type="module"|link rel="(?:modulepreload|preload" as="fetch|stylesheet" crossorigin disabled))[^\n]*\n/gm;
/** Generated class names of the style sheets, by sheet. */
type Classes = Record<string, Record<string, string>>;

/** Output of the last build for pages with initial content: class names, and the script that starts the app. */
export interface Build {
  classes: Classes;
  start: string;
  /** The script that restores the session of an earlier visit, on every page. */
  session: string;
}

/** Null before the first build. */
export async function readBuild(root: string): Promise<Build | null> {
  const [classes, start, session] = await Promise.all(
    ['classes.json', 'first.js', 'session.js'].map((name) =>
      readFile(join(root, '.vite', name), 'utf8').catch(() => null),
    ),
  );
  return classes && start && session ? { classes: JSON.parse(classes) as Classes, start, session } : null;
}

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** The platform's logo, as `ui/Logo.tsx` draws it. */
const SEEDLING = [
  '<svg viewBox="0 0 44 44" aria-hidden="true"><rect width="44" height="44" fill="var(--brand)" rx="12"/>',
  '<path d="M22 24A15 15 0 0 1 37 9A15 15 0 0 1 22 24Z" fill="var(--brand-soft)"/>',
  '<path d="M22 30A15 15 0 0 0 7 15A15 15 0 0 0 22 30Z" fill="var(--book-button)"/>',
  '<rect x="20.5" y="20" width="3" height="18" fill="var(--brand-soft)"/></svg>',
].join('');
/** Placeholder of a page's picture. */
const PICTURE = '<svg viewBox="0 0 56 56" aria-hidden="true"></svg>';
/** The drawing of the library, as `Hero.tsx` places it. */
const grove = (of: Of): string =>
  `<svg class="${of('features/library/components/Hero', 'grove')}" viewBox="0 -80 800 400" preserveAspectRatio="xMaxYMax slice" aria-hidden="true"><use href="/art/hero.svg#grove"/></svg>`;

/**
 * Writes the initial content into the page, next to the root element of the app, which removes it once it has
 * rendered the same content. It uses the classes of the screen itself, so that there is no layout shift.
 */
export function withInitialContent(page: string, words: InitialContent, { classes, start }: Build): string {
  const of = (sheet: string, name: string): string => classes[sheet]?.[name] ?? '';
  const { name, logo, demo } = words.tenant;
  const announcement = announcementIn(words.tenant, words.language);
  const header = (part: string): string => of('app/shell/Header', part);
  const sign = logo ? `<img src="${escaped(logo)}" alt="" width="44" height="44">` : SEEDLING;
  const home = `<a class="${of('ui/Logo', 'logo')}" href="/library">${sign}<span>${escaped(name)}</span></a>`;
  const room = demo ? '<div class="demo-room"></div>' : '';
  const bar = announcement
    ? `<div class="${header('announce')}"><p class="wrap" dir="auto">${escaped(announcement)}</p></div>`
    : '';
  const nav = `${room}${bar}<div class="${header('nav')}"><div class="wrap ${header('row')}">${home}</div></div>`;
  const body = bodyOf(words, of, { room, nav, home });
  // The content waits for styles alone. The app's files are requested once it is painted
  // (`frontend/src/first.js`): on a slow line they would compete with it for bandwidth.
  const later: string[] = [];
  const rest = page.replace(LATER, (line) => {
    later.push(line);
    return '';
  });
  // Before the styles, since a script waits for every sheet above it.
  const behind = rest.replace(
    '</title>',
    () =>
      `</title>\n    <template id="later">\n${later.join('')}    </template>\n    <script>${start}</script>`,
  );
  const direction = isRtl(words.language) ? 'rtl' : 'ltr';
  return behind
    .replace(
      /<html([^>]*) lang="[^"]*" dir="[^"]*"/,
      (_found, others: string) =>
        `<html${others} data-first="${words.language}" lang="${words.language === 'en' ? 'en-GB' : words.language}" dir="${direction}"`,
    )
    .replace('<div id="root">', () => `<div id="first">${body}</div>\n    <div id="root">`);
}

type Of = (sheet: string, name: string) => string;

/** The screen below the navbar, as the web app will draw it. */
function bodyOf(words: InitialContent, of: Of, frame: { room: string; nav: string; home: string }): string {
  const h1 = `<h1>${escaped(words.title)}</h1>`;
  const p = words.summary ? `<p>${escaped(words.summary)}</p>` : '';
  switch (words.kind) {
    case 'page': {
      const page = (name: string): string => of('features/content/components/Page', name);
      const names = words.languages.map(
        (one) =>
          `<a href="?lang=${one}" lang="${one}"${one === words.language ? ' aria-current="true"' : ''}>${LANGUAGE_NAMES[one]}</a>`,
      );
      const row = names.length > 1 ? `<div class="${page('languages')}">${names.join('')}</div>` : '';
      return `${frame.nav}<div class="wrap ${page('page')}"><article class="${page('single')}"><header class="${page('head')}"><div>${h1}${p}</div>${PICTURE}</header>${row}<div class="${page('sections')}"><div class="${of('features/content/components/Prose', 'prose')}">${words.html}</div></div></article></div>`;
    }
    case 'library': {
      const hero = (name: string): string => of('features/library/components/Hero', name);
      return `${frame.nav}<div class="wrap"><section class="${hero('hero')}"><div class="block ${hero('welcome')}">${h1}${grove(of)}</div><div class="block ${hero('next')}"></div></section></div>`;
    }
    case 'choice':
      return `${frame.room}<div class="${of('features/auth/pages/LoginPage', 'screen')}"><div class="wrap ${of('features/auth/pages/LoginPage', 'bar')}">${frame.home}</div><div class="wrap"><div class="${of('features/auth/components/RoleChoice', 'intro')}">${h1}${p}</div></div></div>`;
    case 'book': {
      const book = (name: string): string => of('features/library/pages/BookPage', name);
      const own = `lang="${escaped(words.written)}" dir="auto"`;
      const under = words.subtitle
        ? `<p class="${book('subtitle')}" ${own}>${escaped(words.subtitle)}</p>`
        : '';
      const lead = words.summary ? `<p class="${book('lead')}" ${own}>${escaped(words.summary)}</p>` : '';
      return `${frame.nav}<div class="wrap"><div class="${book('crumb')}"></div><section class="${book('top')}"><div class="block ${book('stage')}">${coverOf(words.cover, of)}</div><div class="${book('words')}"><h1 ${own}>${escaped(words.title)}</h1>${under}${lead}</div></section></div>`;
    }
  }
}

/**
 * The cover, with the sources and sizes of `Cover.tsx`, so that the browser fetches the same file as the app.
 * Its background is set by the app: the page's policy forbids style attributes.
 */
function coverOf(cover: WordsOfBook['cover'], of: Of): string {
  const attributes = `class="${of('ui/Cover', 'cover')} ${of('features/library/pages/BookPage', 'cover')}"`;
  if (!cover) return `<span ${attributes}></span>`;
  const sources = `${cover.small} 160w, ${cover.medium} 240w, ${cover.large} 360w, ${cover.xlarge} 480w`;
  return `<span ${attributes}><img src="${escaped(cover.medium)}" srcset="${escaped(sources)}" sizes="(width < 640px) 220px, 332px" alt="" width="300" height="400" fetchpriority="high" decoding="async"></span>`;
}
