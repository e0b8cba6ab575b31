import type { QuizForm } from '@bookgrove/contract';
import { wrongQuestion, type Question } from '../quizzes/quiz.rules.ts';

/** A word to know before reading. */
interface QuizWord {
  word: string;
  meaning: string;
}

/** The quiz of a book. */
export interface QuizContent {
  /** What readers think about before they read; empty: nothing. */
  predict: string;
  words: QuizWord[];
  questions: Question[];
  /** Asked before and after a time of practice, and compared; both or none. */
  pre: Question[];
  post: Question[];
  /** What to tell back by voice, drawing or writing; empty: nothing. */
  retell: string;
}

/** A quiz without anything in it. */
export const EMPTY_CONTENT: QuizContent = {
  predict: '',
  words: [],
  questions: [],
  pre: [],
  post: [],
  retell: '',
};

/** The questions of a form. */
export const questionsOf = (content: QuizContent, form: QuizForm): Question[] =>
  form === 'corner' ? content.questions : content[form];

/** The forms that have questions. */
export const formsOf = (content: QuizContent): QuizForm[] =>
  (['corner', 'pre', 'post'] as const).filter((form) => questionsOf(content, form).length > 0);

/** Whether an id occurs twice among the questions of all forms. */
export function hasRepeatedQuestions({ questions, pre, post }: QuizContent): boolean {
  const ids = [...questions, ...pre, ...post].map(({ id }) => id);
  return new Set(ids).size < ids.length;
}

const NAMES: Record<QuizForm, string> = {
  corner: 'Question',
  pre: 'Before, question',
  post: 'After, question',
};

/** What is wrong with a quiz that shall be published, in words for its author; empty: nothing. */
export function quizProblems(content: QuizContent): { question_id: string | null; message: string }[] {
  const problems: { question_id: string | null; message: string }[] = [];
  if (content.questions.length === 0) problems.push({ question_id: null, message: 'Add a question.' });
  if ((content.pre.length === 0) !== (content.post.length === 0))
    problems.push({ question_id: null, message: 'Write questions for both forms, before and after.' });
  const skills = (form: Question[]) => [...new Set(form.map(({ skill }) => skill))].sort().join();
  if (content.pre.length > 0 && content.post.length > 0 && skills(content.pre) !== skills(content.post))
    problems.push({ question_id: null, message: 'The forms before and after ask for different skills.' });
  if (content.words.some(({ word, meaning }) => word.trim() === '' || meaning.trim() === ''))
    problems.push({ question_id: null, message: 'A word to know has no meaning.' });
  for (const form of ['corner', 'pre', 'post'] as const)
    for (const [index, question] of questionsOf(content, form).entries()) {
      const wrong = wrongQuestion(question);
      if (wrong)
        problems.push({ question_id: question.id, message: `${NAMES[form]} ${index + 1}: ${wrong}` });
    }
  return problems;
}
