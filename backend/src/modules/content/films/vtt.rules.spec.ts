import { describe, expect, it } from '@jest/globals';
import { filmKind } from './film.rules.ts';
import { CaptionsError, readCaptions, writeCaptions } from './vtt.rules.ts';

const faultOf = (file: string): string => {
  try {
    readCaptions(file);
    return '';
  } catch (error) {
    if (!(error instanceof CaptionsError)) throw error;
    return `${error.line}: ${error.message}`;
  }
};

describe('captions', () => {
  it('are read as plain text, whatever markup surrounds them', () => {
    const file =
      '\ufeffWEBVTT - a film\r\nKind: captions\r\n\r\nNOTE\r\nby us\r\n\r\nSTYLE\r\n::cue { color: red }\r\n\r\n1\r\n' +
      '00:01.000 --> 00:03.500 align:start\r\n<v Ana>Come &amp; <b>see</b>,\r\nit rains.\r\n\r\n' +
      '01:00:00.000 --> 01:00:02.000\r\n&lt;script&gt;\r\n';
    const cues = readCaptions(file);
    expect(cues).toEqual([
      { start: 1, end: 3.5, text: 'Come & see,\nit rains.' },
      { start: 3600, end: 3602, text: '<script>' },
    ]);
    expect(writeCaptions(cues)).toContain('01:00:00.000 --> 01:00:02.000\n&lt;script&gt;\n');
    expect(readCaptions(writeCaptions(cues))).toEqual(cues);
  });

  it.each([
    ['1\n00:00:01,000 --> 00:00:02,000\nx', '1: The file must begin with WEBVTT'],
    ['WEBVTT\n\n00:01,000 --> 00:02,000\nx', '3: Here should be two times'],
    ['WEBVTT\n\n00:00:61.000 --> 00:00:70.000\nx', '3: Here should be two times'],
    ['WEBVTT\n\n00:02.000 --> 00:01.000\nx', '3: The second time'],
    ['WEBVTT\n\n00:05.000 --> 00:06.000\nx\n\n00:01.000 --> 00:02.000\ny', '6: This begins earlier'],
    ['WEBVTT\n\n00:01.000 --> 00:02.000\nx\n00:03.000 --> 00:04.000\ny', '5: Leave an empty line'],
    ['WEBVTT\n\n00:01.000 --> 00:02.000\n<b></b>', '3: No words'],
    ['WEBVTT\n', '2: There are no captions'],
  ])('%j are refused with the line', (file, fault) => {
    expect(faultOf(file)).toMatch(new RegExp(`^${fault}`));
  });
});

describe('the type of a film', () => {
  const head = (hex: string) =>
    Buffer.concat([Buffer.from(hex.replace(/ /g, ''), 'hex'), Buffer.alloc(64)]).subarray(0, 64);
  it.each([
    ['1a45dfa3 9f 4286 81 01 4282 84 7765626d', 'webm'],
    ['1a45dfa3 9f 4286 81 01 4282 88 6d6174726f736b61', null],
    ['00000020 66747970 69736f6d', 'mp4'],
    ['00000020 66747970 71742020', null],
    ['00000020 66747970 68656963', null],
    ['89504e47 0d0a1a0a', null],
  ])('%s is %s', (hex, kind) => {
    expect(filmKind(head(hex))).toBe(kind);
  });
});
