import { SURVEY_LEAST, SURVEY_QUESTION_KINDS } from '@bookgrove/contract';
import type { Question } from './quiz.rules.ts';

type Asked = Pick<Question, 'id' | 'kind' | 'text' | 'options'>;

const LONGEST = 500;

/** What is wrong with a question of a survey, in words for its author; null: nothing. */
export function wrongSurveyQuestion({ kind, text, options }: Asked): string | null {
  if (!SURVEY_QUESTION_KINDS.includes(kind))
    return 'A survey asks for one answer, several answers or a text.';
  if (text.trim() === '') return 'Write the question.';
  if (kind === 'short') return null;
  const texts = options.map((one) => one.text.trim());
  if (texts.some((one) => one === '')) return 'An answer is empty.';
  if (texts.length < 2) return 'Write at least two answers.';
  return new Set(texts).size < texts.length ? 'Two answers are the same.' : null;
}

/** Answers by the id of their question. */
export type SurveyAnswers = Record<string, string[]>;

/** The answers that belong to the questions; null when a choice has no answer or an unknown one. A text may be empty. */
export function surveyAnswers(questions: readonly Asked[], given: SurveyAnswers): SurveyAnswers | null {
  const kept: SurveyAnswers = {};
  for (const { id, kind, options } of questions) {
    const answer = given[id] ?? [];
    if (kind === 'short') {
      const text = (answer[0] ?? '').trim().slice(0, LONGEST);
      if (text) kept[id] = [text];
      continue;
    }
    const known = answer.every((one) => options.some((option) => option.id === one));
    const some = kind === 'choice' ? answer.length === 1 : answer.length > 0;
    if (!known || !some || new Set(answer).size < answer.length) return null;
    kept[id] = answer;
  }
  return kept;
}

/** The result of one question. */
interface SurveyResult {
  id: string;
  text: string;
  /** How often each answer was chosen; empty for a text. */
  options: { id: string; text: string; count: number }[];
  /** In alphabetical order, which tells nothing about who wrote them. */
  texts: string[];
}

/** The results of a survey; null for fewer than `SURVEY_LEAST` answers, in which people could be recognised. */
export function surveyResults(
  questions: readonly Asked[],
  answers: readonly SurveyAnswers[],
): SurveyResult[] | null {
  if (answers.length < SURVEY_LEAST) return null;
  return questions.map(({ id, kind, text, options }) => {
    const given = answers.map((one) => one[id] ?? []);
    return {
      id,
      text,
      options:
        kind === 'short'
          ? []
          : options.map((option) => ({
              id: option.id,
              text: option.text,
              count: given.filter((one) => one.includes(option.id)).length,
            })),
      texts: kind === 'short' ? given.flatMap((one) => one.slice(0, 1)).sort() : [],
    };
  });
}
