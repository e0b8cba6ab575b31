import { describe, expect, it } from '@jest/globals';
import { differencesOf, type FileDetails } from './file-differences.rules.ts';

const manifest = {
  metadata: { title: 'Boat', language: ['en'], author: ['Ada'], numberOfPages: 4 },
  readingOrder: [1, 2],
  toc: [{ title: 'One' }, {}],
};
const file = (change: Partial<FileDetails> = {}): FileDetails => ({
  id: 'f',
  original_name: 'boat.epub',
  bytes: 10,
  status: 'ready',
  reason: null,
  created_at: new Date(0),
  findings: [],
  manifest,
  ...change,
});
const finding = { code: 'TEXT_RUDE', location: '', message: '' };
const described = (metadata: object) =>
  file({ manifest: { ...manifest, metadata: { ...manifest.metadata, ...metadata } } });
const chapters = (from: number, to: number) =>
  file({
    manifest: {
      ...manifest,
      toc: Array.from({ length: to - from }, (_, at) => ({ title: `c${from + at}` })),
    },
  });

describe('the differences between a file and the previous one', () => {
  it('are empty for the same file, the first file, and an unreadable one', () => {
    expect(differencesOf(file(), file())).toEqual([]);
    expect(differencesOf(null, file())).toEqual([]);
    expect(differencesOf(file({ manifest: null }), file({ bytes: 11 }))).toEqual([]);
    expect(differencesOf(file({ bytes: 11 }), file({ manifest: null }))).toEqual([]);
  });

  it.each([
    ['title', described({ title: 'Boats' }), 'Boat', 'Boats'],
    ['authors', described({ author: ['Ada', 'Ben'] }), 'Ada', 'Ada, Ben'],
    ['language', described({ language: ['en', 'fr'] }), 'en', 'en, fr'],
    ['pages', described({ numberOfPages: 5 }), '4', '5'],
    ['files', file({ manifest: { ...manifest, readingOrder: [1] } }), '2', '1'],
    ['size', file({ bytes: 11 }), '10', '11'],
    ['findings', file({ findings: [finding] }), '0', '1'],
  ] as const)('include its %s', (what, after, was, is) =>
    expect(differencesOf(file(), after)).toEqual([{ what, before: was, after: is }]),
  );

  it('treat members missing in a manifest as empty', () => {
    const empty = [
      { what: 'title', before: 'Boat', after: '' },
      { what: 'authors', before: 'Ada', after: '' },
      { what: 'language', before: 'en', after: '' },
      { what: 'pages', before: '4', after: '0' },
      { what: 'files', before: '2', after: '0' },
      { what: 'chapter-removed', before: 'One', after: '' },
    ];
    expect(differencesOf(file(), file({ manifest: {} }))).toEqual(empty);
    expect(differencesOf(file(), file({ manifest: { metadata: {}, toc: [{}] } }))).toEqual(empty);
  });

  it('name twenty chapters of each kind at most', () => {
    const found = differencesOf(chapters(0, 21), chapters(50, 71));
    expect(found.filter(({ what }) => what === 'chapter-added')).toHaveLength(20);
    expect(found.filter(({ what }) => what === 'chapter-removed')).toHaveLength(20);
  });
});
