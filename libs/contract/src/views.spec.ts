import { describe, expect, it } from '@jest/globals';
import { viewQuery } from './views.ts';

describe('a view of a table', () => {
  it.each([
    ['?status=archived&role=teacher&page=3', 'role=teacher&status=archived'],
    ['role=teacher&status=archived', 'role=teacher&status=archived'],
    ['search=%20Mia%20B.&unheard=1', 'search=Mia+B.'],
    ['role=&page=2', ''],
    ['role=teacher&role=student', 'role=teacher'],
  ])('of %j is %j', (address, query) => expect(viewQuery('people', address)).toBe(query));

  it('has members of its own table only', () => {
    expect(viewQuery('inbox', 'role=teacher&status=all')).toBe('status=all');
  });
});
