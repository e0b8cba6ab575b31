import { Injectable } from '@nestjs/common';
import { Command, CommandHandler, QueryBus, type ICommandHandler } from '@nestjs/cqrs';
import {
  APPROVAL_UNDO_HOURS,
  may,
  type BookReason,
  type BookStage,
  type BookTransition,
  type DetailToApprove,
} from '@bookgrove/contract';
import { Clock } from '../../../../platform/clock.ts';
import { currentContext, currentTenantId, inContext } from '../../../../platform/context.ts';
import { Db, type Tx } from '../../../../platform/db/db.ts';
import { AppError, notFound } from '../../../../platform/errors.ts';
import { PublicCache } from '../../../../platform/http/public-cache.ts';
import { PLATFORM_TENANT_ID } from '../../../../platform/ids.ts';
import { Outbox } from '../../../../platform/messaging/outbox.ts';
import { GetPeople } from '../../../identity/contract.ts';
import type { Reader } from '../../library/books/book-access.rules.ts';
import { BookWriter, type BookActor } from '../../library/books/book-writer.ts';
import { assertRightsStated } from '../../library/books/assert-rights-stated.ts';
import type { CatalogAuditAction } from '../../contract.ts';
import { emailUploaderOfReturnedBook } from './email-uploader.ts';
import { ModerationCards } from './moderation-cards.ts';
import {
  applyTransition,
  assertDetailsStated,
  missingDetails,
  settlesReports,
  stageOf,
  type ModerationCase,
} from './moderation.rules.ts';

type Person = NonNullable<Reader>;

/** Runs work on a book in the tenant context of the book's school, under the name of the caller. */
@Injectable()
export class ModerationTenants {
  constructor(
    private readonly cards: ModerationCards,
    private readonly queries: QueryBus,
  ) {}

  /**
   * Runs `work` in the school of the books; for books of a school and the platform, in the school.
   * @throws AppError not-found when the caller manages none of the books
   */
  async ofBooks<T>(ids: readonly string[], work: (actor: BookActor) => Promise<T>): Promise<T> {
    const actor = await this.actor();
    const values: unknown[] = [ids, PLATFORM_TENANT_ID];
    const fence = this.cards.fence((value) => `$${values.push(value)}`);
    const [[found]] = (await this.cards.read([
      {
        name: '',
        text: `select b.tenant_id from catalog.book b where b.id = any($1::uuid[]) and ${fence}
               order by b.tenant_id = $2::uuid, b.id limit 1`,
        values,
      },
    ])) as [{ tenant_id: string }[]];
    if (!found) throw notFound('book');
    return inContext({ ...currentContext()!, tenantId: found.tenant_id, actorName: actor.name }, () =>
      work(actor),
    );
  }

  /** The caller with their name. */
  async actor(): Promise<BookActor> {
    const { userId } = currentContext()!.principal!;
    const [person] = await this.queries.execute(new GetPeople([userId]));
    return { id: userId, name: person ? `${person.first_name} ${person.last_name}`.trim() : '' };
  }
}

/** Transitions that the school's audit lists; each transition has an entry in the history of the book. */
const AUDIT_ACTIONS: Partial<Record<BookTransition, CatalogAuditAction>> = {
  approve: 'book.approved',
  unapprove: 'book.approval_undone',
  return: 'book.returned',
  recall: 'book.recalled',
  escalate: 'book.escalated',
  withdraw: 'book.withdrawn',
  settle: 'book.reports_settled',
};

interface Decision {
  move: string;
  actor_id: string | null;
  created_at: Date;
}
/** Moves that decide about a book; a submission and its recall are steps of the uploader. */
const DECISIONS = ['return', 'approve', 'unapprove', 'publish', 'withdraw', 'archive'];

interface CaseOfBook extends Omit<ModerationCase, 'status' | 'ingestion' | 'complete'> {
  /** The last decision; null for a book without one. */
  decision: Decision | null;
}

/** The moderation case of a book with its assignee and the last decision. */
async function caseOf(tx: Tx, book_id: string): Promise<CaseOfBook> {
  const tenant_id = currentTenantId();
  const found = await tx.bookModerationCase.findUnique({
    where: { tenant_id_book_id: { tenant_id, book_id } },
  });
  const [decision, submission] = await Promise.all(
    [DECISIONS, ['submit', 'recall', 'return', 'publish', 'archive', 'withdraw']].map((moves) =>
      tx.bookHistoryEntry.findFirst({
        where: { tenant_id, book_id, move: { in: moves } },
        orderBy: [{ created_at: 'desc' }, { id: 'desc' }],
        select: { move: true, actor_id: true, created_at: true },
      }),
    ),
  );
  return {
    stage: (found?.stage ?? null) as ModerationCase['stage'],
    owner_id: found?.owner_id ?? null,
    owner_name: found?.owner_name ?? '',
    returned: decision?.move === 'return',
    submitted: submission?.move === 'submit',
    decision: decision ?? null,
  };
}

interface TransitionedBook {
  id: string;
  stage: string;
}

/** Makes one of the BOOK_TRANSITIONS of `@bookgrove/contract`, and records the actor and the reason. */
export class TransitionBook extends Command<TransitionedBook> {
  constructor(
    readonly bookId: string,
    readonly move: BookTransition,
    readonly reader: Person,
    readonly reason: BookReason | null,
    readonly note: string,
    /** The missing details that the person who approves has named; `any`: a program does not name them. */
    readonly without: readonly DetailToApprove[] | 'any' = [],
    /** The stage that the book must have; absent where the transition itself checks it. */
    readonly from?: BookStage,
  ) {
    super();
  }
}

@CommandHandler(TransitionBook)
export class TransitionBookHandler implements ICommandHandler<TransitionBook> {
  constructor(
    private readonly clock: Clock,
    private readonly db: Db,
    private readonly outbox: Outbox,
    private readonly cache: PublicCache,
    private readonly tenants: ModerationTenants,
    private readonly cards: ModerationCards,
    private readonly writer: BookWriter,
  ) {}

  async execute(command: TransitionBook): Promise<TransitionedBook> {
    const team = this.cards.everywhere();
    const reporters = team && settlesReports(command.move) ? await this.schoolsOfReports(command.bookId) : [];
    const moved = await this.tenants.ofBooks([command.bookId], async (actor) => {
      const result = await this.db.transaction((tx) => this.inside(tx, command, actor, team));
      this.cache.forget();
      return result;
    });
    // Reports are stored in the reader's school: a decision of the platform's team settles them in each school.
    for (const tenantId of reporters)
      await inContext({ ...currentContext()!, tenantId }, () =>
        this.db.transaction((tx) => this.settle(tx, command)),
      );
    return moved;
  }

  private async inside(
    tx: Tx,
    command: TransitionBook,
    actor: BookActor,
    team: boolean,
  ): Promise<TransitionedBook> {
    const { bookId, move, reader, reason, note, without, from } = command;
    const tenant_id = currentTenantId();
    // The case is read under the lock of the book, so that concurrent transitions follow each other.
    const locked = await this.writer.lock(tx, bookId);
    if (!locked) throw notFound('book');
    const complete = missingDetails(locked).length === 0;
    const book = { ...locked, ...(await caseOf(tx, bookId)), complete };
    assertMay(move, reader, book.created_by, team);
    if (move === 'unapprove') assertUndoable(book.decision, actor, this.clock.now());
    if (move === 'submit') await assertRightsStated(tx, book);
    const stageBefore = stageOf(book);
    if (from && stageBefore !== from)
      throw new AppError('conflict', 'book_moved', 'Somebody else has moved this book meanwhile.');
    const next = applyTransition(book, move, actor, reason);
    if (move === 'approve' && without !== 'any') assertDetailsStated(book, without);
    const now = this.clock.now();
    const stageAfter = stageOf({ ...book, ...next });
    const { stage, owner_id, owner_name } = next;
    await tx.bookModerationCase.upsert({
      where: { tenant_id_book_id: { tenant_id, book_id: bookId } },
      create: { tenant_id, book_id: bookId, stage, owner_id, owner_name, since: now },
      update: { stage, owner_id, owner_name, ...(stageBefore !== stageAfter && { since: now }) },
    });
    const id = await this.writer.changeStatus(tx, locked, {
      status: next.status,
      move,
      reason,
      note,
      actor,
      audit: AUDIT_ACTIONS[move],
    });
    if (settlesReports(move)) await this.settle(tx, command);
    if (move === 'return' && book.created_by !== actor.id)
      await emailUploaderOfReturnedBook(this.outbox, tx, {
        book_id: bookId,
        move_id: id,
        uploaded_by: book.created_by,
        title: book.title,
        reason: reason!,
        note,
      });
    return { id: bookId, stage: stageAfter };
  }

  private async settle(tx: Tx, { bookId, reader }: TransitionBook): Promise<void> {
    await this.writer.announce(tx, [bookId]);
    await tx.bookReport.updateMany({
      where: { tenant_id: currentTenantId(), book_id: bookId, settled_at: null },
      data: { settled_at: this.clock.now(), settled_by: reader.userId },
    });
  }

  private async schoolsOfReports(bookId: string): Promise<string[]> {
    const [rows] = (await this.cards.read([
      {
        name: 'schools_of_reports',
        text: 'select distinct tenant_id from catalog.book_report where book_id = $1 and settled_at is null limit 1000',
        values: [bookId],
      },
    ])) as [{ tenant_id: string }[]];
    return rows.map(({ tenant_id }) => tenant_id);
  }
}

/** @throws AppError conflict unless the last decision is the caller's approval, made not long ago */
function assertUndoable(decision: Decision | null, actor: BookActor, now: Date): void {
  const since = now.getTime() - APPROVAL_UNDO_HOURS * 3_600_000;
  if (decision?.move !== 'approve' || decision.actor_id !== actor.id || decision.created_at.getTime() < since)
    throw new AppError(
      'conflict',
      'nothing_to_undo',
      `Only who approved a book undoes it, within ${APPROVAL_UNDO_HOURS} hours and before anybody decides again. Withdraw or return the book instead.`,
    );
}

/**
 * Uploaders may submit their books for review, and only they recall them; only people who manage books make all other
 * transitions.
 */
function assertMay(move: BookTransition, reader: Person, uploader: string, team: boolean): void {
  const manages = team || may(reader.role, 'book.manage', reader.tenantKind);
  if (move === 'escalate' && (team || currentTenantId() === PLATFORM_TENANT_ID))
    throw new AppError(
      'conflict',
      'nobody_above',
      'Nobody stands above the platform’s team. Decide yourself.',
    );
  const own = move === 'submit' || move === 'recall';
  if (own && uploader === reader.userId) return;
  if (own && !manages) throw notFound('book');
  if (move === 'recall')
    throw new AppError(
      'forbidden',
      'not_yours',
      'Only who sent this book takes it back. Return it, with a reason.',
    );
  if (!manages) throw new AppError('forbidden', 'not_allowed', 'Your account is not allowed to do this.');
}
