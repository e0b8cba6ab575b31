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

/** The same for drawn pages and those of a PDF, whose letters stay where they are: none of them can be spaced. */
export const DRAWN_PRESETS = {
  calm: { zoom: 1, colour: 'sepia', guide: 'none' },
  big: { zoom: 3, colour: 'paper', guide: 'none' },
} as const satisfies Partial<Record<Preset, Partial<PageLook>>>;

/** The preset that a look is, or null when something was changed since. */
export function presetOf(
  look: PageLook,
  presets: Partial<Record<Preset, Partial<PageLook>>> = PRESETS,
): Preset | null {
  const names = Object.keys(presets) as Preset[];
  return (
    names.find((name) =>
      Object.entries(presets[name] ?? {}).every(([part, value]) => look[part as keyof PageLook] === value),
    ) ?? null
  );
}
