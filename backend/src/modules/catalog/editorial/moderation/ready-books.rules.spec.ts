import { expect, it } from '@jest/globals';
import { notReadyReason } from './ready-books.rules.ts';

const note = { code: 'MEDIA_CONVERTED', count: 1, tone: 'note' } as const;

it.each([
  ['goes to the readers when everything is clear', { stage: 'ready' }, null],
  ['goes where findings only tell what was mended', { stage: 'ready', findings: [note, note] }, null],
  ['stays when it stands elsewhere, whatever else is wrong', { stage: 'review', reports: 2 }, 'stage'],
  ['stays with one report', { stage: 'ready', reports: 1 }, 'reports'],
  [
    'stays with a finding to look at',
    { stage: 'ready', findings: [note, { ...note, tone: 'look' }] },
    'findings',
  ],
  [
    'stays with a finding to decide on',
    { stage: 'ready', findings: [{ ...note, tone: 'stop' }] },
    'findings',
  ],
] as const)('a book %s', (_name, book, reason) =>
  expect(notReadyReason({ reports: 0, findings: [], ...book })).toBe(reason),
);
