import { describe, expect, it } from '@jest/globals';
import { surveyAnswers, surveyResults, wrongSurveyQuestion } from './survey.rules.ts';

const option = (id: string) => ({ id, text: id });
const liked = {
  id: 'liked',
  kind: 'choice' as const,
  text: 'Did you like it?',
  options: [option('yes'), option('no')],
};
const parts = { id: 'parts', kind: 'multiple' as const, text: 'Which?', options: [option('a'), option('b')] };
const words = { id: 'words', kind: 'short' as const, text: 'Say more.', options: [] };

describe('a survey', () => {
  it('asks for one answer, several or a text', () => {
    expect([liked, parts, words].map(wrongSurveyQuestion)).toEqual([null, null, null]);
    expect(wrongSurveyQuestion({ ...liked, kind: 'cloze' })).toContain('A survey asks');
    expect(wrongSurveyQuestion({ ...liked, text: ' ' })).toBe('Write the question.');
    expect(wrongSurveyQuestion({ ...liked, options: [option('yes')] })).toContain('at least two');
    expect(wrongSurveyQuestion({ ...liked, options: [option('yes'), option('yes')] })).toContain('same');
    expect(wrongSurveyQuestion({ ...liked, options: [option('yes'), option(' ')] })).toContain('empty');
  });

  it('keeps what belongs to its questions, and refuses a choice without a known answer', () => {
    const questions = [liked, parts, words];
    expect(
      surveyAnswers(questions, { liked: ['yes'], parts: ['a', 'b'], words: [' More. '], other: ['x'] }),
    ).toEqual({ liked: ['yes'], parts: ['a', 'b'], words: ['More.'] });
    expect(surveyAnswers(questions, { liked: ['yes'], parts: ['a'] })).toEqual({
      liked: ['yes'],
      parts: ['a'],
    });
    expect(surveyAnswers(questions, { parts: ['a'] })).toBeNull();
    expect(surveyAnswers(questions, { liked: ['yes', 'no'], parts: ['a'] })).toBeNull();
    expect(surveyAnswers(questions, { liked: ['maybe'], parts: ['a'] })).toBeNull();
    expect(surveyAnswers(questions, { liked: ['yes'], parts: ['a', 'a'] })).toBeNull();
  });

  it('shows no results of fewer than five', () => {
    const answers = ['yes', 'yes', 'no', 'yes'].map((one) => ({ liked: [one], words: [`${one} z`] }));
    expect(surveyResults([liked, words], answers)).toBeNull();
    expect(surveyResults([liked, words], [...answers, { liked: ['no'], words: ['a'] }])).toMatchObject([
      {
        options: [
          { id: 'yes', count: 3 },
          { id: 'no', count: 2 },
        ],
        texts: [],
      },
      { options: [], texts: ['a', 'no z', 'yes z', 'yes z', 'yes z'] },
    ]);
  });
});
