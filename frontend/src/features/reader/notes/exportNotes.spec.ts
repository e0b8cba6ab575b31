import { describe, expect, it } from '@jest/globals';
import { exportNotes } from './exportNotes.ts';
import { bodyOf, byPosition, marksOf, type Note } from './note.ts';

const note: Note = {
  id: 'n1',
  kind: 'note',
  locator: { href: 'a.xhtml', cfi: 'epubcfi(/6/4!/4/2)', progression: 0.2, position: 4 },
  page: 4,
  percentage: 20,
  quote: 'the *fifth* star',
  prefix: 'Then ',
  suffix: ' moved',
  text: 'Why?',
  colour: 'sun',
  classId: null,
  state: 'own',
  created: '2026-11-20T10:00:00Z',
  writer: null,
};
const bookmark: Note = { ...note, id: 'b1', kind: 'bookmark', quote: '', text: '', page: 2, percentage: 8 };
const book = { id: 'book', title: 'The Fox: Counting!', authors: ['Mira Okafor'] };

describe('exported notes', () => {
  it('are plain text', () => {
    expect(exportNotes('text', book, [bookmark, note])).toEqual({
      name: 'The-Fox-Counting.txt',
      type: 'text/plain',
      text: 'The Fox: Counting!\n\nMira Okafor\n\nPage 2: Bookmark\n\nPage 4\n“the *fifth* star”\nWhy?\n',
    });
  });

  it('are Markdown with escaped text', () => {
    expect(exportNotes('markdown', book, [note]).text).toContain(
      '## Page 4\n\n> the \\*fifth\\* star\n\nWhy?',
    );
  });

  it('are W3C annotations', () => {
    const { text, name } = exportNotes('json', book, [note]);
    expect(name).toBe('The-Fox-Counting.json');
    expect(JSON.parse(text)).toMatchObject({
      '@context': 'http://www.w3.org/ns/anno.jsonld',
      total: 1,
      first: {
        items: [
          {
            motivation: 'commenting',
            body: { value: 'Why?' },
            target: {
              source: 'urn:uuid:book',
              selector: [{ value: 'epubcfi(/6/4!/4/2)' }, { exact: 'the *fifth* star', prefix: 'Then ' }, {}],
            },
          },
        ],
      },
    });
  });
});

describe('notes', () => {
  it('are in the order of the book, and only those on words are drawn', () => {
    expect([note, bookmark].sort(byPosition)).toEqual([bookmark, note]);
    expect(marksOf([bookmark, note])).toEqual([
      {
        id: 'n1',
        locator: note.locator,
        words: { quote: 'the *fifth* star', prefix: 'Then ', suffix: ' moved' },
        colour: 'sun',
        note: true,
      },
    ]);
  });

  it('are sent to the server with their class, or as private', () => {
    const now = new Date('2026-11-20T11:00:00Z');
    expect(bodyOf(note, now)).toMatchObject({
      motivation: 'commenting',
      visibility: 'private',
      client_time: now.toISOString(),
    });
    expect(bodyOf({ ...note, classId: 'c1' }, now)).toMatchObject({ visibility: 'class', class_id: 'c1' });
  });
});
