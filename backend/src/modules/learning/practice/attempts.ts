import type { QuizForm } from '@bookgrove/contract';
import { currentTenantId } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { attemptResult, type AttemptResult, type Given } from './attempt.rules.ts';
import { questionsOf, type QuizContent } from './quiz-content.rules.ts';

/** An attempt with the version in which it began. */
export interface AttemptRow extends Record<string, unknown> {
  id: string;
  quiz_tenant: string;
  quiz_id: string;
  book_id: string;
  version: number;
  form: QuizForm;
  user_id: string;
  started_at: Date;
  finished_at: Date | null;
  content: QuizContent;
}

/** An answer with the newest mark. */
export interface AnswerRow extends Given, Record<string, unknown> {
  id: string;
  attempt_id: string;
  answer: string[];
  has_sound: boolean;
  has_picture: boolean;
  comment: string;
}

export const ATTEMPT_COLUMNS = `a.id, a.quiz_tenant, a.quiz_id, q.book_id, a.version, a.form, a.user_id, a.started_at, a.finished_at, v.content`;
export const ATTEMPT_TABLES = `learning.quiz_attempt a
  join learning.book_quiz q on q.tenant_id = a.quiz_tenant and q.id = a.quiz_id
  join learning.book_quiz_version v on v.tenant_id = a.quiz_tenant and v.quiz_id = a.quiz_id and v.number = a.version`;

/** SQL: answers of attempts, each with its newest mark. */
export const ANSWERS = `select g.id, g.attempt_id, g.question_id, g.try, g.answer, g.sound is not null as has_sound,
    g.picture is not null as has_picture, coalesce(m.correct, g.correct) as correct, coalesce(m.comment, '') as comment
  from learning.given_answer g left join lateral (
    select correct, comment from learning.answer_mark m
    where m.tenant_id = g.tenant_id and m.answer_id = g.id order by m.marked_at desc, m.id desc limit 1
  ) m on true`;

/** The attempt with this id, locked until the transaction ends; null for an unknown one. */
export async function lockAttempt(tx: Tx, id: string): Promise<AttemptRow | null> {
  const tenant = currentTenantId();
  await tx.$queryRaw`select 1 from learning.quiz_attempt where tenant_id = ${tenant}::uuid and id = ${id}::uuid for update`;
  const [row] = await tx.$queryRawUnsafe<AttemptRow[]>(
    `select ${ATTEMPT_COLUMNS} from ${ATTEMPT_TABLES} where a.tenant_id = $1::uuid and a.id = $2::uuid`,
    tenant,
    id,
  );
  return row ?? null;
}

/** Answers of an attempt, inside a transaction. */
export const answersIn = (tx: Tx, attempt: string): Promise<AnswerRow[]> =>
  tx.$queryRawUnsafe<AnswerRow[]>(
    `${ANSWERS} where g.tenant_id = $1::uuid and g.attempt_id = $2::uuid order by g.try`,
    currentTenantId(),
    attempt,
  );

/** The result of an attempt; only questions of its form count. */
export const resultOf = (
  { content, form }: Pick<AttemptRow, 'content' | 'form'>,
  answers: readonly Given[],
): AttemptResult => attemptResult(questionsOf(content, form), answers);

/**
 * Stores the sums of a finished attempt, and the kept results of its student by skill when it is their newest finished one of
 * the form `corner`. Called when an attempt is finished, and when an answer of a finished one is marked.
 */
export async function keepResult(tx: Tx, attempt: AttemptRow): Promise<AttemptResult> {
  const tenant_id = currentTenantId();
  const result = resultOf(attempt, await answersIn(tx, attempt.id));
  const { questions, right_first, right_later } = result;
  await tx.quizAttempt.update({
    where: { tenant_id_id: { tenant_id, id: attempt.id } },
    data: { questions, right_first, right_later },
  });
  if (attempt.form === 'corner') {
    const newest = await tx.quizAttempt.findFirst({
      where: {
        tenant_id,
        user_id: attempt.user_id,
        quiz_id: attempt.quiz_id,
        form: 'corner',
        finished_at: { not: null },
      },
      orderBy: [{ finished_at: 'desc' }, { id: 'desc' }],
      select: { id: true },
    });
    if (newest?.id === attempt.id) await replaceSkills(tx, attempt, result);
  }
  return result;
}

async function replaceSkills(
  tx: Tx,
  { id, user_id, quiz_id }: Pick<AttemptRow, 'id' | 'user_id' | 'quiz_id'>,
  { skills }: AttemptResult,
): Promise<void> {
  const tenant_id = currentTenantId();
  await tx.skillResult.deleteMany({ where: { tenant_id, user_id, quiz_id } });
  await tx.skillResult.createMany({
    data: skills.map(({ skill, questions, first, later }) => ({
      tenant_id,
      user_id,
      quiz_id,
      skill,
      attempt_id: id,
      questions,
      right_first: first,
      right_later: later,
    })),
  });
}

/** Makes the kept results of a person anew from their newest finished attempts. */
export async function rebuildSkills(tx: Tx, user_id: string): Promise<void> {
  const tenant = currentTenantId();
  await tx.skillResult.deleteMany({ where: { tenant_id: tenant, user_id } });
  const newest = await tx.$queryRawUnsafe<AttemptRow[]>(
    `select distinct on (a.quiz_id) ${ATTEMPT_COLUMNS} from ${ATTEMPT_TABLES}
     where a.tenant_id = $1::uuid and a.user_id = $2::uuid and a.form = 'corner' and a.finished_at is not null
     order by a.quiz_id, a.finished_at desc, a.id desc`,
    tenant,
    user_id,
  );
  for (const attempt of newest)
    await replaceSkills(tx, attempt, resultOf(attempt, await answersIn(tx, attempt.id)));
}
