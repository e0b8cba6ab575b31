import { describe, expect, it } from '@jest/globals';
import { isOverForSales, refusalText } from './book-charity.rules.ts';

describe('the charity of a book', () => {
  it('is refused with what to do', () => {
    expect(refusalText('charity', null)).toMatch(/no such charity at this school/);
    expect(refusalText('project', null)).toMatch(/no such project of this charity/);
    expect(refusalText('charity', { reason: 'suspended' })).toBe(
      'Giving to this charity is suspended. Choose another one.',
    );
    expect(refusalText('project', { reason: 'new_reason' })).toBe(
      'It takes no gifts now. Choose another one.',
    );
  });

  it('has no project that is completed or cancelled', () => {
    expect(['fundraising', 'paused', 'funded', 'delivering'].some(isOverForSales)).toBe(false);
    expect(['completed', 'cancelled'].every(isOverForSales)).toBe(true);
  });
});
