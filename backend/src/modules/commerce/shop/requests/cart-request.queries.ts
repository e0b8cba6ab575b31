import { Query, QueryBus, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { Clock } from '../../../../platform/clock.ts';
import { notFound } from '../../../../platform/errors.ts';
import { LinkSecrets } from '../../../../platform/link-secrets.ts';
import { qrPath } from '../../../../platform/print/qr-path.ts';
import { GetContactsOfPerson, GetPeople } from '../../../identity/contract.ts';
import { Payments } from '../../payments/payments.ts';
import { lineView, Pricing, quoteView, type Priced } from '../pricing/pricing.ts';
import { CartRequests, type StoredRequest } from './cart-requests.ts';
import { hintOfAddress, requestState, whomToAsk } from './request.rules.ts';
import type { AskedCart, CartRequestView, GrownUps } from './request-view.ts';

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
    private readonly payments: Payments,
    private readonly pricing: Pricing,
    private readonly queries: QueryBus,
    private readonly requests: CartRequests,
    private readonly secrets: LinkSecrets,
  ) {}

  async execute({ studentId, limit, offset, files }: ListCartRequests) {
    const { count, requests } = await this.requests.of(studentId, limit, offset);
    const people = await this.queries.execute(
      new GetPeople([...new Set(requests.flatMap(({ asked_id }) => asked_id ?? []))]),
    );
    const results: CartRequestView[] = [];
    for (const request of requests)
      results.push(
        this.view(
          request,
          await this.pricing.price(request.items, { readerId: studentId, files }),
          people.find(({ id }) => id === request.asked_id)?.first_name ?? null,
          await this.payments.origin(),
        ),
      );
    return { count, results };
  }

  private view(
    request: StoredRequest,
    { items }: Priced,
    asked: string | null,
    origin: string,
  ): CartRequestView {
    const states = items.map(({ line }) => line.state);
    const state = requestState(states, request, this.clock.now());
    const link =
      request.secret_seed && state === 'waiting'
        ? `${origin}/cart?request=${this.secrets.secretOf(request.secret_seed)}`
        : null;
    return {
      id: request.id,
      books: items.map(({ asked, line: { book } }) => ({
        item: asked,
        title: book.title,
        slug: book.slug || null,
        image: book.cover,
      })),
      state,
      sent_to: request.sent_to,
      asked,
      link,
      qr: link ? qrPath(link) : null,
      created_at: request.created_at.toISOString(),
      expires_at: request.expires_at.toISOString(),
    };
  }
}

/** Whom a student can ask to buy. */
export class ListGrownUps extends Query<GrownUps> {
  constructor(readonly studentId: string) {
    super();
  }
}

@QueryHandler(ListGrownUps)
export class ListGrownUpsHandler implements IQueryHandler<ListGrownUps> {
  constructor(private readonly queries: QueryBus) {}

  /** Nobody for others than students. */
  async execute({ studentId }: ListGrownUps): Promise<GrownUps> {
    const asked = whomToAsk(await this.queries.execute(new GetContactsOfPerson(studentId)));
    if (!asked) return { sent_to: 'family', results: [] };
    const people = await this.queries.execute(new GetPeople([...asked.people]));
    return {
      sent_to: asked.sent_to,
      results: people.map(({ id, first_name, last_name, email }) => ({
        id,
        name: `${first_name} ${last_name}`.trim(),
        email_hint: email ? hintOfAddress(email) : null,
      })),
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
        request,
        this.clock.now(),
      ),
      created_at: request.created_at.toISOString(),
      expires_at: request.expires_at.toISOString(),
      quote: quoteView(priced, lines, withPrices),
    };
  }
}
