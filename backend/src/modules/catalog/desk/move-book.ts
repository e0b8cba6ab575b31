import { Injectable } from '@nestjs/common';
import { Command, CommandHandler, QueryBus, type ICommandHandler } from '@nestjs/cqrs';
import { may, type BookReason, type BookStage, type DeskMove } from '@bookgrove/contract';
import { Clock } from '../../../platform/clock.ts';
import { currentContext, currentTenantId, inContext } from '../../../platform/context.ts';
import { Db, type Tx } from '../../../platform/db/db.ts';
import { AppError, notFound } from '../../../platform/errors.ts';
import { PublicCache } from '../../../platform/http/public-cache.ts';
import { newId, PLATFORM_TENANT_ID } from '../../../platform/ids.ts';
import { Outbox } from '../../../platform/messaging/outbox.ts';
import { GetPeople } from '../../identity/contract.ts';
import type { Reader } from '../books/book-access.rules.ts';
import { assertRightsTold } from '../books/rights-told.ts';
import { BookReturned, type CatalogDeed } from '../contract.ts';
import { Deeds } from '../deeds.ts';
import { DeskCards } from './desk-cards.ts';
import { decide, settles, stageOf, type DeskCase } from './desk.rules.ts';

type Person = NonNullable<Reader>;
export interface Doer {
  id: string;
  name: string;
}

/** Where somebody works on a book: in the book's own school, under their own name. */
@Injectable()
export class DeskPlaces {
  constructor(
    private readonly cards: DeskCards,
    private readonly queries: QueryBus,
  ) {}

  /**
   * Runs `work` in the school of the books; of a school's and the platform's, in the school.
   * @throws AppError not-found for books of which the asker looks after none
   */
  async ofBooks<T>(ids: readonly string[], work: (doer: Doer) => Promise<T>): Promise<T> {
    const doer = await this.doer();
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
    return inContext({ ...currentContext()!, tenantId: found.tenant_id, actorName: doer.name }, () =>
      work(doer),
    );
  }

  /** The asker by name. */
  async doer(): Promise<Doer> {
    const { userId } = currentContext()!.principal!;
    const [person] = await this.queries.execute(new GetPeople([userId]));
    return { id: userId, name: person ? `${person.first_name} ${person.last_name}`.trim() : '' };
  }
}

/** Moves that the school's audit hears of; all of them stand in the book's own history. */
const DEEDS: Partial<Record<DeskMove, CatalogDeed>> = {
  approve: 'book.approved',
  return: 'book.returned',
  recall: 'book.recalled',
  escalate: 'book.escalated',
  withdraw: 'book.withdrawn',
  settle: 'book.reports_settled',
};

type DeskRow = DeskCase & { id: string; created_by: string; title: string } & Parameters<
    typeof assertRightsTold
  >[1];

export interface MovedBook {
  id: string;
  stage: string;
}

/** Does one of DESK_MOVES with a book, and writes down who did it and why. */
export class MoveBook extends Command<MovedBook> {
  constructor(
    readonly bookId: string,
    readonly move: DeskMove,
    readonly reader: Person,
    readonly reason: BookReason | null,
    readonly note: string,
    /** Where it has to stand for this; absent when the move itself knows. */
    readonly from?: BookStage,
  ) {
    super();
  }
}

@CommandHandler(MoveBook)
export class MoveBookHandler implements ICommandHandler<MoveBook> {
  constructor(
    private readonly clock: Clock,
    private readonly db: Db,
    private readonly outbox: Outbox,
    private readonly cache: PublicCache,
    private readonly places: DeskPlaces,
    private readonly cards: DeskCards,
    private readonly deeds: Deeds,
  ) {}

  async execute(command: MoveBook): Promise<MovedBook> {
    const team = this.cards.everywhere();
    const reporters = team && settles(command.move) ? await this.schoolsOfReports(command.bookId) : [];
    const moved = await this.places.ofBooks([command.bookId], (doer) =>
      this.db.transaction((tx) => this.inside(tx, command, doer, team)),
    );
    // Reports lie in the reader's own school: the team's decision is told to each of them.
    for (const tenantId of reporters)
      await inContext({ ...currentContext()!, tenantId }, () =>
        this.db.transaction((tx) => this.settle(tx, command)),
      );
    this.cache.forget();
    return moved;
  }

  private async inside(tx: Tx, command: MoveBook, doer: Doer, team: boolean): Promise<MovedBook> {
    const { bookId, move, reader, reason, note, from } = command;
    const tenant_id = currentTenantId();
    // The lock first: only a statement that begins after it sees what another one did to the case meanwhile.
    await tx.$executeRaw`
      select 1 from catalog.book where tenant_id = ${tenant_id}::uuid and id = ${bookId}::uuid for update`;
    const [book] = await tx.$queryRaw<DeskRow[]>`
      select b.id, b.status::text as status, b.ingestion::text as ingestion, b.created_by, b.title, b.published_at, b.form,
        b.license, b.rights, b.rights_proof, b.student_made, b.visibility::text as visibility,
        k.stage, k.owner_id, coalesce(k.owner_name, '') as owner_name,
        coalesce((select m.move from catalog.book_move m where m.tenant_id = b.tenant_id and m.book_id = b.id
          and m.move in ('return', 'approve', 'withdraw') order by m.created_at desc, m.id desc limit 1) = 'return', false) as returned
      from catalog.book b left join catalog.book_case k on k.tenant_id = b.tenant_id and k.book_id = b.id
      where b.tenant_id = ${tenant_id}::uuid and b.id = ${bookId}::uuid`;
    if (!book) throw notFound('book');
    assertMay(move, reader, book.created_by, team);
    if (move === 'submit') await assertRightsTold(tx, book);
    const stood = stageOf(book);
    if (from && stood !== from)
      throw new AppError('conflict', 'book_moved', 'Somebody else has moved this book meanwhile.');
    const next = decide(book, move, doer, reason);
    const now = this.clock.now();
    const stands = stageOf({ ...book, ...next });
    if (next.status !== book.status)
      await tx.book.update({
        where: { tenant_id_id: { tenant_id, id: bookId } },
        data: {
          status: next.status,
          ...(next.status === 'published' && { published_at: book.published_at ?? now }),
        },
      });
    const { stage, owner_id, owner_name } = next;
    await tx.bookCase.upsert({
      where: { tenant_id_book_id: { tenant_id, book_id: bookId } },
      create: { tenant_id, book_id: bookId, stage, owner_id, owner_name, since: now },
      update: { stage, owner_id, owner_name, ...(stood !== stands && { since: now }) },
    });
    const id = newId();
    await tx.bookMove.createMany({
      data: [
        {
          id,
          tenant_id,
          book_id: bookId,
          move,
          reason,
          note,
          actor_id: doer.id,
          actor_name: doer.name,
          created_at: now,
        },
      ],
    });
    if (settles(move)) await this.settle(tx, command);
    const deed = DEEDS[move];
    if (deed) await this.deeds.note(tx, deed, book.title, { reason: note || (reason ?? '') });
    if (move === 'return' && book.created_by !== doer.id)
      await this.outbox.add(tx, BookReturned, {
        book_id: bookId, move_id: id, uploaded_by: book.created_by, title: book.title, reason: reason!, note,
      }); // prettier-ignore
    await this.cache.announce(tx);
    return { id: bookId, stage: stands };
  }

  private settle(tx: Tx, { bookId, reader }: MoveBook) {
    return tx.bookReport.updateMany({
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

/** Who uploads may send for a look, and alone take back what they sent; everything else is for those who manage books. */
function assertMay(move: DeskMove, reader: Person, uploader: string, team: boolean): void {
  const manages = team || may(reader.role, 'book.manage', reader.place);
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
