import { describe, expect, it } from '@jest/globals';
import { BOOK_STAGES, DESK_MOVES } from '@bookgrove/contract';
import { decide, findingsOf, settles, stageOf, type DeskCase } from './desk.rules.ts';
import { changesOf, joined, undone, type EditableBook } from './edit.rules.ts';
import { differencesOf, type FileFacts } from './versions.rules.ts';

const book = (change: Partial<DeskCase> = {}): DeskCase => ({
  status: 'draft', ingestion: 'ready', stage: null, owner_id: null, owner_name: '', returned: false, ...change,
}); // prettier-ignore
const ada = { id: 'ada', name: 'Ada Reed' };

describe('where a book stands', () => {
  it.each([
    [book({ ingestion: 'waiting' }), 'uploaded'],
    [book({ ingestion: 'processing' }), 'checking'],
    [book({ ingestion: 'refused' }), 'changes'],
    [book({ stage: 'changes' }), 'changes'],
    [book({ status: 'in_review' }), 'review'],
    [book({ stage: 'escalated' }), 'review'],
    [book(), 'ready'],
    [book({ status: 'published', stage: 'changes' }), 'live'],
    [book({ status: 'archived', ingestion: 'refused' }), 'withdrawn'],
  ])('%j is %s', (facts, stage) => {
    expect(stageOf(facts)).toBe(stage);
    expect(BOOK_STAGES).toContain(stageOf(facts));
  });
});

describe('a move', () => {
  it('approves what was looked at', () => {
    expect(decide(book({ status: 'in_review', stage: 'escalated' }), 'approve', ada, null)).toMatchObject({
      status: 'published',
      stage: 'open',
    });
  });

  it('never approves a file that was not checked', () => {
    for (const ingestion of ['waiting', 'processing', 'refused'] as const)
      expect(() => decide(book({ ingestion }), 'approve', ada, null)).toThrow();
  });

  it.each(['return', 'escalate', 'withdraw'] as const)('%ss for a reason alone', (move) => {
    expect(() => decide(book({ status: 'in_review' }), move, ada, null)).toThrow('Say why: choose a reason.');
    expect(decide(book({ status: 'in_review' }), move, ada, 'rights')).toBeDefined();
  });

  it('brings a book back from the shelves to its uploader', () => {
    expect(decide(book({ status: 'published' }), 'return', ada, 'broken')).toMatchObject({
      status: 'draft',
      stage: 'changes',
    });
  });

  it('takes no book out of another’s hands', () => {
    const taken = book({ owner_id: 'ben', owner_name: 'Ben Low' });
    expect(() => decide(taken, 'take', ada, null)).toThrow('Ben Low looks after this book already.');
    expect(decide(taken, 'release', ada, null).owner_id).toBeNull();
    expect(decide(book(), 'take', ada, null).owner_name).toBe('Ada Reed');
  });

  it('sends drafts for a look and nothing else', () => {
    expect(decide(book({ stage: 'changes' }), 'submit', ada, null)).toMatchObject({
      status: 'in_review',
      stage: 'open',
    });
    expect(() => decide(book({ status: 'published' }), 'submit', ada, null)).toThrow();
  });

  it('takes back what was sent, as the draft that it was, while nobody looks at it', () => {
    const sent = (change: Partial<DeskCase> = {}) =>
      decide(book({ status: 'in_review', stage: 'open', ...change }), 'recall', ada, null);
    expect(sent()).toMatchObject({ status: 'draft', stage: 'open' });
    expect(sent({ returned: true })).toMatchObject({ status: 'draft', stage: 'changes' });
    expect(() => sent({ owner_id: 'ben', owner_name: 'Ben Low' })).toThrow('Ben Low is looking at this book already.');
    expect(() => sent({ stage: 'escalated' })).toThrow(/already/);
    expect(() => sent({ status: 'draft' })).toThrow('Only a book that waits for a look');
    expect(() => sent({ status: 'published' })).toThrow('Only a book that waits for a look');
  }); // prettier-ignore

  it('decides on reports when it changes the book, or says so', () => {
    expect(DESK_MOVES.filter(settles)).toEqual(['return', 'withdraw', 'settle']);
  });
});

describe('findings', () => {
  const facts = {
    license: 'CC-BY-4.0' as string | null, rights_settled: true, age_rating: 6, reading_level: 2, language: 'en', summary: 'A boat.',
    accessibility_features: ['alternativeText'], format: 'epub', same_file: 0, same_isbn: 0, of_platform: false, level_guess: null as number | null, codes: [] as string[],
  }; // prettier-ignore

  it('are none for a book that says everything', () => {
    expect(findingsOf(facts)).toEqual([]);
  });

  it('tell the worst first', () => {
    const found = findingsOf({
      ...facts,
      rights_settled: false,
      summary: '',
      codes: ['SCRIPT_REMOVED', 'SCRIPT_REMOVED', 'COVER_MISSING'],
    });
    expect(found.map(({ code, tone, count }) => [code, tone, count])).toEqual([
      ['RIGHTS_MISSING', 'stop', 1],
      ['SUMMARY_MISSING', 'look', 1],
      ['COVER_MISSING', 'look', 1],
      ['SCRIPT_REMOVED', 'note', 2],
    ]);
  });

  it('stop a copy of the platform’s book, and a file that says other rights than its keeper', () => {
    const codes = (change: object) =>
      findingsOf({ ...facts, ...change }).map(({ code, tone }) => [code, tone]);
    expect(codes({ of_platform: true })).toEqual([['OF_PLATFORM', 'stop']]);
    expect(codes({ codes: ['RIGHTS_RESERVED'] })).toEqual([
      ['RIGHTS_DIFFER', 'stop'],
      ['RIGHTS_RESERVED', 'note'],
    ]);
    expect(codes({ codes: ['RIGHTS_RESERVED'], license: null })).toEqual([['RIGHTS_RESERVED', 'note']]);
  });

  it.each([
    [1, 0, false],
    [2, 0, false],
    [3, 0, true],
    [1, 3, true],
    [2, 3, true],
    [3, 3, false],
    [6, 3, false],
    [6, null, false],
  ])('say of level %s and words of band %s that they differ: %s', (reading_level, level_guess, differs) => {
    const found = findingsOf({ ...facts, reading_level, level_guess });
    expect(found.some(({ code }) => code === 'LEVEL_DIFFERS')).toBe(differs);
  });

  it('say once that pictures lack words', () => {
    const bare = { ...facts, accessibility_features: [] };
    expect(findingsOf(bare).map(({ code }) => code)).toEqual(['PICTURES_UNDESCRIBED']);
    expect(findingsOf({ ...bare, codes: ['PICTURE_WITHOUT_WORDS', 'PICTURE_WITHOUT_WORDS'] })).toEqual([
      { code: 'PICTURE_WITHOUT_WORDS', tone: 'look', count: 2 },
    ]);
  });
});

describe('edits that follow each other', () => {
  it('are one, without what came back to where it began', () => {
    const first = joined({ title: ['T', 'Th'], level: [null, 2] }, { title: ['Th', 'The owl'], summary: ['', 'A'] });
    expect(first).toEqual({ title: ['T', 'The owl'], level: [null, 2], summary: ['', 'A'] });
    expect(joined(first, { title: ['The owl', 'T'], level: [2, null], summary: ['A', ''] })).toEqual({});
  }); // prettier-ignore
});

describe('an edit of many', () => {
  const shelved: EditableBook = {
    id: '1', reading_level: null, age_rating: 6, language: 'en', license: null, featured: false, price: null, charity_bps: null,
    categories: ['sea', 'old'],
  }; // prettier-ignore

  it('changes what is other, and nothing else', () => {
    const edit = {
      reading_level: 2,
      age_rating: 6,
      add_categories: ['sea', 'new'],
      remove_categories: ['old'],
    };
    expect(changesOf(shelved, edit)).toEqual({
      reading_level: [null, 2],
      categories: [
        ['sea', 'old'],
        ['sea', 'new'],
      ],
    });
  });

  it('is taken back where nobody has changed the same since', () => {
    const changes = changesOf(shelved, { reading_level: 2, featured: true });
    expect(undone({ ...shelved, reading_level: 2, featured: true }, changes)).toEqual({
      reading_level: [2, null],
      featured: [true, false],
    });
    expect(undone({ ...shelved, reading_level: 4, featured: true }, changes)).toEqual({
      featured: [true, false],
    });
  });
});

describe('two files of a book', () => {
  const file = (title: string, toc: string[], bytes: number): FileFacts => ({
    id: title, original_name: 'a.epub', bytes, status: 'ready', reason: null, created_at: new Date(0), findings: [],
    manifest: { metadata: { title, language: ['en'], author: [], numberOfPages: 4 }, readingOrder: [1], toc: toc.map((one) => ({ title: one })) },
  }); // prettier-ignore

  it('are told apart', () => {
    expect(differencesOf(file('Boat', ['One', 'Two'], 10), file('Boats', ['One', 'Three'], 10))).toEqual([
      { what: 'title', before: 'Boat', after: 'Boats' },
      { what: 'chapter-added', before: '', after: 'Three' },
      { what: 'chapter-removed', before: 'Two', after: '' },
    ]);
    expect(differencesOf(null, file('Boat', [], 10))).toEqual([]);
  });
});
