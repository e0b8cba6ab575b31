import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isRtl, LANGUAGE_NAMES, type Language } from '@bookgrove/contract';

/** What a visitor sees of a screen before its scripts have come: real words in their final place. */
export interface FirstWords {
  /** How the screen is built. */
  kind: 'page' | 'library' | 'choice';
  /** The place, as its navbar shows it. */
  place: { name: string; logo: string | null; announcement: string | null; demo: boolean };
  title: string;
  summary?: string;
  /** Languages in which the page can be read: their row stands below its head. */
  languages?: readonly Language[];
  /** Cleaned HTML that follows. */
  html?: string;
  language: Language;
}

/** Names that the build gave to the classes of our style sheets, by sheet. */
export type Classes = Record<string, Record<string, string>>;

/** The names of the last build; null before the first one. */
export async function readClasses(root: string): Promise<Classes | null> {
  const text = await readFile(join(root, '.vite/classes.json'), 'utf8').catch(() => null);
  return text === null ? null : (JSON.parse(text) as Classes);
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
export function withFirstWords(page: string, words: FirstWords, classes: Classes): string {
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
  const h1 = `<h1>${escaped(words.title)}</h1>`;
  const p = words.summary ? `<p>${escaped(words.summary)}</p>` : '';
  const pageClass = (name: string): string => of('features/content/components/Page', name);
  const names = (words.languages ?? []).map(
    (one) =>
      `<a href="?lang=${one}" lang="${one}"${one === words.language ? ' aria-current="true"' : ''}>${LANGUAGE_NAMES[one]}</a>`,
  );
  const row = names.length > 1 ? `<div class="${pageClass('languages')}">${names.join('')}</div>` : '';
  const body = {
    page: () =>
      `${nav}<div class="wrap ${pageClass('page')}"><article class="${pageClass('single')}"><header class="${pageClass('head')}"><div>${h1}${p}</div>${PICTURE}</header>${row}<div class="${pageClass('sections')}"><div class="${of('features/content/components/Prose', 'prose')}">${words.html ?? ''}</div></div></article></div>`,
    library: () =>
      `${nav}<div class="wrap"><section class="${of('features/library/components/Hero', 'hero')}"><div class="block ${of('features/library/components/Hero', 'welcome')}">${h1}</div><div class="block ${of('features/library/components/Hero', 'next')}"></div></section></div>`,
    choice: () =>
      `${room}<div class="${of('features/auth/pages/LoginPage', 'screen')}"><div class="wrap ${of('features/auth/pages/LoginPage', 'bar')}">${home}</div><div class="wrap"><div class="${of('features/auth/components/RoleChoice', 'intro')}">${h1}${p}</div></div></div>`,
  }[words.kind]();
  // Styles come before scripts: they are what these words wait for.
  const scripts: string[] = [];
  const behind = page
    .replace(/^ *<(?:script type="module"|link rel="modulepreload")[^\n]*\n/gm, (line) => {
      scripts.push(line.replace(' crossorigin', ' fetchpriority="low" crossorigin'));
      return '';
    })
    .replace('</head>', () => `${scripts.join('')}  </head>`);
  const direction = isRtl(words.language) ? 'rtl' : 'ltr';
  return behind
    .replace(
      /<html([^>]*) lang="[^"]*" dir="[^"]*"/,
      (_found, others: string) =>
        `<html${others} data-first="${words.language}" lang="${words.language === 'en' ? 'en-GB' : words.language}" dir="${direction}"`,
    )
    .replace('<div id="root">', () => `<div id="first">${body}</div>\n    <div id="root">`);
}
