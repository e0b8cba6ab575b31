import { ApiProperty } from '@nestjs/swagger';
import { QUIZ_FORMS, SKILLS, type QuizForm, type Skill } from '@bookgrove/contract';
import { ListPage } from '../../../platform/http/page.ts';
import { AskedQuestionView, SkillResultView } from '../enrolments/enrolment-views.ts';
import { asked, type Question } from '../quizzes/quiz.rules.ts';
import { compareForms, type AttemptResult, type FormComparison } from './attempt.rules.ts';
import type { AnswerRow, AttemptRow } from './attempts.ts';
import type { FoundQuiz } from './find-book-quizzes.ts';
import { formsOf, questionsOf, type QuizContent } from './quiz-content.rules.ts';

export class QuizCover {
  small!: string;
  medium!: string;
  large!: string;
  xlarge!: string;
  alt!: string;
  color!: string;
}
export class QuizBook {
  id!: string;
  slug!: string;
  title!: string;
  authors!: string[];
  /** BCP 47. */
  language!: string;
  cover!: QuizCover | null;
}

/** How an attempt went; what waits for a teacher is in no other number. */
export class AttemptSums {
  id!: string;
  @ApiProperty({ enum: QUIZ_FORMS })
  form!: QuizForm;
  finished_at!: string;
  questions!: number;
  right_first!: number;
  right_later!: number;
}

/** Attempts of the signed-in student at the form `corner`. */
export class OwnStanding {
  attempts!: number;
  /** Most questions right at the first try. */
  best!: AttemptSums;
  latest!: AttemptSums;
}

/** A quiz in the list. */
export class BookQuizItem {
  id!: string;
  /** The slug of the book. */
  slug!: string;
  book!: QuizBook;
  questions_count!: number;
  @ApiProperty({ enum: SKILLS, isArray: true })
  skills!: Skill[];
  /** Null for everybody without a finished attempt. */
  own!: OwnStanding | null;
  /** Whether the signed-in student has an attempt that is not finished. */
  begun!: boolean;
}
export class BookQuizPage extends ListPage {
  results!: BookQuizItem[];
}

/** A question without its answer, and what the student answered in the attempt that is shown. */
export class QuizQuestionView extends AskedQuestionView {
  /** Page of the book to look at, as the reader counts them. */
  page!: number | null;
  hint!: string;
  /** `hotspot`: 0 is the cover of the book, further numbers are its first pictures. */
  picture!: number | null;
  /** Id of the last answer; null: none yet. */
  answer_id!: string | null;
  has_sound!: boolean;
  has_picture!: boolean;
  /** A teacher has not marked it yet. */
  waits!: boolean;
  /** What the teacher said. */
  comment!: string;
}
export class QuizWordView {
  word!: string;
  meaning!: string;
}
export class FormComparisonView {
  @ApiProperty({ enum: SKILLS })
  skill!: Skill;
  pre_first!: number;
  pre_questions!: number;
  post_first!: number;
  post_questions!: number;
  @ApiProperty({ enum: ['more', 'same', 'less'] })
  change!: FormComparison['change'];
}

/** The attempt that is shown. */
export class AttemptView {
  id!: string;
  finished_at!: string | null;
  questions!: number;
  right_first!: number;
  right_later!: number;
  /** Answers that wait for a teacher. */
  waiting!: number;
  results!: SkillResultView[];
}

/** The quiz of a book in one form, and the newest attempt of the signed-in student. */
export class BookQuizView extends BookQuizItem {
  version!: number;
  @ApiProperty({ enum: QUIZ_FORMS })
  form!: QuizForm;
  @ApiProperty({ enum: QUIZ_FORMS, isArray: true })
  forms!: QuizForm[];
  predict!: string;
  words!: QuizWordView[];
  questions!: QuizQuestionView[];
  /** What to tell back; null: nothing. It is marked with a comment and not scored. */
  retell!: QuizQuestionView | null;
  /** Whether the signed-in person may begin an attempt. */
  may_begin!: boolean;
  attempt!: AttemptView | null;
  /** Both forms compared by skill, once each is finished. */
  comparison!: FormComparisonView[];
}

const bookView = ({ id, slug, title, authors, language, cover }: FoundQuiz['book']): QuizBook => ({
  id,
  slug,
  title,
  authors,
  language,
  cover,
});

/** A quiz in a list. */
export const quizItem = (
  { id, slug, book, content }: FoundQuiz,
  own: OwnStanding | null,
  begun: boolean,
): BookQuizItem => ({
  id,
  slug,
  book: bookView(book),
  questions_count: content.questions.length,
  skills: [...new Set(content.questions.map(({ skill }) => skill))],
  own,
  begun,
});

/** A question with the answers to it, oldest first. */
export function questionView(question: Question, given: readonly AnswerRow[]): QuizQuestionView {
  const own = given.filter(({ question_id }) => question_id === question.id);
  const last = own.at(-1);
  return {
    ...asked(question),
    answer: last?.answer ?? null,
    correct: own.some(({ correct }) => correct === true) ? true : (last?.correct ?? null),
    tries: own.length,
    page: question.page ?? null,
    hint: question.hint ?? '',
    picture: question.kind === 'hotspot' ? (question.picture ?? 0) : null,
    answer_id: last?.id ?? null,
    has_sound: last?.has_sound ?? false,
    has_picture: last?.has_picture ?? false,
    waits: last !== undefined && last.correct === null,
    comment: last?.comment ?? '',
  };
}

/** What is told back, as a question whose id is that of the quiz. */
export const retellQuestion = (quizId: string, { retell }: QuizContent): Question | null =>
  retell.trim() === ''
    ? null
    : {
        id: quizId,
        kind: 'audio',
        skill: 'thinking',
        text: retell,
        options: [],
        pairs: [],
        help: '',
        help_lesson: null,
      };

interface Shown {
  attempt: Pick<AttemptRow, 'id' | 'version' | 'finished_at' | 'content'> | null;
  answers: readonly AnswerRow[];
  result: AttemptResult | null;
}

/** A quiz in a form; with an attempt, in the version of the attempt. */
export function quizView(
  quiz: FoundQuiz,
  form: QuizForm,
  item: BookQuizItem,
  { attempt, answers, result }: Shown,
  mayBegin: boolean,
  forms: { pre: AttemptResult; post: AttemptResult } | null,
): BookQuizView {
  const content = attempt?.content ?? quiz.content;
  const told = form === 'corner' ? retellQuestion(quiz.id, content) : null;
  return {
    ...item,
    version: attempt?.version ?? quiz.version,
    form,
    forms: formsOf(quiz.content),
    predict: form === 'corner' ? content.predict : '',
    words: form === 'corner' ? content.words : [],
    questions: questionsOf(content, form).map((question) => questionView(question, answers)),
    retell: told && questionView(told, answers),
    may_begin: mayBegin,
    attempt:
      attempt && result
        ? {
            id: attempt.id,
            finished_at: attempt.finished_at?.toISOString() ?? null,
            questions: result.questions,
            right_first: result.right_first,
            right_later: result.right_later,
            waiting: result.waiting,
            results: result.skills,
          }
        : null,
    comparison: forms ? compareForms(forms.pre.skills, forms.post.skills) : [],
  };
}
