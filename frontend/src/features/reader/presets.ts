import type { PageLook } from './protocol.ts';

/** Looks that go together. A preset changes what it names and leaves the rest alone. */
export const PRESETS = {
  calm: {
    size: 4,
    letters: 'clear',
    lines: 'wide',
    spacing: 'close',
    words: 'close',
    colour: 'sepia',
    guide: 'none',
  },
  big: {
    size: 6,
    letters: 'clear',
    lines: 'normal',
    spacing: 'close',
    words: 'normal',
    colour: 'paper',
    guide: 'none',
  },
  spaced: {
    size: 5,
    letters: 'clear',
    lines: 'wide',
    spacing: 'wide',
    words: 'wide',
    colour: 'paper',
    guide: 'none',
  },
} as const satisfies Record<string, Partial<PageLook>>;
export type Preset = keyof typeof PRESETS;

/** The preset that a look is, or null when something was changed since. */
export function presetOf(look: PageLook): Preset | null {
  const names = Object.keys(PRESETS) as Preset[];
  return (
    names.find((name) =>
      Object.entries(PRESETS[name]).every(([part, value]) => look[part as keyof PageLook] === value),
    ) ?? null
  );
}
