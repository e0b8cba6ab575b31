import { describe, expect, it } from '@jest/globals';
import { BOOK_STAGES, BOOK_TRANSITIONS, TRANSITIONS_WITH_REASON } from '@bookgrove/contract';
import {
  applyTransition,
  findingsOf,
  settlesReports,
  stageOf,
  type FindingSource,
  type ModerationCase,
} from './moderation.rules.ts';
import { mergeChanges, undoChanges } from '../../library/books/book-changes.rules.ts';
import { changesOf, type EditableBook } from './edit.rules.ts';
import { differencesOf, type FileDetails } from './file-differences.rules.ts';

const book = (change: Partial<ModerationCase> = {}): ModerationCase => ({
  status: 'draft',
  ingestion: 'ready',
  stage: null,
  owner_id: null,
  owner_name: '',
  returned: false,
  submitted: false,
  complete: true,
  ...change,
});
const ada = { id: 'ada', name: 'Ada Reed' };

describe('the stage of a book', () => {
  it.each([
    [book({ ingestion: 'waiting' }), 'uploaded'],
    [book({ ingestion: 'processing' }), 'checking'],
    [book({ ingestion: 'refused' }), 'changes'],
    [book({ stage: 'changes' }), 'changes'],
    [book({ status: 'in_review' }), 'review'],
    [book({ stage: 'escalated' }), 'review'],
    [book(), 'ready'],
    [book({ complete: false }), 'review'],
    [book({ complete: false, stage: 'changes' }), 'changes'],
    [book({ complete: false, status: 'published' }), 'live'],
    [book({ status: 'published', stage: 'changes' }), 'live'],
    [book({ status: 'archived', ingestion: 'refused' }), 'withdrawn'],
  ])('%j is %s', (facts, stage) => {
    expect(stageOf(facts)).toBe(stage);
    expect(BOOK_STAGES).toContain(stageOf(facts));
  });
});

describe('a transition', () => {
  it('approves only the file that was reviewed', () => {
    expect(
      applyTransition(book({ status: 'in_review', stage: 'escalated' }), 'approve', ada, null),
    ).toMatchObject({
      status: 'published',
      stage: 'open',
    });
  });

  it('never approves a file that was not checked', () => {
    for (const ingestion of ['waiting', 'processing', 'refused'] as const)
      expect(() => applyTransition(book({ ingestion }), 'approve', ada, null)).toThrow();
  });

  it.each(['return', 'escalate', 'withdraw'] as const)('%s requires a reason', (move) => {
    expect(() => applyTransition(book({ status: 'in_review' }), move, ada, null)).toThrow(
      'Say why: choose a reason.',
    );
    expect(applyTransition(book({ status: 'in_review' }), move, ada, 'rights')).toBeDefined();
  });

  it('returns a published book to its uploader', () => {
    expect(applyTransition(book({ status: 'published' }), 'return', ada, 'broken')).toMatchObject({
      status: 'draft',
      stage: 'changes',
    });
  });

  it('does not take a book from its assignee', () => {
    const taken = book({ owner_id: 'ben', owner_name: 'Ben Low' });
    expect(() => applyTransition(taken, 'take', ada, null)).toThrow('Ben Low looks after this book already.');
    expect(applyTransition(taken, 'release', ada, null).owner_id).toBeNull();
    expect(applyTransition(book(), 'take', ada, null).owner_name).toBe('Ada Reed');
  });

  it('submits drafts only', () => {
    expect(applyTransition(book({ stage: 'changes' }), 'submit', ada, null)).toMatchObject({
      status: 'in_review',
      stage: 'open',
    });
    expect(() => applyTransition(book({ status: 'published' }), 'submit', ada, null)).toThrow();
  });

  it('recalls a submitted book as the draft that it was, while it has no assignee', () => {
    const sent = (change: Partial<ModerationCase> = {}) =>
      applyTransition(book({ status: 'in_review', stage: 'open', ...change }), 'recall', ada, null);
    expect(sent()).toMatchObject({ status: 'draft', stage: 'open' });
    expect(sent({ returned: true })).toMatchObject({ status: 'draft', stage: 'changes' });
    expect(() => sent({ owner_id: 'ben', owner_name: 'Ben Low' })).toThrow(
      'Ben Low is looking at this book already.',
    );
    expect(() => sent({ stage: 'escalated' })).toThrow(/already/);
    expect(() => sent({ status: 'draft' })).toThrow('Only a book that waits for a look');
    expect(() => sent({ status: 'published' })).toThrow('Only a book that waits for a look');
  });

  it('decides on reports when it changes the book, or says so', () => {
    expect(BOOK_TRANSITIONS.filter(settlesReports)).toEqual(['return', 'withdraw', 'settle']);
  });
});

describe('findings', () => {
  const facts = {
    license: 'CC-BY-4.0' as string | null,
    rights_settled: true,
    age_rating: 6,
    reading_level: 2,
    language: 'en',
    summary: 'A boat.',
    accessibility_features: ['alternativeText'],
    format: 'epub',
    same_file: 0,
    same_isbn: 0,
    of_platform: false,
    level_guess: null as number | null,
    codes: [] as string[],
  };

  it('are none for a book with complete details', () => {
    expect(findingsOf(facts)).toEqual([]);
  });

  it('are sorted by severity', () => {
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

  it('block a copy of a platform book, and a file whose rights differ from those stated', () => {
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
  ])('report level %s with text of band %s as different: %s', (reading_level, level_guess, differs) => {
    const found = findingsOf({ ...facts, reading_level, level_guess });
    expect(found.some(({ code }) => code === 'LEVEL_DIFFERS')).toBe(differs);
  });

  it('report once that pictures have no alternative text', () => {
    const bare = { ...facts, accessibility_features: [] };
    expect(findingsOf(bare).map(({ code }) => code)).toEqual(['PICTURES_UNDESCRIBED']);
    expect(findingsOf({ ...bare, codes: ['PICTURE_WITHOUT_WORDS', 'PICTURE_WITHOUT_WORDS'] })).toEqual([
      { code: 'PICTURE_WITHOUT_WORDS', tone: 'look', count: 2 },
    ]);
  });
});

describe('consecutive edits', () => {
  it('are combined into one, without values that returned to the original', () => {
    const first = mergeChanges(
      { title: ['T', 'Th'], level: [null, 2] },
      { title: ['Th', 'The owl'], summary: ['', 'A'] },
    );
    expect(first).toEqual({ title: ['T', 'The owl'], level: [null, 2], summary: ['', 'A'] });
    expect(mergeChanges(first, { title: ['The owl', 'T'], level: [2, null], summary: ['A', ''] })).toEqual(
      {},
    );
  });
});

describe('an edit of many', () => {
  const categorized: EditableBook = {
    id: '1',
    reading_level: null,
    age_rating: 6,
    language: 'en',
    license: null,
    featured: false,
    price: null,
    charity_bps: null,
    charity_id: null,
    project_id: null,
    categories: ['sea', 'old'],
  };

  it('changes only values that differ', () => {
    const edit = {
      reading_level: 2,
      age_rating: 6,
      add_categories: ['sea', 'new'],
      remove_categories: ['old'],
    };
    expect(changesOf(categorized, edit)).toEqual({
      reading_level: [null, 2],
      categories: [
        ['sea', 'old'],
        ['sea', 'new'],
      ],
    });
  });

  it('is undone where nobody has changed the same value since', () => {
    const changes = changesOf(categorized, { reading_level: 2, featured: true });
    expect(undoChanges({ ...categorized, reading_level: 2, featured: true }, changes)).toEqual({
      reading_level: [2, null],
      featured: [true, false],
    });
    expect(undoChanges({ ...categorized, reading_level: 4, featured: true }, changes)).toEqual({
      featured: [true, false],
    });
  });
});

describe('two files of a book', () => {
  const file = (title: string, toc: string[], bytes: number): FileDetails => ({
    id: title,
    original_name: 'a.epub',
    bytes,
    status: 'ready',
    reason: null,
    created_at: new Date(0),
    findings: [],
    manifest: {
      metadata: { title, language: ['en'], author: [], numberOfPages: 4 },
      readingOrder: [1],
      toc: toc.map((one) => ({ title: one })),
    },
  });

  it('are compared', () => {
    expect(differencesOf(file('Boat', ['One', 'Two'], 10), file('Boats', ['One', 'Three'], 10))).toEqual([
      { what: 'title', before: 'Boat', after: 'Boats' },
      { what: 'chapter-added', before: '', after: 'Three' },
      { what: 'chapter-removed', before: 'Two', after: '' },
    ]);
    expect(differencesOf(null, file('Boat', [], 10))).toEqual([]);
  });
});

describe('each transition', () => {
  const ben = { owner_id: 'ben', owner_name: 'Ben Low' };
  const nobody = { owner_id: null, owner_name: '' };
  const refused = (code: string) => expect.objectContaining({ kind: 'conflict', code });

  it.each([
    ['take', {}, { status: 'draft', stage: 'open', owner_id: 'ada', owner_name: 'Ada Reed' }],
    ['take', { owner_id: 'ada', owner_name: 'Ada', stage: 'changes' }, { status: 'draft', stage: 'changes', owner_id: 'ada', owner_name: 'Ada Reed' }],
    ['release', { ...ben, stage: 'escalated' }, { status: 'draft', stage: 'escalated', ...nobody }],
    ['settle', { ...ben, status: 'published' }, { status: 'published', stage: 'open', ...ben }],
    ['submit', { ...ben, stage: 'changes' }, { status: 'in_review', stage: 'open', ...nobody }],
    ['recall', { status: 'in_review' }, { status: 'draft', stage: 'open', ...nobody }],
    ['recall', { status: 'in_review', returned: true }, { status: 'draft', stage: 'changes', ...nobody }],
    ['approve', { ...ben, status: 'in_review' }, { status: 'published', stage: 'open', ...ben }],
    ['unapprove', { ...ben, status: 'published', submitted: true }, { status: 'in_review', stage: 'open', ...ben }],
    ['unapprove', { ...ben, status: 'published' }, { status: 'draft', stage: 'open', ...ben }],
    ['return', { ...ben, status: 'published' }, { status: 'draft', stage: 'changes', ...ben }],
    ['return', { ingestion: 'refused' }, { status: 'draft', stage: 'changes', ...nobody }],
    ['escalate', ben, { status: 'draft', stage: 'escalated', ...nobody }],
    ['escalate', { ...ben, status: 'published' }, { status: 'published', stage: 'escalated', ...nobody }],
    ['withdraw', { ...ben, status: 'published', stage: 'escalated' }, { status: 'archived', stage: 'open', ...ben }],
  ] as const)('%s of %j leads to %j', (move, from, to) =>
    expect(applyTransition(book(from), move, ada, 'quality')).toEqual(to),
  ); // prettier-ignore

  it.each([
    ['take', ben, 'case_taken'],
    ['submit', { status: 'in_review' }, 'not_a_draft'],
    ['submit', { status: 'published' }, 'not_a_draft'],
    ['submit', { ingestion: 'processing' }, 'book_not_ready'],
    ['recall', {}, 'not_sent'],
    ['recall', { stage: 'escalated' }, 'not_sent'],
    ['recall', { status: 'in_review', ingestion: 'processing' }, 'not_sent'],
    ['recall', { status: 'in_review', ...ben }, 'looked_at'],
    ['recall', { status: 'in_review', stage: 'escalated' }, 'looked_at'],
    ['approve', { status: 'archived' }, 'book_withdrawn'],
    ['approve', { ingestion: 'waiting' }, 'book_not_ready'],
    ['unapprove', { status: 'in_review' }, 'not_published'],
    ['return', { ingestion: 'waiting' }, 'book_not_ready'],
    ['return', { ingestion: 'processing' }, 'book_not_ready'],
    ['escalate', { status: 'archived' }, 'book_withdrawn'],
  ] as const)('%s of %j is refused: %s', (move, from, code) =>
    expect(() => applyTransition(book(from), move, ada, 'quality')).toThrow(refused(code)),
  );

  it('names the assignee in its refusal, where known', () => {
    expect(() => applyTransition(book(ben), 'take', ada, null)).toThrow('Ben Low looks after');
    expect(() => applyTransition(book({ owner_id: 'ben' }), 'take', ada, null)).toThrow(
      'Somebody else looks after',
    );
  });

  it.each(TRANSITIONS_WITH_REASON)('%s requires a reason', (move) =>
    expect(() => applyTransition(book({ status: 'published' }), move, ada, null)).toThrow(
      expect.objectContaining({
        kind: 'invalid',
        code: 'reason_missing',
        fields: { reason: ['Choose a reason.'] },
      }),
    ),
  );
});

describe('the automatic findings about a book', () => {
  const clear: FindingSource = {
    license: null, rights_settled: true, age_rating: 6, reading_level: 2, language: 'en', summary: 'Said.',
    accessibility_features: ['alternativeText'], format: 'epub', same_file: 0, same_isbn: 0, of_platform: false,
    level_guess: null, codes: [],
  }; // prettier-ignore

  it('are empty when nothing is wrong', () => expect(findingsOf(clear)).toEqual([]));

  it.each([
    [{ same_file: 2 }, { code: 'SAME_FILE', tone: 'stop', count: 2 }],
    [{ same_isbn: 3 }, { code: 'SAME_ISBN', tone: 'stop', count: 3 }],
    [{ of_platform: true }, { code: 'OF_PLATFORM', tone: 'stop', count: 1 }],
    [{ rights_settled: false }, { code: 'RIGHTS_MISSING', tone: 'stop', count: 1 }],
    [{ age_rating: null }, { code: 'AGE_MISSING', tone: 'stop', count: 1 }],
    [{ reading_level: null }, { code: 'LEVEL_MISSING', tone: 'look', count: 1 }],
    [{ reading_level: null, level_guess: 3 }, { code: 'LEVEL_MISSING', tone: 'look', count: 1 }],
    [{ reading_level: 4, level_guess: 1 }, { code: 'LEVEL_DIFFERS', tone: 'look', count: 2 }],
    [{ reading_level: 1, level_guess: 2 }, { code: 'LEVEL_DIFFERS', tone: 'look', count: 3 }],
    [{ language: 'und' }, { code: 'LANGUAGE_UNKNOWN', tone: 'look', count: 1 }],
    [{ summary: '' }, { code: 'SUMMARY_MISSING', tone: 'look', count: 1 }],
    [{ accessibility_features: [] }, { code: 'PICTURES_UNDESCRIBED', tone: 'look', count: 1 }],
    [{ accessibility_features: [], codes: ['PICTURE_WITHOUT_WORDS'] }, { code: 'PICTURE_WITHOUT_WORDS', tone: 'look', count: 1 }],
    [{ codes: ['MEDIA_CONVERTED', 'MEDIA_CONVERTED'] }, { code: 'MEDIA_CONVERTED', tone: 'note', count: 2 }],
  ])('is with %j: %j', (part, finding) => expect(findingsOf({ ...clear, ...part })).toEqual([finding])); // prettier-ignore

  it.each([
    'PAGE_REPAIRED', 'PAGE_MISSING', 'FILE_MISSING', 'IMAGE_TOO_LARGE', 'COVER_MISSING', 'COVER_UNREADABLE', 'CONTENTS_MISSING',
    'MEDIA_REMOVED', 'TEXT_PERSONAL', 'TEXT_RUDE', 'PICTURE_WITHOUT_WORDS',
  ])('require a review of %s', (code) =>
    expect(findingsOf({ ...clear, codes: [code] })).toEqual([{ code, tone: 'look', count: 1 }]),
  ); // prettier-ignore

  it.each([
    ['a level beside the guess', { reading_level: 3, level_guess: 1 }],
    ['levels above the highest band', { reading_level: 7, level_guess: 3 }],
    ['a picture without words in a PDF', { accessibility_features: [], format: 'pdf' }],
    ['an open licence and nothing against it', { license: 'CC BY 4.0' }],
  ])('is not %s', (_name, part) => expect(findingsOf({ ...clear, ...part })).toEqual([]));

  it('include a level two above the highest band', () =>
    expect(findingsOf({ ...clear, reading_level: 2, level_guess: 3 })).toHaveLength(1));

  it('include reserved rights in a file under an open licence only', () => {
    const codes = (license: string | null) =>
      findingsOf({ ...clear, codes: ['RIGHTS_RESERVED'], license }).map(({ code }) => code);
    for (const open of ['CC BY 4.0', 'pd', 'GFDL', 'Public domain'])
      expect(codes(open)).toContain('RIGHTS_DIFFER');
    for (const other of ['All rights reserved, not CC', null])
      expect(codes(other)).not.toContain('RIGHTS_DIFFER');
  });

  it('are sorted by severity', () =>
    expect(
      findingsOf({ ...clear, codes: ['A', 'TEXT_RUDE'], age_rating: null }).map(({ tone }) => tone),
    ).toEqual(['stop', 'look', 'note']));
});
