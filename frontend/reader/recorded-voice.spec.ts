import { describe, expect, it } from '@jest/globals';
import { clipAfter, clockValue, readClips } from './recorded-voice.ts';

describe('clockValue', () => {
  it.each([
    ['0:00:24.500', 24.5],
    ['01:02:03', 3723],
    ['02:33', 153],
    ['12.345s', 12.345],
    ['345ms', 0.345],
    ['1.5min', 90],
    ['0.5h', 1800],
    ['7', 7],
  ])('%s is %d seconds', (text, seconds) => expect(clockValue(text)).toBeCloseTo(seconds, 9));

  it.each(['soon', '', '1:two', null])('%s is not a time', (text) => expect(clockValue(text)).toBeNull());
});

describe('readClips', () => {
  it('reads text, recording and times, and omits silent elements', () => {
    const smil = `<smil xmlns="http://www.w3.org/ns/SMIL" version="3.0"><body>
      <par><text src="../text/page%201.xhtml#w1"/><audio src="../audio/a.mp3" clipBegin="0s" clipEnd="1.5s"/></par>
      <seq><par><text src="../text/page%201.xhtml#w2"/><audio src="../audio/a.mp3" clipBegin="1.5s"/></par></seq>
      <par><text src="../text/page%201.xhtml#w3"/></par></body></smil>`;
    expect(readClips(smil, 'EPUB/smil/one.smil')).toEqual([
      { page: 'EPUB/text/page 1.xhtml', fragment: 'w1', audio: 'EPUB/audio/a.mp3', begin: 0, end: 1.5 },
      {
        page: 'EPUB/text/page 1.xhtml',
        fragment: 'w2',
        audio: 'EPUB/audio/a.mp3',
        begin: 1.5,
        end: Infinity,
      },
    ]);
  });
});

describe('clipAfter', () => {
  const clip = (begin: number, end: number, audio = 'a.mp3') => ({ audio, begin, end });
  const words = [
    clip(0, 0.1),
    clip(0.1, 0.2),
    clip(0.2, 0.3),
    clip(0.3, 0.4),
    clip(5, 6),
    clip(0, 1, 'b.mp3'),
  ];

  it.each([
    ['the next one', 0, 0.1, 1],
    ['the word of the moment, past those that went by', 0, 0.25, 2],
    ['no further than the recording goes on', 0, 0.9, 4],
    ['another recording from its beginning', 4, 9, 5],
    ['nothing after the last', 5, 2, 6],
  ])('%s', (_what, at, time, next) => expect(clipAfter(words, at, time)).toBe(next));

  it('goes back when the book goes back', () =>
    expect(clipAfter([clip(3, 4), clip(0, 1), clip(1, 2)], 0, 4)).toBe(1));
});
