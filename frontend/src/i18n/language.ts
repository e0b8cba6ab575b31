import { isLanguage, isRtl, spokenLanguage, type Language } from '@bookgrove/contract';
import { activate, language, voiceWith, withSentences, type Catalogue, type Voice } from './index.ts';

/** The catalogue of each language, loaded on demand; English is in the source. */
const CATALOGUES: Record<Exclude<Language, 'en'>, () => Promise<{ default: Catalogue }>> = {
  fr: () => import('./catalogues/fr.json'),
  ar: () => import('./catalogues/ar.json'),
  hi: () => import('./catalogues/hi.json'),
};
/** Texts that only staff see: loaded beside the catalogue when a member of staff is signed in. */
const OF_STAFF: typeof CATALOGUES = {
  fr: () => import('./catalogues/staff-fr.json'),
  ar: () => import('./catalogues/staff-ar.json'),
  hi: () => import('./catalogues/staff-hi.json'),
};
const KEY = 'language';

/**
 * The language, in order of preference: of the address (a search engine's link), the visitor's choice, the school's,
 * and the first supported one of the browser's preferences.
 */
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

/** Stores the visitor's choice. */
export function rememberLanguage(next: Language): void {
  try {
    localStorage.setItem(KEY, next);
  } catch {
    // Without storage the next visit starts in the language of the school or the browser.
  }
}

/** The translator for a language; null when its catalogue failed to load. */
export const voiceOf = (spoken: Language): Promise<Voice | null> =>
  spoken === 'en'
    ? Promise.resolve(voiceWith('en', {}))
    : CATALOGUES[spoken]().then(
        ({ default: texts }) => voiceWith(spoken, texts),
        () => null,
      );

/** Sets the document's `lang` and `dir`. */
export function markLanguage(next: Language): void {
  document.documentElement.lang = next === 'en' ? 'en-GB' : next;
  document.documentElement.dir = isRtl(next) ? 'rtl' : 'ltr';
}

let latest = 0;
const listeners = new Set<() => void>();

/** Called after each change of the language, to render the page again. */
export const onLanguage = (listener: () => void): void => void listeners.add(listener);

let forStaff = false;

/** The texts of a language: those of everybody, and for staff their own. Without an answer, their own stay English. */
async function textsOf(next: Exclude<Language, 'en'>): Promise<Catalogue> {
  const { default: everybody } = await CATALOGUES[next]();
  const staff = forStaff ? await OF_STAFF[next]().catch(() => null) : null;
  return staff ? { ...staff.default, ...everybody } : everybody;
}

/** Loads the texts of staff too, from now on. They stay loaded when the session ends. */
export async function showStaffTexts(): Promise<void> {
  if (forStaff) return;
  forStaff = true;
  const next = language();
  if (next === 'en') return;
  const texts = await textsOf(next).catch(() => null);
  if (!texts || language() !== next) return;
  activate(next, texts);
  for (const listener of listeners) listener();
}

/**
 * Loads the catalogue of a language and activates it. False when loading failed; then nothing changes. Of two
 * concurrent calls the later one wins.
 */
export async function showLanguage(next: Language): Promise<boolean> {
  const turn = (latest += 1);
  if (next === language()) return true;
  const messages =
    next === 'en'
      ? {}
      : await Promise.all([textsOf(next), import('./serverMessages.ts')]).then(
          ([texts, { messageWithValue }]) => {
            withSentences(messageWithValue);
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
