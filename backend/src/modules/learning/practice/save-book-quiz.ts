import { Command, CommandHandler, QueryBus, type ICommandHandler } from '@nestjs/cqrs';
import { AuditLog } from '../../../platform/audit/audit-log.ts';
import { Clock } from '../../../platform/clock.ts';
import { currentTenantId } from '../../../platform/context.ts';
import { lockUntilCommit } from '../../../platform/db/advisory-lock.ts';
import { Db, type Tx } from '../../../platform/db/db.ts';
import type { BookQuiz, Prisma } from '../../../platform/db/generated/client.ts';
import { AppError, invalidFields, notFound } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import { GetVisibleBooks } from '../../catalog/contract.ts';
import { signedIn } from '../acting-person.ts';
import { mayChange } from '../courses/course.rules.ts';
import type { BookQuizDraftBody, BookQuizPublished, BookQuizSaved } from './quiz-bodies.ts';
import { EMPTY_CONTENT, hasRepeatedQuestions, quizProblems, type QuizContent } from './quiz-content.rules.ts';

type LockedQuiz = Omit<BookQuiz, 'content'> & { content: QuizContent };
const asJson = (content: object) => content as unknown as Prisma.InputJsonValue;

/** A quiz of the tenant that the person may change, locked until the transaction ends. @throws AppError not_found */
async function lockQuiz(tx: Tx, id: string): Promise<LockedQuiz> {
  const tenant_id = currentTenantId();
  await tx.$queryRaw`select 1 from learning.book_quiz where tenant_id = ${tenant_id}::uuid and id = ${id}::uuid for update`;
  const row = await tx.bookQuiz.findFirst({ where: { tenant_id, id } });
  if (!row || !mayChange(signedIn(), row)) throw notFound('quiz');
  return row as unknown as LockedQuiz;
}

/** Makes the quiz of a book as an empty draft. */
export class CreateBookQuiz extends Command<BookQuizSaved> {
  constructor(readonly bookId: string) {
    super();
  }
}

@CommandHandler(CreateBookQuiz)
export class CreateBookQuizHandler implements ICommandHandler<CreateBookQuiz> {
  constructor(
    private readonly audit: AuditLog,
    private readonly clock: Clock,
    private readonly db: Db,
    private readonly queries: QueryBus,
  ) {}

  /** @throws AppError 422 for an unknown book, 409 `quiz_exists` */
  async execute({ bookId }: CreateBookQuiz): Promise<BookQuizSaved> {
    const [book] = await this.queries.execute(new GetVisibleBooks([bookId], ''));
    if (!book) throw invalidFields({ book_id: ['Choose a book of the library.'] });
    return this.db.transaction(async (tx) => {
      const tenant_id = currentTenantId();
      await lockUntilCommit(tx, `quiz of ${tenant_id} ${book.id}`);
      if (await tx.bookQuiz.findFirst({ where: { tenant_id, book_id: book.id }, select: { id: true } }))
        throw new AppError('conflict', 'quiz_exists', 'This book has a quiz. Change that one.');
      const id = newId();
      await tx.bookQuiz.createMany({
        data: [
          {
            tenant_id,
            id,
            slug: book.slug,
            book_id: book.id,
            title: book.title,
            language: book.language,
            content: asJson(EMPTY_CONTENT),
            created_by: signedIn().id,
            created_at: this.clock.now(),
          },
        ],
      });
      await this.audit.record(tx, 'quiz.created', book.title);
      return { id, revision: 1 };
    });
  }
}

/** Replaces the draft. Nobody sees anything of it before it is published. */
export class SaveBookQuiz extends Command<BookQuizSaved> {
  constructor(
    readonly id: string,
    readonly body: BookQuizDraftBody,
  ) {
    super();
  }
}

@CommandHandler(SaveBookQuiz)
export class SaveBookQuizHandler implements ICommandHandler<SaveBookQuiz> {
  constructor(private readonly db: Db) {}

  /** @throws AppError 404, 409 `changed_meanwhile`, 422 */
  async execute({ id, body: { revision, ...body } }: SaveBookQuiz): Promise<BookQuizSaved> {
    const content: QuizContent = body;
    if (hasRepeatedQuestions(content)) throw invalidFields({ questions: ['An id occurs twice.'] });
    return this.db.transaction(async (tx) => {
      const before = await lockQuiz(tx, id);
      if (before.revision !== revision)
        throw new AppError(
          'conflict',
          'changed_meanwhile',
          'Somebody else has changed it. Please look at it again.',
        );
      await tx.bookQuiz.update({
        where: { tenant_id_id: { tenant_id: currentTenantId(), id } },
        data: { content: asJson(content), revision: revision + 1 },
      });
      return { id, revision: revision + 1 };
    });
  }
}

/** Publishes the draft as a new version. Attempts that began in an earlier version go on in that one. */
export class PublishBookQuiz extends Command<BookQuizPublished> {
  constructor(readonly id: string) {
    super();
  }
}

@CommandHandler(PublishBookQuiz)
export class PublishBookQuizHandler implements ICommandHandler<PublishBookQuiz> {
  constructor(
    private readonly audit: AuditLog,
    private readonly clock: Clock,
    private readonly db: Db,
  ) {}

  /** @throws AppError 404, 422 `quiz_incomplete` with what is missing */
  execute({ id }: PublishBookQuiz): Promise<BookQuizPublished> {
    return this.db.transaction(async (tx) => {
      const quiz = await lockQuiz(tx, id);
      const problems = quizProblems(quiz.content);
      if (problems.length > 0)
        throw invalidFields({ questions: problems.map(({ message }) => message) }, 'quiz_incomplete');
      const number = quiz.published_version + 1;
      const tenant_id = currentTenantId();
      const at = this.clock.now();
      await tx.bookQuizVersion.createMany({
        data: [
          {
            tenant_id,
            quiz_id: id,
            number,
            content: asJson(quiz.content),
            published_by: signedIn().id,
            published_at: at,
          },
        ],
      });
      await tx.bookQuiz.update({
        where: { tenant_id_id: { tenant_id, id } },
        data: { published_version: number, status: 'published', published_at: quiz.published_at ?? at },
      });
      await this.audit.record(tx, 'quiz.published', quiz.title);
      return { version: number };
    });
  }
}

/** Takes a quiz out of the corner, or puts it back. Results stay. */
export class MoveBookQuiz extends Command<void> {
  constructor(
    readonly id: string,
    readonly move: 'archive' | 'restore',
  ) {
    super();
  }
}

@CommandHandler(MoveBookQuiz)
export class MoveBookQuizHandler implements ICommandHandler<MoveBookQuiz> {
  constructor(
    private readonly audit: AuditLog,
    private readonly db: Db,
  ) {}

  /** @throws AppError 404, 409 `wrong_status` */
  async execute({ id, move }: MoveBookQuiz): Promise<void> {
    await this.db.transaction(async (tx) => {
      const quiz = await lockQuiz(tx, id);
      if ((quiz.status === 'archived') === (move === 'archive'))
        throw new AppError('conflict', 'wrong_status', `This quiz is ${quiz.status}.`);
      await tx.bookQuiz.update({
        where: { tenant_id_id: { tenant_id: currentTenantId(), id } },
        data: {
          status: move === 'archive' ? 'archived' : quiz.published_version > 0 ? 'published' : 'draft',
        },
      });
      await this.audit.record(tx, move === 'archive' ? 'quiz.archived' : 'quiz.restored', quiz.title);
    });
  }
}
