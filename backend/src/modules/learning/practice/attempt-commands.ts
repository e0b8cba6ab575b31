import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { QuizForm } from '@bookgrove/contract';
import { Clock } from '../../../platform/clock.ts';
import { currentTenantId } from '../../../platform/context.ts';
import { lockUntilCommit } from '../../../platform/db/advisory-lock.ts';
import { Db } from '../../../platform/db/db.ts';
import { AppError, notFound } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import { Outbox } from '../../../platform/messaging/outbox.ts';
import { QuizFinished } from '../contract.ts';
import { answerMedia, assertNotEmpty } from '../quizzes/answer-media.ts';
import { isMarkedByTeacher, isRight } from '../quizzes/quiz.rules.ts';
import { answersIn, keepResult, lockAttempt, type AttemptRow } from './attempts.ts';
import { student } from './book-quiz.queries.ts';
import { FindBookQuizzes } from './find-book-quizzes.ts';
import { formsOf, questionsOf } from './quiz-content.rules.ts';
import { retellQuestion } from './quiz-views.ts';

/** Answers of one attempt to one question. */
const MOST_TRIES = 20;

/** The attempt that the student works on. */
export class AttemptStarted {
  id!: string;
  version!: number;
}

/** Begins an attempt in the newest version, or continues the one that is not finished. */
export class StartAttempt extends Command<{ created: boolean; attempt: AttemptStarted }> {
  constructor(
    readonly slug: string,
    readonly form: QuizForm,
  ) {
    super();
  }
}

/** The student who makes the request. @throws AppError 403 `for_students` */
function ownId(): string {
  const user = student();
  if (user) return user;
  throw new AppError('forbidden', 'for_students', 'Students answer the questions; you can read them.');
}

@CommandHandler(StartAttempt)
export class StartAttemptHandler implements ICommandHandler<StartAttempt> {
  constructor(
    private readonly clock: Clock,
    private readonly db: Db,
    private readonly find: FindBookQuizzes,
  ) {}

  /** @throws AppError 404, 403 `for_students` */
  async execute({ slug, form }: StartAttempt): Promise<{ created: boolean; attempt: AttemptStarted }> {
    const user_id = ownId();
    const quiz = await this.find.one(slug, '');
    if (!formsOf(quiz.content).includes(form)) throw notFound('quiz');
    return this.db.transaction(async (tx) => {
      const tenant_id = currentTenantId();
      // One attempt at a time, also from two devices.
      await lockUntilCommit(tx, `quiz ${quiz.id} of ${user_id}`);
      const open = await tx.quizAttempt.findFirst({
        where: { tenant_id, user_id, quiz_id: quiz.id, form, finished_at: null },
        select: { id: true, version: true },
      });
      if (open) return { created: false, attempt: open };
      const attempt = { id: newId(), version: quiz.version };
      await tx.quizAttempt.createMany({
        data: [
          {
            tenant_id,
            ...attempt,
            quiz_tenant: quiz.tenant_id,
            quiz_id: quiz.id,
            form,
            user_id,
            started_at: this.clock.now(),
          },
        ],
      });
      return { created: true, attempt };
    });
  }
}

/** How an answer was. */
export class QuizAnswerResult {
  /** Null: a teacher marks it. */
  correct!: boolean | null;
  tries!: number;
  /** What to read after a wrong answer; empty after others. */
  help!: string;
  /** The page of the book to open after a wrong answer. */
  page!: number | null;
  /** The lines that answer the question; empty unless the answer was wrong. */
  passage!: string;
}

/** Answers a question of an attempt. */
export class AnswerQuizQuestion extends Command<QuizAnswerResult> {
  constructor(
    readonly attemptId: string,
    readonly questionId: string,
    readonly answer: string[],
    /** MP3, in Base64. */
    readonly sound: string | null,
    /** PNG, JPEG or WebP, in Base64. */
    readonly picture: string | null,
  ) {
    super();
  }
}

@CommandHandler(AnswerQuizQuestion)
export class AnswerQuizQuestionHandler implements ICommandHandler<AnswerQuizQuestion> {
  constructor(
    private readonly clock: Clock,
    private readonly db: Db,
  ) {}

  /** @throws AppError 404, 403 `for_students`, 409 `finished`, 409 `too_many_tries`, 422 */
  async execute({
    attemptId,
    questionId,
    answer,
    sound,
    picture,
  }: AnswerQuizQuestion): Promise<QuizAnswerResult> {
    const user = ownId();
    const media = await answerMedia(sound, picture);
    return this.db.transaction(async (tx) => {
      const attempt = ownAttempt(await lockAttempt(tx, attemptId), user);
      const { content, form, quiz_id } = attempt;
      const question =
        questionsOf(content, form).find(({ id }) => id === questionId) ??
        (questionId === quiz_id && form === 'corner' ? retellQuestion(quiz_id, content) : null);
      if (!question) throw notFound('question');
      const marked = isMarkedByTeacher(question);
      if (marked) assertNotEmpty(media, answer);
      const given = (await answersIn(tx, attemptId)).filter(({ question_id }) => question_id === questionId);
      if (!marked && given.some(({ correct }) => correct === true))
        return { correct: true, tries: given.length, help: '', page: null, passage: '' };
      if (given.length >= MOST_TRIES)
        throw new AppError(
          'conflict',
          'too_many_tries',
          'You have tried this question often. Ask your teacher.',
        );
      const correct = marked ? null : isRight(question, answer);
      await tx.givenAnswer.createMany({
        data: [
          {
            tenant_id: currentTenantId(),
            id: newId(),
            attempt_id: attemptId,
            question_id: questionId,
            try: given.length + 1,
            answer,
            correct,
            ...(marked && media),
            given_at: this.clock.now(),
          },
        ],
      });
      const wrong = correct === false;
      return {
        correct,
        tries: given.length + 1,
        help: wrong ? question.help : '',
        page: wrong ? (question.page ?? null) : null,
        passage: wrong ? (question.passage ?? '') : '',
      };
    });
  }
}

function ownAttempt(attempt: AttemptRow | null, user: string): AttemptRow {
  if (attempt?.user_id !== user) throw notFound('attempt');
  if (attempt.finished_at)
    throw new AppError('conflict', 'finished', 'This attempt is finished. You can begin another one.');
  return attempt;
}

/** Finishes an attempt. Questions without an answer count as not yet right. */
export class FinishAttempt extends Command<void> {
  constructor(readonly attemptId: string) {
    super();
  }
}

@CommandHandler(FinishAttempt)
export class FinishAttemptHandler implements ICommandHandler<FinishAttempt> {
  constructor(
    private readonly clock: Clock,
    private readonly db: Db,
    private readonly outbox: Outbox,
  ) {}

  /** @throws AppError 404, 403 `for_students`, 409 `finished` */
  async execute({ attemptId }: FinishAttempt): Promise<void> {
    const user = ownId();
    await this.db.transaction(async (tx) => {
      const attempt = ownAttempt(await lockAttempt(tx, attemptId), user);
      const { id, quiz_id, book_id, form, user_id } = attempt;
      await tx.quizAttempt.update({
        where: { tenant_id_id: { tenant_id: currentTenantId(), id } },
        data: { finished_at: this.clock.now() },
      });
      await keepResult(tx, attempt);
      await this.outbox.add(tx, QuizFinished, { attempt_id: id, quiz_id, book_id, form, user_id });
    });
  }
}
