import { describe, expect, it } from '@jest/globals';
import { readText } from './auditReads.ts';

describe('what was read while viewing as somebody', () => {
  it.each([
    ['/api/books/', 'the books'],
    ['/api/auth/sessions/', 'the devices'],
    ['/api/reading-lists/0190/progress/', 'the reading lists'],
    ['/api/reading-log/books/', 'what was read'],
    ['/api/students/0190/', 'the record of a student'],
    ['/api/never/heard/of/', 'another page'],
  ])('%s is %s', (address, text) => expect(readText(address)).toBe(text));
});
