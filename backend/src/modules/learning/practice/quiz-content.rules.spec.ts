import { describe, expect, it } from '@jest/globals';
import type { Question } from '../quizzes/quiz.rules.ts';
import { EMPTY_CONTENT, formsOf, hasRepeatedQuestions, quizProblems } from './quiz-content.rules.ts';

const question = (id: string, change: Partial<Question> = {}): Question => ({
  id,
  kind: 'short',
  skill: 'facts',
  text: 'Where?',
  options: [{ id: 'x', text: 'Here' }],
  pairs: [],
  help: 'Page 3',
  help_lesson: null,
  ...change,
});
const messages = (change: object) =>
  quizProblems({ ...EMPTY_CONTENT, questions: [question('a')], ...change }).map(({ message }) => message);

describe('a quiz that is published', () => {
  it('has a question', () => {
    expect(messages({})).toEqual([]);
    expect(messages({ questions: [] })).toEqual(['Add a question.']);
  });

  it('has both forms or none, for the same skills', () => {
    expect(messages({ pre: [question('b')] })).toEqual(['Write questions for both forms, before and after.']);
    expect(messages({ pre: [question('b')], post: [question('c')] })).toEqual([]);
    expect(messages({ pre: [question('b')], post: [question('c', { skill: 'words' })] })).toEqual([
      'The forms before and after ask for different skills.',
    ]);
  });

  it('has complete questions and words', () => {
    expect(messages({ questions: [question('a', { text: '' })] })).toEqual([
      'Question 1: Write the question.',
    ]);
    expect(messages({ words: [{ word: 'bank', meaning: ' ' }] })).toEqual(['A word to know has no meaning.']);
  });
});

it('names the forms that have questions, and finds an id that occurs twice', () => {
  const content = {
    ...EMPTY_CONTENT,
    questions: [question('a')],
    pre: [question('b')],
    post: [question('a')],
  };
  expect(formsOf(content)).toEqual(['corner', 'pre', 'post']);
  expect(hasRepeatedQuestions(content)).toBe(true);
  expect(hasRepeatedQuestions({ ...content, post: [question('c')] })).toBe(false);
});
