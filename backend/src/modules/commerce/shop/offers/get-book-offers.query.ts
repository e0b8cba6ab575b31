import { OFFER_KINDS, type BookOnOffer } from '@bookgrove/contract';
import { Query, QueryBus, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { currentContext, currentTenantId, currentTenantKind } from '../../../../platform/context.ts';
import { notFound } from '../../../../platform/errors.ts';
import { GetBooksOnOffer } from '../../../catalog/contract.ts';
import { minimumCharge } from '../../payments/providers/provider-money.rules.ts';
import { OfferPrices } from './offer-prices.ts';
import type { BookOffers } from './offer-view.ts';

/** Prices of a book of the running school, or of the platform in its own context. */
export class GetBookOffers extends Query<BookOffers> {
  constructor(readonly bookId: string) {
    super();
  }
}

@QueryHandler(GetBookOffers)
export class GetBookOffersHandler implements IQueryHandler<GetBookOffers> {
  constructor(
    private readonly queries: QueryBus,
    private readonly offers: OfferPrices,
  ) {}

  async execute({ bookId }: GetBookOffers): Promise<BookOffers> {
    const book = await findOwnBook(this.queries, bookId);
    const offers = (await this.offers.of([book.id])).get(book.id) ?? [];
    const prices = offers.find(({ kind }) => kind === 'digital')?.prices ?? [];
    const kinds = offers.filter(({ kind }) => kind !== 'digital');
    const currencies = [book.price, ...prices, ...kinds.flatMap((offer) => offer.prices)].flatMap(
      (price) => price?.currency ?? [],
    );
    return {
      book: book.id,
      title: book.title,
      list_price: book.price,
      prices,
      kinds,
      possible_kinds: OFFER_KINDS.filter(
        (kind) => kind !== 'digital' && (kind !== 'print' || currentTenantKind() === 'school'),
      ),
      minimum: [...new Set(currencies)].map((currency) => ({ amount: minimumCharge(currency), currency })),
    };
  }
}

/** @throws AppError 404 for a book that the running school, or the platform, did not make */
export async function findOwnBook(queries: QueryBus, bookId: string): Promise<BookOnOffer> {
  const userId = currentContext()?.principal?.userId ?? null;
  const [book] = await queries.execute(new GetBooksOnOffer([bookId], userId));
  if (!book || book.state === 'unknown' || book.made_by_tenant !== currentTenantId()) throw notFound('book');
  return book;
}
