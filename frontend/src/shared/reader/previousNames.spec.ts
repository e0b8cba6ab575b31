import { describe, expect, it } from '@jest/globals';
import { currentLook } from './previousLook.ts';
import { isPreviousMessage, toCurrentMessage, toPreviousMessage } from './previousNames.ts';

const look = { size: 4, font: 'dyslexia' };
const download = { fileId: 'f', baseUrl: '/b/', files: ['a'], cover: null };

describe('messages of the previous version', () => {
  it.each([
    [
      { type: 'take_home', ...download },
      { type: 'download', ...download },
    ],
    [
      { type: 'taking', done: 1, total: 2 },
      { type: 'downloading', done: 1, total: 2 },
    ],
    [
      { type: 'taken', fileId: 'f', cover: null },
      { type: 'downloaded', fileId: 'f', cover: null },
    ],
    [{ type: 'take_failed' }, { type: 'download_failed' }],
    [
      { type: 'leave_only', fileIds: ['f'] },
      { type: 'remove_all_but', fileIds: ['f'] },
    ],
    [{ type: 'left' }, { type: 'removed' }],
  ])('%j are understood, and answered by the same names', (previous, current) => {
    expect(isPreviousMessage(previous)).toBe(true);
    expect(toCurrentMessage(previous)).toEqual(current);
    expect(toPreviousMessage(current)).toEqual(previous);
  });

  it('have the font of a page under its previous name', () => {
    expect(toCurrentMessage({ type: 'look', look: { size: 4, letters: 'dyslexia' } })).toEqual({
      type: 'look',
      look,
    });
    expect(toPreviousMessage({ type: 'look', look })).toMatchObject({
      type: 'look',
      look: { letters: 'dyslexia' },
    });
  });

  it('leave current messages, and what is no message, as they are', () => {
    for (const data of [
      { type: 'look', look },
      { type: 'download', ...download },
      { type: 'constructor' },
      null,
      'taken',
      ['taken'],
    ]) {
      expect(isPreviousMessage(data)).toBe(false);
      expect(toCurrentMessage(data)).toEqual(data);
    }
  });
});

it('a look with both names has the font that the previous version wrote', () => {
  expect(currentLook({ size: 4, font: 'own', letters: 'dyslexia' })).toEqual(look);
});
