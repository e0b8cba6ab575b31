import { describe, expect, it } from '@jest/globals';
import { bringsFonts } from './ownFonts.ts';
import { DRAWN_PRESETS, presetOf } from './presets.ts';
import { DEFAULT_SETTINGS, helpFor, isNewer, lookIn, readSettings, VOICE_RATES } from './settings.ts';

describe('help from a voice', () => {
  it.each([
    [null, 'words'],
    [1, 'words'],
    [2, 'words'],
    [3, 'voice'],
    [4, 'voice'],
    [5, 'tap'],
    [9, 'tap'],
  ] as const)('fades with the level: %s gives %s', (level, help) => {
    expect(helpFor('level', level)).toBe(help);
  });

  it('is what the reader chose, whatever the level', () => {
    expect(helpFor('words', 9)).toBe('words');
    expect(helpFor('voice', 1)).toBe('voice');
    expect(helpFor('tap', 1)).toBe('tap');
  });

  it('is spoken at 0.7 to 1.3 of its own speed', () => {
    for (const rate of Object.values(VOICE_RATES)) {
      expect(rate).toBeGreaterThanOrEqual(0.7);
      expect(rate).toBeLessThanOrEqual(1.3);
    }
  });
});

describe('settings', () => {
  it('of before know no size of drawn pages, and keep the rest', () => {
    const { zoom: _zoom, ...before } = { ...DEFAULT_SETTINGS.look, size: 6 };
    expect(readSettings({ look: before }).look).toEqual({ ...DEFAULT_SETTINGS.look, size: 6, zoom: 1 });
  });

  it('that cannot be read are those of the first day', () => {
    expect(readSettings({ look: { size: 99 }, voice: 'loud', help: 'much' })).toEqual(DEFAULT_SETTINGS);
    expect(readSettings(null)).toEqual(DEFAULT_SETTINGS);
  });

  it('of a reader who chose nothing show the fonts of the book, and the clear one where it brings none', () => {
    const chosen = readSettings(null).look;
    expect(lookIn(chosen, true).letters).toBe('own');
    expect(lookIn(chosen, false).letters).toBe('clear');
    const dyslexia = { ...chosen, letters: 'dyslexia' } as const;
    expect(lookIn(dyslexia, true)).toBe(dyslexia);
    // Kept as it was chosen before books could show their own.
    expect(readSettings({ look: { ...chosen, letters: 'clear' } }).look.letters).toBe('clear');
  });

  it('know which books bring fonts', () => {
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

  it('of the later moment win', () => {
    expect(isNewer('2026-01-02T00:00:00Z', '2026-01-01T00:00:00Z')).toBe(true);
    expect(isNewer('2026-01-01T00:00:00Z', '2026-01-02T00:00:00Z')).toBe(false);
    expect(isNewer(null, null)).toBe(false);
  });

  it('are a ready-made look until one of its parts changes', () => {
    const big = { ...DEFAULT_SETTINGS.look, ...DRAWN_PRESETS.big };
    expect(presetOf(big, DRAWN_PRESETS)).toBe('big');
    expect(presetOf({ ...big, zoom: 2 }, DRAWN_PRESETS)).toBeNull();
    // The font of flowing text is not part of it.
    expect(presetOf({ ...big, size: 1 }, DRAWN_PRESETS)).toBe('big');
  });
});
