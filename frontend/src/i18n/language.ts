import { isLanguage, isRtl, spokenLanguage, type Language } from '@bookgrove/contract';
import { activate, language, voiceWith, withSentences, type Catalogue, type Voice } from './index.ts';

/** Each language is a file of its own, fetched by those who read it; English is in the source. */
const CATALOGUES: Record<Exclude<Language, 'en'>, () => Promise<{ default: Catalogue }>> = {
  fr: () => import('./catalogues/fr.json'),
  ar: () => import('./catalogues/ar.json'),
  hi: () => import('./catalogues/hi.json'),
};
const KEY = 'language';

/** What the address asks for (a search engine's link), else what this visitor chose, else what the school speaks, else the first of the browser's wishes that is spoken here. */
export function wantedLanguage(): Language {
  const school = document.documentElement.dataset['language'];
  const asked = new URLSearchParams(location.search).get('lang');
  return (
    (isLanguage(asked) ? asked : null) ??
    chosen() ??
    (isLanguage(school) ? school : null) ??
    spokenLanguage(navigator.languages) ??
    'en'
  );
}

function chosen(): Language | null {
  try {
    const kept = localStorage.getItem(KEY);
    return isLanguage(kept) ? kept : null;
  } catch {
    return null;
  }
}

/** Keeps a choice for the next visit. */
export function rememberLanguage(next: Language): void {
  try {
    localStorage.setItem(KEY, next);
  } catch {
    // Then the next visit begins in the language of the school or the browser.
  }
}

/** The voice of a language; null when its texts did not come. */
export const voiceOf = (spoken: Language): Promise<Voice | null> =>
  spoken === 'en'
    ? Promise.resolve(voiceWith('en', {}))
    : CATALOGUES[spoken]().then(
        ({ default: texts }) => voiceWith(spoken, texts),
        () => null,
      );

/** Says in the page in which language it is. */
export function markLanguage(next: Language): void {
  document.documentElement.lang = next === 'en' ? 'en-GB' : next;
  document.documentElement.dir = isRtl(next) ? 'rtl' : 'ltr';
}

let latest = 0;
const listeners = new Set<() => void>();

/** Called after each change; whoever drew the page draws it anew. */
export const onLanguage = (listener: () => void): void => void listeners.add(listener);

/**
 * Fetches the texts of a language and shows them. False when they did not come: then everything stays as it is. Of two
 * changes at once the later one counts.
 */
export async function showLanguage(next: Language): Promise<boolean> {
  const turn = (latest += 1);
  if (next === language()) return true;
  const messages =
    next === 'en'
      ? {}
      : await Promise.all([CATALOGUES[next](), import('./serverWords.ts')]).then(
          ([{ default: texts }, { sentenceWithValue }]) => {
            withSentences(sentenceWithValue);
            return texts;
          },
          () => null,
        );
  if (!messages) return false;
  if (turn !== latest) return true;
  activate(next, messages);
  markLanguage(next);
  for (const listener of listeners) listener();
  return true;
}
