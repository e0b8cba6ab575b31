import { currentLook } from '../../shared/reader/previousLook.ts';
import { isPageAppearance, type PageAppearance } from '../../shared/reader/protocol.ts';

/** Speed of a voice, as a multiple of the recording's own speed. */
export const VOICE_RATES = { slow: 0.75, steady: 0.9, quick: 1.15 } as const;
export type Voice = keyof typeof VOICE_RATES;

/**
 * How much a voice of the device helps: by the level of the book, each word marked, the voice only, or one
 * word at a tap.
 */
const HELPS = ['level', 'words', 'voice', 'tap'] as const;
export type Help = (typeof HELPS)[number];

/**
 * Help decreases with the level: for beginners each word is marked as it is spoken, later the text is only
 * spoken, and finally readers tap single words.
 */
export const helpFor = (help: Help, level: number | null | undefined): Exclude<Help, 'level'> =>
  help !== 'level' ? help : level && level > 4 ? 'tap' : level && level > 2 ? 'voice' : 'words';

/** The choices of a person under "How the page looks". */
export interface ReaderSettings {
  look: PageAppearance;
  voice: Voice;
  help: Help;
}

/** Settings and when they were chosen, by the clock of this person's device; null when nothing has been chosen. */
export interface SavedSettings {
  settings: ReaderSettings;
  at: string | null;
}

export const SIZE_STEPS = 7;

export const DEFAULT_SETTINGS: ReaderSettings = {
  look: {
    size: 4,
    font: 'own',
    lines: 'normal',
    spacing: 'close',
    words: 'close',
    colour: 'paper',
    flow: 'pages',
    guide: 'none',
    zoom: 1,
  },
  voice: 'steady',
  help: 'level',
};

/** The look of a book: the clear font where “the book's own” is chosen and the book brings none. */
export const lookIn = (look: PageAppearance, hasOwnFonts: boolean): PageAppearance =>
  look.font === 'own' && !hasOwnFonts ? { ...look, font: 'clear' } : look;

/** The settings with another choice of pages or scrolling. */
export const withFlow = (settings: ReaderSettings, flow: PageAppearance['flow']): ReaderSettings => ({
  ...settings,
  look: { ...settings.look, flow },
});

/** Storage key: each person at a shared computer has their own settings; visitors share one. */
const keyOf = (person: string | null): string => `reader.settings.${person ?? 'visitor'}`;

/** Parses stored settings: missing or invalid parts get their defaults. */
export function readSettings(stored: unknown): ReaderSettings {
  const { look, voice, help } = (stored ?? {}) as {
    look?: Record<string, unknown>;
    voice?: string;
    help?: Help;
  };
  const whole: unknown = {
    ...DEFAULT_SETTINGS.look,
    ...(currentLook(look) as object | undefined),
    // The former font "spaced" is now a letter-spacing option.
    ...(look?.['letters'] === 'spaced' ? { font: 'clear', spacing: 'wide' } : {}),
  };
  return {
    look: isPageAppearance(whole) ? whole : DEFAULT_SETTINGS.look,
    help: HELPS.includes(help!) ? help! : DEFAULT_SETTINGS.help,
    voice: voice && Object.hasOwn(VOICE_RATES, voice) ? (voice as Voice) : DEFAULT_SETTINGS.voice,
  };
}

/** The person's settings; defaults when they cannot be read. */
export function loadSettings(person: string | null): SavedSettings {
  try {
    const stored = JSON.parse(localStorage.getItem(keyOf(person)) ?? 'null') as { at?: unknown } | null;
    return { settings: readSettings(stored), at: typeof stored?.at === 'string' ? stored.at : null };
  } catch {
    return { settings: DEFAULT_SETTINGS, at: null };
  }
}

/** Stores the settings in this browser. */
export function saveSettings(person: string | null, settings: ReaderSettings, at: string): void {
  try {
    localStorage.setItem(keyOf(person), JSON.stringify({ ...settings, at }));
  } catch {
    // Without storage the defaults are used next time.
  }
}

/** Whether the settings of the server are newer than those of this browser. */
export const isNewer = (there: string | null, here: string | null): boolean =>
  there !== null && (here === null || Date.parse(there) > Date.parse(here));
