import { describe, expect, it } from '@jest/globals';
import { bringsFonts } from './ownFonts.ts';
import { DRAWN_PRESETS, presetOf } from './presets.ts';
import { DEFAULT_SETTINGS, helpFor, isNewer, lookIn, readSettings, VOICE_RATES } from './settings.ts';

describe('reading aloud', () => {
  it.each([
    [null, 'words'],
    [1, 'words'],
    [2, 'words'],
    [3, 'voice'],
    [4, 'voice'],
    [5, 'tap'],
    [9, 'tap'],
  ] as const)('decreases with the level: %s gives %s', (level, help) => {
    expect(helpFor('level', level)).toBe(help);
  });

  it('follows the reader’s choice, whatever the level', () => {
    expect(helpFor('words', 9)).toBe('words');
    expect(helpFor('voice', 1)).toBe('voice');
    expect(helpFor('tap', 1)).toBe('tap');
  });

  it('has a speed of 0.7 to 1.3', () => {
    for (const rate of Object.values(VOICE_RATES)) {
      expect(rate).toBeGreaterThanOrEqual(0.7);
      expect(rate).toBeLessThanOrEqual(1.3);
    }
  });
});

describe('settings', () => {
  it('of older versions get the default size of fixed-layout pages, and keep the rest', () => {
    const { zoom: _zoom, ...before } = { ...DEFAULT_SETTINGS.look, size: 6 };
    expect(readSettings({ look: before }).look).toEqual({ ...DEFAULT_SETTINGS.look, size: 6, zoom: 1 });
  });

  it('of the previous version have the font under its previous name', () => {
    const { font: _font, ...rest } = DEFAULT_SETTINGS.look;
    expect(readSettings({ look: { ...rest, letters: 'dyslexia' } }).look).toEqual({
      ...rest,
      font: 'dyslexia',
    });
  });

  it('that cannot be read are the defaults', () => {
    expect(readSettings({ look: { size: 99 }, voice: 'loud', help: 'much' })).toEqual(DEFAULT_SETTINGS);
    expect(readSettings(null)).toEqual(DEFAULT_SETTINGS);
  });

  it('of a reader without a choice use the fonts of the book, and the default font where it has none', () => {
    const chosen = readSettings(null).look;
    expect(lookIn(chosen, true).font).toBe('own');
    expect(lookIn(chosen, false).font).toBe('clear');
    const dyslexia = { ...chosen, font: 'dyslexia' } as const;
    expect(lookIn(dyslexia, true)).toBe(dyslexia);
    // Kept as it was chosen before books could show their own.
    expect(readSettings({ look: { ...chosen, font: 'clear' } }).look.font).toBe('clear');
  });

  it('know which books have fonts', () => {
    const content = (types: string[], of: object = {}) =>
      ({
        format: 'epub',
        layout: 'reflowable',
        manifest: { resources: types.map((type) => ({ type })) },
        ...of,
      }) as never;
    expect(bringsFonts(content(['image/png', 'font/woff2']))).toBe(true);
    expect(bringsFonts(content(['image/png']))).toBe(false);
    expect(bringsFonts(content(['font/otf'], { layout: 'fixed' }))).toBe(false);
    expect(bringsFonts(content([], { manifest: {} }))).toBe(false);
  });

  it('with the later time win', () => {
    expect(isNewer('2026-01-02T00:00:00Z', '2026-01-01T00:00:00Z')).toBe(true);
    expect(isNewer('2026-01-01T00:00:00Z', '2026-01-02T00:00:00Z')).toBe(false);
    expect(isNewer(null, null)).toBe(false);
  });

  it('match a preset until one of its values changes', () => {
    const big = { ...DEFAULT_SETTINGS.look, ...DRAWN_PRESETS.big };
    expect(presetOf(big, DRAWN_PRESETS)).toBe('big');
    expect(presetOf({ ...big, zoom: 2 }, DRAWN_PRESETS)).toBeNull();
    // The font of flowing text is not part of it.
    expect(presetOf({ ...big, size: 1 }, DRAWN_PRESETS)).toBe('big');
  });
});
