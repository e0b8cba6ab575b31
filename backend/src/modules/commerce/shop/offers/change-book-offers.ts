import { Command, CommandHandler, QueryBus, type ICommandHandler } from '@nestjs/cqrs';
import { formatPrice, type Money } from '@bookgrove/contract';
import { AuditLog } from '../../../../platform/audit/audit-log.ts';
import { currentTenantId } from '../../../../platform/context.ts';
import { Db } from '../../../../platform/db/db.ts';
import { AppError, invalidFields } from '../../../../platform/errors.ts';
import { findOwnBook } from './get-book-offers.query.ts';
import { wrongPrices } from './offer.rules.ts';

/** Replaces the prices of a book beside its list price. */
export class ChangeBookOffers extends Command<void> {
  constructor(
    readonly bookId: string,
    readonly prices: Money[],
  ) {
    super();
  }
}

@CommandHandler(ChangeBookOffers)
export class ChangeBookOffersHandler implements ICommandHandler<ChangeBookOffers> {
  constructor(
    private readonly queries: QueryBus,
    private readonly db: Db,
    private readonly auditLog: AuditLog,
  ) {}

  /** @throws AppError 404, 409 `book_free`, 422 with the member of each wrong price */
  async execute({ bookId, prices }: ChangeBookOffers): Promise<void> {
    const wrong = wrongPrices(prices);
    if (Object.keys(wrong).length > 0) throw invalidFields(wrong);
    const book = await findOwnBook(this.queries, bookId);
    if (!book.price && prices.length > 0)
      throw new AppError('conflict', 'book_free', 'This book is free. Give it a list price first.');
    const key = { tenant_id: currentTenantId(), book_id: book.id, kind: 'digital' };
    await this.db.transaction(async (tx) => {
      const before = await tx.bookOffer.findMany({ where: key, orderBy: { currency: 'asc' } });
      const after = [...prices].sort((one, other) => (one.currency < other.currency ? -1 : 1));
      if (inWords(before) === inWords(after)) return;
      await tx.bookOffer.deleteMany({ where: key });
      await tx.bookOffer.createMany({
        data: after.map(({ amount, currency }) => ({ ...key, amount, currency })),
      });
      await this.auditLog.record(tx, 'offer.changed', book.title, {
        reason: `${inWords(before)} → ${inWords(after)}`,
        subjectId: book.id,
      });
    });
  }
}

/** `4.50 GBP, 6.00 USD` */
const inWords = (prices: readonly Money[]): string => prices.map(formatPrice).join(', ') || '–';
