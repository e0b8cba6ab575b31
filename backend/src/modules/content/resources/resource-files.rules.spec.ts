import { describe, expect, it } from '@jest/globals';
import { fileKindOf } from './resource-files.rules.ts';

const bytes = (...values: number[]) => Buffer.from([...values, 0, 0, 0, 0, 0, 0, 0, 0]);
const text = (value: string) => Buffer.from(value, 'latin1');

describe('the type of a file by its first bytes', () => {
  it.each([
    ['a PDF', text('%PDF-1.7'), 'pdf'],
    ['a PDF after some rubbish', text('\n\n%PDF-1.4'), 'pdf'],
    ['a packed document', text('PK\x03\x04rest'), 'zip'],
    ['the end of a packed document alone', text('PK\x05\x06rest'), null],
    ['a packed document further on', text('xPK\x03\x04'), null],
    ['an old document', bytes(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1), 'old'],
    ['half the mark of an old document', bytes(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a), null],
    ['a PNG', bytes(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a), 'picture'],
    ['half the mark of a PNG', bytes(0x89, 0x50, 0x4e, 0x47), null],
    ['a JPEG', bytes(0xff, 0xd8, 0xff, 0xe0), 'picture'],
    ['a WebP', text('RIFF....WEBPVP8 '), 'picture'],
    ['another RIFF', text('RIFF....WAVEfmt '), null],
    ['WEBP without RIFF', text('RIFX....WEBPVP8 '), null],
    ['an MP3 with its tags', text('ID3\x04'), 'mp3'],
    ['tags further on', text('xID3\x04'), null],
    ['an MP3 without tags', Buffer.concat([Buffer.from([0xff, 0xfb, 0x90, 0x64]), Buffer.alloc(413)]), 'mp3'],
    ['a web page', text('  \n<!DOCTYPE html><p>'), 'html'],
    ['a script', text('<script>'), 'html'],
    ['a drawing', text('<svg xmlns="">'), 'html'],
    ['XML', text('<?xml version="1.0"?>'), 'html'],
    ['a text with a web page inside', text('see <html>'), null],
    ['a text', text('Once upon a time'), null],
  ])('is seen of %s', (_name, head, kind) => expect(fileKindOf(head)).toBe(kind));
});
