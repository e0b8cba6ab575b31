import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isRtl, LANGUAGE_NAMES, type Language } from '@bookgrove/contract';

interface AnyWords {
  /** The place, as its navbar shows it. */
  place: { name: string; logo: string | null; announcement: string | null; demo: boolean };
  title: string;
  summary?: string;
  /** Of the place around the words. */
  language: Language;
}
interface WordsOfPage extends AnyWords {
  kind: 'page';
  /** Languages in which the page can be read: their row stands below its head. */
  languages: readonly Language[];
  /** Cleaned HTML that follows. */
  html: string;
}
interface WordsOfBook extends AnyWords {
  kind: 'book';
  /** Language of the book's own words (BCP 47). */
  written: string;
  subtitle: string | null;
  /** Absolute addresses of the cover in four widths. */
  cover: { small: string; medium: string; large: string; xlarge: string } | null;
}
/** What a visitor sees of a screen before its scripts have come: real words in their final place, by how it is built. */
export type FirstWords = WordsOfPage | WordsOfBook | (AnyWords & { kind: 'library' | 'choice' });

/** Lines of the page that bring the app: none of them is needed to paint the first words. */
const LATER =
  /^ *<(?:script type="module"|link rel="(?:modulepreload|preload" as="fetch|stylesheet" crossorigin disabled))[^\n]*\n/gm;
/** Names that the build gave to the classes of our style sheets, by sheet. */
export type Classes = Record<string, Record<string, string>>;

/** What the last build left for pages with first words: its names of classes, and the script that begins the app. */
export interface Build {
  classes: Classes;
  start: string;
  /** The script that asks for the session of an earlier visit, for every page. */
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

/** The platform's sign, as `ui/Logo.tsx` draws it. */
const SEEDLING = [
  '<svg viewBox="0 0 44 44" aria-hidden="true"><rect width="44" height="44" fill="var(--brand)" rx="12"/>',
  '<path d="M22 24A15 15 0 0 1 37 9A15 15 0 0 1 22 24Z" fill="var(--brand-soft)"/>',
  '<path d="M22 30A15 15 0 0 0 7 15A15 15 0 0 0 22 30Z" fill="var(--book-button)"/>',
  '<rect x="20.5" y="20" width="3" height="18" fill="var(--brand-soft)"/></svg>',
].join('');
/** Where the picture of a page will be. */
const PICTURE = '<svg viewBox="0 0 56 56" aria-hidden="true"></svg>';

/**
 * Writes the first words into the page, beside the place of the app, which takes them away once it shows the same
 * (`frontend/src/app/firstWords.ts`). Classes are those of the screen itself, so that nothing moves then.
 */
export function withFirstWords(page: string, words: FirstWords, { classes, start }: Build): string {
  const of = (sheet: string, name: string): string => classes[sheet]?.[name] ?? '';
  const { name, logo, announcement, demo } = words.place;
  const header = (part: string): string => of('app/shell/Header', part);
  const sign = logo ? `<img src="${escaped(logo)}" alt="" width="44" height="44">` : SEEDLING;
  const home = `<a class="${of('ui/Logo', 'logo')}" href="/library">${sign}<span>${escaped(name)}</span></a>`;
  const room = demo ? '<div class="demo-room"></div>' : '';
  const bar = announcement
    ? `<div class="${header('announce')}"><p class="wrap" dir="auto">${escaped(announcement)}</p></div>`
    : '';
  const nav = `${room}${bar}<div class="${header('nav')}"><div class="wrap ${header('row')}">${home}</div></div>`;
  const body = bodyOf(words, of, { room, nav, home });
  // These words wait for styles alone. What the app is made of begins once they are painted (`frontend/src/first.js`):
  // on a slow line it would share the way with them, and they would come later for it.
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
function bodyOf(words: FirstWords, of: Of, frame: { room: string; nav: string; home: string }): string {
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
      return `${frame.nav}<div class="wrap"><section class="${hero('hero')}"><div class="block ${hero('welcome')}">${h1}</div><div class="block ${hero('next')}"></div></section></div>`;
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
 * The cover, with the sources and sizes of `Cover.tsx`, so that the browser fetches the very file that stays. Its ground
 * comes with the app: the page's policy allows no style in an attribute.
 */
function coverOf(cover: WordsOfBook['cover'], of: Of): string {
  const place = `class="${of('ui/Cover', 'cover')} ${of('features/library/pages/BookPage', 'cover')}"`;
  if (!cover) return `<span ${place}></span>`;
  const sources = `${cover.small} 160w, ${cover.medium} 240w, ${cover.large} 360w, ${cover.xlarge} 480w`;
  return `<span ${place}><img src="${escaped(cover.medium)}" srcset="${escaped(sources)}" sizes="(max-width: 640px) 220px, 332px" alt="" width="300" height="400" fetchpriority="high" decoding="async"></span>`;
}
