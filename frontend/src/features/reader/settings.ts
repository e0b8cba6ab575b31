import { isPageLook, type PageLook } from './protocol.ts';

/** How fast the recorded voice speaks, as a share of the recording's own speed. */
export const VOICE_RATES = { slow: 0.75, steady: 0.9, quick: 1.15 } as const;
export type Voice = keyof typeof VOICE_RATES;

/** What a person chose in "How the page looks". */
export interface ReaderSettings {
  look: PageLook;
  voice: Voice;
}

export const SIZE_STEPS = 7;

export const DEFAULT_SETTINGS: ReaderSettings = {
  look: { size: 4, letters: 'clear', lines: 'normal', spacing: 'close', colour: 'paper' },
  voice: 'steady',
};

/** Each person at a shared computer keeps their own page; visitors share one. */
const keyOf = (person: string | null): string => `reader.settings.${person ?? 'visitor'}`;

/** The person's settings; anything unreadable gives the ones of the first day. */
export function loadSettings(person: string | null): ReaderSettings {
  try {
    const stored = JSON.parse(
      localStorage.getItem(keyOf(person)) ?? 'null',
    ) as Partial<ReaderSettings> | null;
    return {
      look: isPageLook(stored?.look) ? stored.look : DEFAULT_SETTINGS.look,
      voice:
        stored?.voice && Object.hasOwn(VOICE_RATES, stored.voice) ? stored.voice : DEFAULT_SETTINGS.voice,
    };
  } catch {
    return DEFAULT_SETTINGS;
  }
}

/** Keeps the settings in this browser. */
export function saveSettings(person: string | null, settings: ReaderSettings): void {
  try {
    localStorage.setItem(keyOf(person), JSON.stringify(settings));
  } catch {
    // A browser that stores nothing shows the page as on the first day next time.
  }
}
