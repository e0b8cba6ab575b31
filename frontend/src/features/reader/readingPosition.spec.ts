import { describe, expect, it } from '@jest/globals';
import { minutesLeft } from './minutesLeft.ts';
import { savePosition, positionToOpen } from './readingPosition.ts';
import { DEFAULT_SETTINGS, isNewer, loadSettings, saveSettings } from './settings.ts';
import { PRESETS, presetOf } from './presets.ts';

const here = { href: 'here.xhtml', progression: 0.25 };
const there = { href: 'there.xhtml', progression: 0.75 };
const saved = (updated_at: string) => ({ percentage: 10, locator: { ...there }, updated_at });

describe('positionToOpen', () => {
  it('uses the newer of the two stored positions', () => {
    savePosition('mia', 'b1', here, '2026-11-20T10:00:00Z');
    expect(positionToOpen(saved('2026-11-20T09:00:00Z'), 'mia', 'b1')).toEqual(here);
    expect(positionToOpen(saved('2026-11-20T11:00:00Z'), 'mia', 'b1')).toEqual(there);
  });

  it('begins a finished book anew when it is read again or listened to', () => {
    const finished = { ...saved('2026-11-20T11:00:00Z'), percentage: 100 };
    expect(positionToOpen(finished, 'mia', 'b3')).toEqual(there);
    history.replaceState(null, '', '?again');
    expect(positionToOpen(finished, 'mia', 'b3')).toBeNull();
    // Some pages later a new position is saved, at which it opens.
    expect(positionToOpen(saved('2026-11-20T11:00:00Z'), 'mia', 'b3')).toEqual(there);
    history.replaceState(null, '', location.pathname);
  });

  it('keeps people and books apart', () => {
    savePosition('mia', 'b1', here, '2026-11-20T10:00:00Z');
    expect(positionToOpen(null, 'leo', 'b1')).toBeNull();
    expect(positionToOpen(null, 'mia', 'b2')).toBeNull();
    expect(positionToOpen(null, 'mia', 'b1')).toEqual(here);
  });

  it('opens at the first page when no stored position is readable', () => {
    localStorage.setItem('reader.place.mia.b1', '{"locator":{"href":1},"at":5}');
    expect(
      positionToOpen({ ...saved('2026-11-20T11:00:00Z'), locator: { chapter: 2 } }, 'mia', 'b1'),
    ).toBeNull();
  });
});

describe('minutesLeft', () => {
  it('is never zero before the end', () => {
    expect(minutesLeft(10, { percentage: 32, atEnd: false })).toBe(7);
    expect(minutesLeft(10, { percentage: 99.9, atEnd: false })).toBe(1);
    expect(minutesLeft(10, { percentage: 100, atEnd: true })).toBe(0);
  });
});

describe('settings', () => {
  it('are restored for the same person only', () => {
    const mine = {
      ...DEFAULT_SETTINGS,
      look: { ...DEFAULT_SETTINGS.look, size: 7, colour: 'night' as const },
    };
    saveSettings('mia', mine, '2026-11-20T10:00:00Z');
    expect(loadSettings('mia')).toEqual({ settings: mine, at: '2026-11-20T10:00:00Z' });
    expect(loadSettings(null)).toEqual({ settings: DEFAULT_SETTINGS, at: null });
  });

  it('have defaults when they cannot be read', () => {
    localStorage.setItem('reader.settings.mia', '{"look":{"size":99},"voice":"shout"}');
    expect(loadSettings('mia').settings).toEqual(DEFAULT_SETTINGS);
    localStorage.setItem('reader.settings.mia', 'nonsense');
    expect(loadSettings('mia').settings).toEqual(DEFAULT_SETTINGS);
  });

  it('of older versions are still read', () => {
    localStorage.setItem(
      'reader.settings.mia',
      '{"look":{"size":6,"letters":"spaced","lines":"wide","spacing":"close","colour":"sepia"},"voice":"slow"}',
    );
    expect(loadSettings('mia').settings).toEqual({
      look: {
        ...DEFAULT_SETTINGS.look,
        font: 'clear',
        size: 6,
        lines: 'wide',
        spacing: 'wide',
        colour: 'sepia',
      },
      voice: 'slow',
      help: 'level',
    });
  });

  it('follow the latest choice', () => {
    expect(isNewer('2026-11-20T10:00:00Z', null)).toBe(true);
    expect(isNewer('2026-11-20T10:00:00Z', '2026-11-20T11:00:00Z')).toBe(false);
    expect(isNewer(null, null)).toBe(false);
  });

  it('match a preset until something is changed', () => {
    const calm = { ...DEFAULT_SETTINGS.look, ...PRESETS.calm };
    expect(presetOf(calm)).toBe('calm');
    expect(presetOf({ ...calm, size: 7 })).toBeNull();
  });
});
