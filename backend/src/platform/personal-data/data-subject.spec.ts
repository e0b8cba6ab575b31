import { describe, expect, it } from '@jest/globals';
import { distinctNamesOf, namesOf, patternOf, withoutNames, type DataSubject } from './data-subject.ts';

const ADA: DataSubject = {
  id: 'a',
  email: 'ada@home.test',
  first_name: 'Ada',
  last_name: "O'Hara (jr.)",
  username: 'ada.o',
};

describe('names of a person', () => {
  it('are distinct, or shared with others', () => {
    expect(distinctNamesOf(ADA)).toEqual(["Ada O'Hara (jr.)", 'ada.o', 'ada@home.test']);
    expect(namesOf(ADA)).toEqual([...distinctNamesOf(ADA), 'Ada', "O'Hara (jr.)"]);
    expect(namesOf({ id: 'a', email: null })).toEqual([]);
  });

  it('are found as whole words, with their signs and in JSON', () => {
    expect(patternOf([])).toBeNull();
    expect(patternOf(['a.b', 'say "x"'])).toBe(
      '(^|[^[:alnum:]])(a\\.b|say "x"|say \\\\"x\\\\")($|[^[:alnum:]])',
    );
  });

  it('are replaced in the texts of a document, and in nothing else', () => {
    const names = namesOf(ADA);
    expect(
      withoutNames(
        { Ada: 1, text: ['Hello ADA, Adam and éAda.', { who: "by Ada O'Hara (jr.)" }], no: null, yes: true },
        names,
      ),
    ).toEqual({
      Ada: 1,
      text: ['Hello Erased person, Adam and éAda.', { who: 'by Erased person' }],
      no: null,
      yes: true,
    });
    expect(withoutNames('ada.o ada-o', ['ada.o'])).toBe('Erased person ada-o');
  });
});
