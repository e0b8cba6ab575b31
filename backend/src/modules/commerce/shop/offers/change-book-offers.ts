import { Command, CommandHandler, QueryBus, type ICommandHandler } from '@nestjs/cqrs';
import { formatPrice, type Money, type OfferKind } from '@bookgrove/contract';
import { AuditLog } from '../../../../platform/audit/audit-log.ts';
import { currentTenantId, currentTenantKind } from '../../../../platform/context.ts';
import { Db, type Tx } from '../../../../platform/db/db.ts';
import { AppError, invalidFields } from '../../../../platform/errors.ts';
import { findOwnBook } from './get-book-offers.query.ts';
import { wrongOffers, wrongPrices, type Offer } from './offer.rules.ts';

/** Replaces the prices of a book beside its list price, and what it costs in each of the kinds that are named. */
export class ChangeBookOffers extends Command<void> {
  constructor(
    readonly bookId: string,
    readonly prices: Money[],
    readonly kinds: readonly KindWish[] = [],
  ) {
    super();
  }
}

/** An offer of a kind as it is to be, with the stock that the caller saw. */
interface KindWish {
  kind: OfferKind;
  prices: Money[];
  stock?: number | null;
  stock_seen?: number | null;
  seats?: number | null;
}

@CommandHandler(ChangeBookOffers)
export class ChangeBookOffersHandler implements ICommandHandler<ChangeBookOffers> {
  constructor(
    private readonly queries: QueryBus,
    private readonly db: Db,
    private readonly auditLog: AuditLog,
  ) {}

  /** @throws AppError 404, 409 `book_free` and `stock_changed`, 422 with the member of each wrong price */
  async execute({ bookId, prices, kinds }: ChangeBookOffers): Promise<void> {
    const offers = kinds.map(({ kind, prices, stock, seats }): Offer => ({
      kind,
      prices,
      stock: stock ?? null,
      seats: seats ?? null,
    }));
    const wrong = {
      ...wrongPrices(prices),
      ...wrongOffers(offers, { platform: currentTenantKind() === 'platform' }),
    };
    if (Object.keys(wrong).length > 0) throw invalidFields(wrong);
    const book = await findOwnBook(this.queries, bookId);
    if (!book.price && [prices, ...kinds.map((offer) => offer.prices)].some(({ length }) => length > 0))
      throw new AppError('conflict', 'book_free', 'This book is free. Give it a list price first.');
    await this.db.transaction(async (tx) => {
      const key = { tenant_id: currentTenantId(), book_id: book.id };
      const changes = [await this.replacePrices(tx, { ...key, kind: 'digital' }, prices)];
      for (const [index, offer] of offers.entries()) {
        const at = { ...key, kind: offer.kind };
        changes.push(await this.replacePrices(tx, at, offer.prices));
        changes.push(await this.replaceTerms(tx, at, offer, kinds[index]!.stock_seen));
      }
      const reason = changes.filter((change) => change !== null).join('; ');
      if (reason) await this.auditLog.record(tx, 'offer.changed', book.title, { reason, subjectId: book.id });
    });
  }

  /** @returns what has changed in words; null for nothing */
  private async replacePrices(tx: Tx, key: OfferKey, prices: readonly Money[]): Promise<string | null> {
    const before = await tx.bookOffer.findMany({ where: key, orderBy: { currency: 'asc' } });
    const after = [...prices].sort((one, other) => (one.currency < other.currency ? -1 : 1));
    if (inWords(before) === inWords(after)) return null;
    await tx.bookOffer.deleteMany({ where: key });
    await tx.bookOffer.createMany({
      data: after.map(({ amount, currency }) => ({ ...key, amount, currency })),
    });
    return `${named(key)}${inWords(before)} → ${inWords(after)}`;
  }

  /** @returns what has changed in words; null for nothing */
  private async replaceTerms(
    tx: Tx,
    key: OfferKey,
    { stock, seats }: Offer,
    seen: number | null | undefined,
  ): Promise<string | null> {
    const { tenant_id, book_id, kind } = key;
    // Orders that reserve copies wait for the row, and so does this change for them.
    const [before] = await tx.$queryRaw<{ stock: number | null; seats: number | null }[]>`
      select stock, seats from commerce.offer_terms
      where tenant_id = ${tenant_id}::uuid and book_id = ${book_id}::uuid and kind = ${kind} for update`;
    if (seen !== undefined && seen !== (before?.stock ?? null))
      throw new AppError(
        'conflict',
        'stock_changed',
        `Copies were sold or returned meanwhile: the stock is ${before?.stock ?? 'unlimited'} now. Please look at it again.`,
      );
    if ((before?.stock ?? null) === stock && (before?.seats ?? null) === seats) return null;
    const where = { tenant_id_book_id_kind: { tenant_id, book_id, kind } };
    await tx.offerTerms.upsert({ where, create: { ...key, stock, seats }, update: { stock, seats } });
    return `${named(key)}${inTerms(before)} → ${inTerms({ stock, seats })}`;
  }
}

interface OfferKey {
  tenant_id: string;
  book_id: string;
  kind: OfferKind;
}

const named = ({ kind }: OfferKey): string => (kind === 'digital' ? '' : `${kind}: `);

const inTerms = (terms: Pick<Offer, 'stock' | 'seats'> | undefined): string =>
  [
    terms?.seats ? `${terms.seats} seats` : '',
    terms?.stock === null || terms?.stock === undefined ? '' : `stock ${terms.stock}`,
  ]
    .filter(Boolean)
    .join(', ') || 'no limit';

/** `4.50 GBP, 6.00 USD` */
const inWords = (prices: readonly Money[]): string => prices.map(formatPrice).join(', ') || '–';
