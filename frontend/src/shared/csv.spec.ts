import { describe, expect, it } from '@jest/globals';
import { csvCell } from './csv.ts';

describe('a cell of a saved table', () => {
  it.each([
    ['Mia', 'Mia'],
    ['=cmd|calc', "'=cmd|calc"],
    ['+1', "'+1"],
    ['-1', "'-1"],
    ['@x', "'@x"],
    ['a "b", c', '"a ""b"", c"'],
    ['=1,2', '"\'=1,2"'],
  ])('%s is written as %s', (text, cell) => expect(csvCell(text)).toBe(cell));
});
