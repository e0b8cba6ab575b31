import { isPageLook, type PageLook } from './protocol.ts';

/** How fast a voice speaks, as a share of the recording's own speed. */
export const VOICE_RATES = { slow: 0.75, steady: 0.9, quick: 1.15 } as const;
export type Voice = keyof typeof VOICE_RATES;

/** How much a voice of the device helps: as the book's level has it, each word marked, the voice alone, or one word at a tap. */
export const HELPS = ['level', 'words', 'voice', 'tap'] as const;
export type Help = (typeof HELPS)[number];

/** Help fades: beginners see each word as they hear it, later they hear it, in the end they read and ask for single words. */
export const helpFor = (help: Help, level: number | null | undefined): Exclude<Help, 'level'> =>
  help !== 'level' ? help : level && level > 4 ? 'tap' : level && level > 2 ? 'voice' : 'words';

/** What a person chose in "How the page looks". */
export interface ReaderSettings {
  look: PageLook;
  voice: Voice;
  help: Help;
}

/** Settings and when they were chosen, by this person's clock; null where nothing was chosen yet. */
export interface KeptSettings {
  settings: ReaderSettings;
  at: string | null;
}

export const SIZE_STEPS = 7;

export const DEFAULT_SETTINGS: ReaderSettings = {
  look: {
    size: 4,
    letters: 'clear',
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

/** Each person at a shared computer keeps their own page; visitors share one. */
const keyOf = (person: string | null): string => `reader.settings.${person ?? 'visitor'}`;

/** Settings from anywhere: parts that are missing or unreadable are those of the first day. */
export function readSettings(stored: unknown): ReaderSettings {
  const { look, voice, help } = (stored ?? {}) as {
    look?: Record<string, unknown>;
    voice?: string;
    help?: Help;
  };
  const whole: unknown = {
    ...DEFAULT_SETTINGS.look,
    ...look,
    // What was called "spaced" before is a choice of its own between letters now.
    ...(look?.['letters'] === 'spaced' ? { letters: 'clear', spacing: 'wide' } : {}),
  };
  return {
    look: isPageLook(whole) ? whole : DEFAULT_SETTINGS.look,
    help: HELPS.includes(help!) ? help! : DEFAULT_SETTINGS.help,
    voice: voice && Object.hasOwn(VOICE_RATES, voice) ? (voice as Voice) : DEFAULT_SETTINGS.voice,
  };
}

/** The person's settings; anything unreadable gives the ones of the first day. */
export function loadSettings(person: string | null): KeptSettings {
  try {
    const stored = JSON.parse(localStorage.getItem(keyOf(person)) ?? 'null') as { at?: unknown } | null;
    return { settings: readSettings(stored), at: typeof stored?.at === 'string' ? stored.at : null };
  } catch {
    return { settings: DEFAULT_SETTINGS, at: null };
  }
}

/** Keeps the settings in this browser. */
export function saveSettings(person: string | null, settings: ReaderSettings, at: string): void {
  try {
    localStorage.setItem(keyOf(person), JSON.stringify({ ...settings, at }));
  } catch {
    // A browser that stores nothing shows the page as on the first day next time.
  }
}

/** Whether what the server keeps was chosen after what this browser keeps. */
export const isNewer = (there: string | null, here: string | null): boolean =>
  there !== null && (here === null || Date.parse(there) > Date.parse(here));
