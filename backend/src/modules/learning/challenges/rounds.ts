import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { Clock } from '../../../platform/clock.ts';
import { currentTenantId } from '../../../platform/context.ts';
import { Db, type Tx } from '../../../platform/db/db.ts';
import type { ChallengeRound } from '../../../platform/db/generated/client.ts';
import { AppError, notFound } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import { LiveMessages } from '../../../platform/live/live-messages.ts';
import { PRESENCE_TOPIC } from '../../../platform/live/sockets/presence.ts';
import { GetClassGroups, ListClassSummaries, ListMemberships } from '../../identity/contract.ts';
import { signedIn } from '../acting-person.ts';
import { FindCourses } from '../courses/find-courses.ts';
import { asked, isRight, type Question } from '../quizzes/quiz.rules.ts';
import { timeOf } from './challenge.rules.ts';
import { FindChallenges } from './find-challenges.ts';
import type { OwnRounds, RoundAnswerBody, RoundClass, RoundMoveBody, RoundView } from './round-views.ts';
import { isRoundForgotten, roundAfter, roundQuestions, solutionOf, toldCount } from './round.rules.ts';

/** Classes that somebody learns in, and those for which they may hold a round. */
interface OwnClasses {
  learns: readonly string[];
  holds: readonly RoundClass[];
}

/**
 * Rounds of a quiz challenge: a class answers the questions of its course together, one after the other. What counts is how many
 * answers are right, not when they come; answers of single people are deleted at the end.
 */
@Injectable()
export class ChallengeRounds {
  constructor(
    private readonly clock: Clock,
    private readonly courses: FindCourses,
    private readonly db: Db,
    private readonly find: FindChallenges,
    private readonly messages: LiveMessages,
    private readonly queries: QueryBus,
  ) {}

  /** @throws AppError 404 */
  async own(challenge: string): Promise<OwnRounds> {
    const [{ id, kind }, { learns, holds }] = await Promise.all([this.find.one(challenge), this.classes()]);
    if (kind !== 'quiz') return { open: [], classes: [] };
    const classes = [...new Set([...learns, ...holds.map((one) => one.id)])];
    const rounds = await this.db.transaction((tx) =>
      tx.challengeRound.findMany({
        where: {
          tenant_id: currentTenantId(),
          challenge_id: id,
          class_id: { in: classes },
          state: 'open',
        },
        orderBy: { opened_at: 'desc' },
        take: 50,
      }),
    );
    const open = rounds.filter(({ opened_at }) => !isRoundForgotten(opened_at, this.clock.now()));
    const names = await this.names(open.map(({ class_id }) => class_id));
    return {
      open: open.map((round) => ({ id: round.id, class_name: names.get(round.class_id) ?? '' })),
      classes: [...holds],
    };
  }

  /** Begins a round, and ends another one of the class. @throws AppError 404, 409 `not_running`, `no_questions` */
  async begin(challenge: string, class_id: string): Promise<{ id: string }> {
    const row = await this.find.one(challenge);
    if (row.kind !== 'quiz') throw notFound('round');
    if (timeOf(row, await this.find.today()) !== 'running')
      throw new AppError('conflict', 'not_running', 'This challenge is not running today.');
    const { holds } = await this.classes();
    if (!holds.some(({ id }) => id === class_id)) throw notFound('class');
    const questions = roundQuestions((await this.courses.one(row.course)).chapters);
    if (questions.length === 0)
      throw new AppError('conflict', 'no_questions', 'The course has no questions for a room.');
    const id = newId();
    const tenant_id = currentTenantId();
    const held_by = signedIn().id;
    await this.db.transaction(async (tx) => {
      const others = await tx.challengeRound.findMany({ where: { tenant_id, class_id, state: 'open' } });
      for (const other of others) await this.end(tx, other);
      if (others.length > 0)
        await this.messages.publish(
          tx,
          PRESENCE_TOPIC,
          others.map((other) => other.id),
        );
      await tx.challengeRound.createMany({
        data: [
          {
            tenant_id,
            id,
            challenge_id: row.id,
            class_id,
            held_by,
            questions: questions as never,
            opened_at: this.clock.now(),
          },
        ],
      });
    });
    return { id };
  }

  /** @throws AppError 404 for a round of another class, and one that was never there */
  async admit(id: string): Promise<{ round: ChallengeRound; holds: boolean }> {
    const { learns, holds } = await this.classes();
    const round = await this.db.transaction((tx) =>
      tx.challengeRound.findUnique({ where: { tenant_id_id: { tenant_id: currentTenantId(), id } } }),
    );
    const holding = holds.some((one) => one.id === round?.class_id);
    if (!round || !(holding || learns.includes(round.class_id))) throw notFound('round');
    return { round, holds: holding };
  }

  /** @throws AppError 404 */
  async view(id: string): Promise<RoundView> {
    const { round, holds } = await this.admit(id);
    const [[challenge], names, answers] = await Promise.all([
      this.find.some([round.challenge_id]),
      this.names([round.class_id]),
      this.db.transaction((tx) =>
        tx.challengeRoundAnswer.findMany({ where: { tenant_id: round.tenant_id, round_id: id } }),
      ),
    ]);
    if (!challenge) throw notFound('round');
    const questions = round.questions as unknown as Question[];
    const { step, shown } = round;
    const over = round.state === 'ended' || isRoundForgotten(round.opened_at, this.clock.now());
    const now = answers.filter((one) => one.step === step);
    const own = now.find(({ user_id }) => user_id === signedIn().id);
    const counted = answers.filter((one) => one.step < step || (one.step === step && shown));
    const together =
      round.state === 'ended'
        ? { right: round.right_count, answers: round.answer_count }
        : { right: counted.filter((one) => one.right).length, answers: counted.length };
    const question = questions[step]!;
    return {
      id,
      title: challenge.title,
      class_name: names.get(round.class_id) ?? '',
      state: over ? 'ended' : 'open',
      holds,
      step,
      count: questions.length,
      question: over ? null : { ...asked(question), answer: (own?.answer as string[] | undefined) ?? null },
      answered: now.length,
      shown,
      solution: shown && !over ? solutionOf(question) : [],
      help: shown && !over ? question.help : '',
      right: shown ? (own?.right ?? null) : null,
      together: toldCount(together, holds),
      course: challenge.course,
    };
  }

  /** Keeps the answer of the signed-in person. @throws AppError 404, 409 `not_asked` */
  async answer(id: string, { step, answer }: RoundAnswerBody): Promise<void> {
    const { holds } = await this.admit(id);
    if (holds) throw new AppError('forbidden', 'not_allowed', 'Who holds the round does not answer.');
    const user_id = signedIn().id;
    await this.db.transaction(async (tx) => {
      const round = await lockRound(tx, id);
      if (round.state !== 'open' || round.step !== step || round.shown)
        throw new AppError('conflict', 'not_asked', 'This question is not asked any more.');
      const key = { tenant_id: round.tenant_id, round_id: id, step, user_id };
      const right = isRight((round.questions as unknown as Question[])[step]!, answer);
      const data = { answer, right, answered_at: this.clock.now() };
      await tx.challengeRoundAnswer.upsert({
        where: { tenant_id_round_id_step_user_id: key },
        create: { ...key, ...data },
        update: data,
      });
      await this.messages.publish(tx, PRESENCE_TOPIC, [id]);
    });
  }

  /** @throws AppError 404, 409 `wrong_state` */
  async move(id: string, { move }: RoundMoveBody): Promise<void> {
    const { holds } = await this.admit(id);
    if (!holds) throw notFound('round');
    await this.db.transaction(async (tx) => {
      const round = await lockRound(tx, id);
      if (round.state !== 'open') throw wrongState();
      if (move === 'end') await this.end(tx, round);
      else {
        const next = roundAfter(move, round, (round.questions as unknown as Question[]).length);
        if (!next) throw wrongState();
        await tx.challengeRound.update({
          where: { tenant_id_id: { tenant_id: round.tenant_id, id } },
          data: next,
        });
      }
      await this.messages.publish(tx, PRESENCE_TOPIC, [id]);
    });
  }

  /** Ends a round of the running school, when it is still open. */
  async endForgotten(id: string): Promise<void> {
    await this.db.transaction(async (tx) => {
      const round = await lockRound(tx, id);
      if (round.state !== 'open') return;
      await this.end(tx, round);
      await this.messages.publish(tx, PRESENCE_TOPIC, [id]);
    });
  }

  /** Keeps the sum, and deletes the answers of single people. */
  private async end(tx: Tx, round: ChallengeRound): Promise<void> {
    const where = { tenant_id: round.tenant_id, round_id: round.id };
    const counted = round.shown ? round.step : round.step - 1;
    const rows = await tx.challengeRoundAnswer.findMany({ where: { ...where, step: { lte: counted } } });
    await tx.challengeRoundAnswer.deleteMany({ where });
    await tx.challengeRound.update({
      where: { tenant_id_id: { tenant_id: round.tenant_id, id: round.id } },
      data: {
        state: 'ended',
        ended_at: this.clock.now(),
        answer_count: rows.length,
        right_count: rows.filter(({ right }) => right).length,
      },
    });
  }

  private async classes(): Promise<OwnClasses> {
    const { id, role } = signedIn();
    if (role === 'school_admin') {
      const all = await this.queries.execute(new ListClassSummaries(null));
      return { learns: [], holds: all.map((one) => ({ id: one.id, name: one.name })) };
    }
    if (role !== 'student' && role !== 'teacher') return { learns: [], holds: [] };
    const own = await this.queries.execute(new ListMemberships(id));
    return {
      learns: own.filter((one) => one.role === 'student').map((one) => one.class_id),
      holds: own
        .filter((one) => one.role !== 'student')
        .map(({ class_id, name }) => ({ id: class_id, name })),
    };
  }

  private async names(classes: string[]): Promise<Map<string, string>> {
    if (classes.length === 0) return new Map();
    const known = await this.queries.execute(new GetClassGroups([...new Set(classes)], []));
    return new Map(known.classes.map(({ id, name }) => [id, name]));
  }
}

const wrongState = () => new AppError('conflict', 'wrong_state', 'The round has gone on meanwhile.');

/** @throws AppError not_found */
async function lockRound(tx: Tx, id: string): Promise<ChallengeRound> {
  const tenant_id = currentTenantId();
  await tx.$queryRaw`select 1 from learning.challenge_round
    where tenant_id = ${tenant_id}::uuid and id = ${id}::uuid for update`;
  const round = await tx.challengeRound.findUnique({ where: { tenant_id_id: { tenant_id, id } } });
  if (!round) throw notFound('round');
  return round;
}
