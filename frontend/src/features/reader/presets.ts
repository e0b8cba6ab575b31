import type { PageAppearance } from '../../shared/reader/protocol.ts';

/** Presets of settings. A preset changes what it names and nothing else. */
export const PRESETS = {
  calm: {
    size: 4,
    font: 'clear',
    lines: 'wide',
    spacing: 'close',
    words: 'close',
    colour: 'sepia',
    guide: 'none',
  },
  big: {
    size: 6,
    font: 'clear',
    lines: 'normal',
    spacing: 'close',
    words: 'normal',
    colour: 'paper',
    guide: 'none',
  },
  spaced: {
    size: 5,
    font: 'clear',
    lines: 'wide',
    spacing: 'wide',
    words: 'wide',
    colour: 'paper',
    guide: 'none',
  },
} as const satisfies Record<string, Partial<PageAppearance>>;
export type Preset = keyof typeof PRESETS;

/** Presets for pages of fixed layout and of a PDF, whose fonts and spacing cannot be changed. */
export const DRAWN_PRESETS = {
  calm: { zoom: 1, colour: 'sepia', guide: 'none' },
  big: { zoom: 3, colour: 'paper', guide: 'none' },
} as const satisfies Partial<Record<Preset, Partial<PageAppearance>>>;

/** The preset that matches the settings, or null. */
export function presetOf(
  look: PageAppearance,
  presets: Partial<Record<Preset, Partial<PageAppearance>>> = PRESETS,
): Preset | null {
  const names = Object.keys(presets) as Preset[];
  return (
    names.find((name) =>
      Object.entries(presets[name] ?? {}).every(
        ([part, value]) => look[part as keyof PageAppearance] === value,
      ),
    ) ?? null
  );
}
