import { describe, expect, it } from '@jest/globals';
import { findQuote, rangeOfQuote } from './quote.ts';

describe('highlighted text', () => {
  const text = 'Thefoxran.Thedogsat.Thefoxslept.';

  it('is found where its context is most similar', () => {
    expect(findQuote(text, { quote: 'The fox', prefix: '', suffix: ' ran.' })).toEqual({ from: 0, to: 6 });
    expect(findQuote(text, { quote: 'The  fox', prefix: 'dog sat. ', suffix: '' })).toEqual({
      from: 20,
      to: 26,
    });
  });

  it('is not found when the page has other text', () => {
    expect(findQuote(text, { quote: 'The cat', prefix: '', suffix: '' })).toBeNull();
    expect(findQuote(text, { quote: ' \n', prefix: '', suffix: '' })).toBeNull();
  });

  it('becomes a range over the lines of a page, whatever white space is between them', () => {
    document.body.innerHTML =
      '<style>.fox{}</style><span>The red </span><br><span>fox ran.</span><span>The fox.</span>';
    const range = rangeOfQuote(document.body, { quote: 'red\nfox', prefix: 'The ', suffix: ' ran.' });
    expect(range?.toString()).toBe('red fox');
    expect(range?.startOffset).toBe(4);
    expect(rangeOfQuote(document.body, { quote: 'hen', prefix: '', suffix: '' })).toBeNull();
  });
});
