import { expect, it } from '@jest/globals';
import { readFindings } from './stored-findings.ts';

it('findings that the previous version stored have a location', () => {
  const found = { code: 'SCRIPT_REMOVED', message: 'A program was taken out.' };
  expect(
    readFindings([
      { ...found, location: 'a.xhtml:3' },
      { ...found, place: 'b.xhtml' },
    ]),
  ).toEqual([
    { ...found, location: 'a.xhtml:3' },
    { ...found, location: 'b.xhtml' },
  ]);
});
