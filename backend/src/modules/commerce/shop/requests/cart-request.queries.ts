import { Query, QueryBus, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { Clock } from '../../../../platform/clock.ts';
import { notFound } from '../../../../platform/errors.ts';
import { GetContactsOfPerson } from '../../../identity/contract.ts';
import { lineView, Pricing, quoteView, type Priced } from '../pricing/pricing.ts';
import { CartRequests, type StoredRequest } from './cart-requests.ts';
import { requestState } from './request.rules.ts';
import type { AskedCart, CartRequestView } from './request-view.ts';

/** Requests of a student, newest first, without prices. */
export class ListCartRequests extends Query<{ count: number; results: CartRequestView[] }> {
  constructor(
    readonly studentId: string,
    readonly limit: number,
    readonly offset: number,
    readonly files: string,
  ) {
    super();
  }
}

@QueryHandler(ListCartRequests)
export class ListCartRequestsHandler implements IQueryHandler<ListCartRequests> {
  constructor(
    private readonly clock: Clock,
    private readonly pricing: Pricing,
    private readonly requests: CartRequests,
  ) {}

  async execute({ studentId, limit, offset, files }: ListCartRequests) {
    const { count, requests } = await this.requests.of(studentId, limit, offset);
    const results: CartRequestView[] = [];
    for (const request of requests)
      results.push(
        this.view(request, await this.pricing.price(request.items, { readerId: studentId, files })),
      );
    return { count, results };
  }

  private view(request: StoredRequest, { items }: Priced): CartRequestView {
    const states = items.map(({ line }) => line.state);
    return {
      id: request.id,
      books: items.map(({ asked, line: { book } }) => ({
        item: asked,
        title: book.title,
        slug: book.slug || null,
        image: book.cover,
      })),
      state: requestState(states, request.expires_at, this.clock.now()),
      sent_to: request.sent_to,
      created_at: request.created_at.toISOString(),
      expires_at: request.expires_at.toISOString(),
    };
  }
}

/** The request of a link, for the grown-up. */
export class GetAskedCart extends Query<AskedCart> {
  constructor(
    readonly token: string,
    readonly choice: { currency?: string | undefined; country?: string | undefined; files: string },
    readonly withPrices: boolean,
  ) {
    super();
  }
}

@QueryHandler(GetAskedCart)
export class GetAskedCartHandler implements IQueryHandler<GetAskedCart> {
  constructor(
    private readonly clock: Clock,
    private readonly pricing: Pricing,
    private readonly queries: QueryBus,
    private readonly requests: CartRequests,
  ) {}

  /** @throws AppError 404 for an unknown link, and when the child has left the school */
  async execute({ token, choice, withPrices }: GetAskedCart): Promise<AskedCart> {
    const request = await this.requests.byToken(token);
    const { child } = await this.queries.execute(new GetContactsOfPerson(request.student_id));
    if (!child) throw notFound('request');
    const priced = await this.pricing.price(request.items, { ...choice, readerId: request.student_id });
    const lines = priced.items.map((item) => lineView(item, { currency: priced.currency, withPrices }));
    return {
      child: child.first_name,
      state: requestState(
        priced.lines.map(({ state }) => state),
        request.expires_at,
        this.clock.now(),
      ),
      created_at: request.created_at.toISOString(),
      expires_at: request.expires_at.toISOString(),
      quote: quoteView(priced, lines, withPrices),
    };
  }
}
