import { describe, expect, it } from '@jest/globals';
import { linesOf, partsOf } from './parts.ts';

describe('the parts of a challenge as lines', () => {
  it('are read as they were written', () => {
    const parts = [
      { title: 'Find it', text: 'Look: a tap, a pot.' },
      { title: 'Save it', text: '' },
    ];
    expect(linesOf(parts)).toBe('Find it: Look: a tap, a pot.\nSave it');
    expect(partsOf(`\n ${linesOf(parts)} \n`)).toEqual(parts);
  });
});
