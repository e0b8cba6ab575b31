import { REPORTS_THAT_HIDE, type ReviewFault } from '@bookgrove/contract';
import { privateWords } from '@bookgrove/contract/stories';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../../../platform/clock.ts';
import { currentTenantId } from '../../../../platform/context.ts';
import { Db, type Tx } from '../../../../platform/db/db.ts';
import { AppError, notFound } from '../../../../platform/errors.ts';
import { newId } from '../../../../platform/ids.ts';
import type { Reader } from '../books/book-access.rules.ts';
import { FindBook } from '../books/find-book.ts';
import { CatalogAuditLog } from '../../shared/audit-log.ts';
import { requireReadableBook } from './react-to-book.ts';

type Person = NonNullable<Reader>;

/** Saves a person's review of a book; a second one replaces the first. */
export class SaveReview extends Command<{ id: string }> {
  constructor(
    readonly bookId: string,
    readonly reader: Person,
    readonly rating: number,
    readonly text: string,
  ) {
    super();
  }
}

@CommandHandler(SaveReview)
export class SaveReviewHandler implements ICommandHandler<SaveReview> {
  constructor(
    private readonly db: Db,
    private readonly find: FindBook,
  ) {}

  async execute({ bookId, reader, rating, text }: SaveReview): Promise<{ id: string }> {
    const book = await requireReadableBook(this.find, bookId, reader);
    // A review with flagged words goes to those who manage books, as if somebody had reported it. A review that was
    // taken down stays hidden when its author changes it, until there is another decision.
    return this.db.transaction(async (tx) => {
      const [row] = await tx.$queryRaw<{ id: string }[]>`
        insert into catalog.book_review (id, tenant_id, user_id, book_tenant_id, book_id, rating, text, flagged, updated_at)
        values (${newId()}::uuid, ${currentTenantId()}::uuid, ${reader.userId}::uuid, ${book.tenant_id}::uuid,
          ${book.id}::uuid, ${rating}::smallint, ${text}, ${privateWords(text).length > 0}, now())
        on conflict (tenant_id, user_id, book_id) do update
          set rating = excluded.rating, text = excluded.text, updated_at = now(),
            flagged = case when book_review.text = excluded.text then book_review.flagged else excluded.flagged end
        returning id`;
      return { id: row!.id };
    });
  }
}

/** Deletes one's own review. */
export class DeleteReview extends Command<void> {
  constructor(
    readonly bookId: string,
    readonly reader: Person,
  ) {
    super();
  }
}

@CommandHandler(DeleteReview)
export class DeleteReviewHandler implements ICommandHandler<DeleteReview> {
  constructor(private readonly db: Db) {}

  async execute({ bookId, reader }: DeleteReview): Promise<void> {
    await this.db.transaction((tx) =>
      tx.bookReview.deleteMany({
        where: { tenant_id: currentTenantId(), user_id: reader.userId, book_id: bookId },
      }),
    );
  }
}

/** Reports a review. Reports by enough different people hide it until there is a decision. */
export class ReportReview extends Command<{ reported: boolean }> {
  constructor(
    readonly reviewId: string,
    readonly reader: Person,
    readonly reason: ReviewFault,
  ) {
    super();
  }
}

@CommandHandler(ReportReview)
export class ReportReviewHandler implements ICommandHandler<ReportReview> {
  constructor(
    private readonly clock: Clock,
    private readonly db: Db,
  ) {}

  async execute({ reviewId, reader, reason }: ReportReview): Promise<{ reported: boolean }> {
    return this.db.transaction(async (tx) => {
      const tenant_id = currentTenantId();
      const review = await lockReview(tx, reviewId);
      if (review.user_id === reader.userId)
        throw new AppError('conflict', 'own_review', 'This is your own review. You can delete it.');
      const { count } = await tx.bookReviewReport.createMany({
        data: [{ tenant_id, review_id: reviewId, user_id: reader.userId, reason }],
        skipDuplicates: true,
      });
      if (count === 0) return { reported: true };
      const open = review.open_reports + 1;
      await tx.bookReview.update({
        where: { tenant_id_id: { tenant_id, id: reviewId } },
        data: {
          open_reports: open,
          ...(open >= REPORTS_THAT_HIDE && !review.hidden_at && { hidden_at: this.clock.now() }),
        },
      });
      return { reported: true };
    });
  }
}

/** Takes a review down, or keeps it; both settle the open reports. */
export class DecideReview extends Command<{ id: string; hidden: boolean }> {
  constructor(
    readonly reviewId: string,
    readonly reader: Person,
    readonly hidden: boolean,
    readonly reason: string,
  ) {
    super();
  }
}

@CommandHandler(DecideReview)
export class DecideReviewHandler implements ICommandHandler<DecideReview> {
  constructor(
    private readonly clock: Clock,
    private readonly db: Db,
    private readonly auditLog: CatalogAuditLog,
  ) {}

  async execute({
    reviewId,
    reader,
    hidden,
    reason,
  }: DecideReview): Promise<{ id: string; hidden: boolean }> {
    await this.db.transaction(async (tx) => {
      const tenant_id = currentTenantId();
      const now = this.clock.now();
      const review = await lockReview(tx, reviewId);
      await this.auditLog.record(tx, hidden ? 'review.taken_down' : 'review.let_stand', '', {
        reason,
        subjectId: review.user_id,
      });
      await tx.bookReviewReport.updateMany({
        where: { tenant_id, review_id: reviewId, settled_at: null },
        data: { settled_at: now },
      });
      await tx.bookReview.update({
        where: { tenant_id_id: { tenant_id, id: reviewId } },
        data: {
          open_reports: 0,
          flagged: false,
          hidden_at: hidden ? now : null,
          hidden_by: hidden ? reader.userId : null,
          hidden_reason: hidden ? reason : null,
        },
      });
    });
    return { id: reviewId, hidden };
  }
}

interface LockedReview {
  user_id: string;
  open_reports: number;
  hidden_at: Date | null;
}

async function lockReview(tx: Tx, id: string): Promise<LockedReview> {
  const [row] = await tx.$queryRaw<LockedReview[]>`
    select user_id, open_reports, hidden_at from catalog.book_review
    where tenant_id = ${currentTenantId()}::uuid and id = ${id}::uuid for update`;
  if (!row) throw notFound('review');
  return row;
}
