import { Command, CommandHandler, QueryBus, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../../../platform/clock.ts';
import { currentTenantId } from '../../../../platform/context.ts';
import { Db, type Tx } from '../../../../platform/db/db.ts';
import { AppError, invalidFields } from '../../../../platform/errors.ts';
import { Budgets } from '../../../../platform/http/budgets.ts';
import { newId } from '../../../../platform/ids.ts';
import { LinkSecrets, SECRET_MARK } from '../../../../platform/link-secrets.ts';
import { Outbox } from '../../../../platform/messaging/outbox.ts';
import { GetContactsOfPerson } from '../../../identity/contract.ts';
import { requestEmail } from '../../../messaging/contract.ts';
import { CartItems } from '../cart/cart-items.ts';
import { reasonFor } from '../pricing/line.rules.ts';
import { Pricing, type PricedItem } from '../pricing/pricing.ts';
import { dayOf, recipientsOf, REQUEST_LIFE_MS, whomToAsk } from './request.rules.ts';
import { CART_REQUEST_BUDGET } from './request.budgets.ts';

/** How many grown-ups get an e-mail. */
const MAX_RECIPIENTS = 10;
/** For how long requests are kept, in milliseconds: half a year. */
const KEPT_MS = 183 * 86_400_000;

/** A student asks a grown-up to buy books. */
export class AskGrownUp extends Command<{ id: string }> {
  constructor(
    readonly studentId: string,
    /** Items; null: the cart. */
    readonly items: string[] | null,
    /** One of those who can be asked, or `code`; null: all of them. */
    readonly to: string | null,
  ) {
    super();
  }
}

@CommandHandler(AskGrownUp)
export class AskGrownUpHandler implements ICommandHandler<AskGrownUp> {
  constructor(
    private readonly budgets: Budgets,
    private readonly cart: CartItems,
    private readonly clock: Clock,
    private readonly db: Db,
    private readonly outbox: Outbox,
    private readonly pricing: Pricing,
    private readonly queries: QueryBus,
    private readonly secrets: LinkSecrets,
  ) {}

  /** @throws AppError 403 for others than students, 409 `nobody_to_ask` or `asked_today`, 422 with `items` or `to` */
  async execute({ studentId, items, to }: AskGrownUp): Promise<{ id: string }> {
    const contacts = await this.queries.execute(new GetContactsOfPerson(studentId));
    const { child } = contacts;
    if (!child)
      throw new AppError('forbidden', 'students_only', 'Only students ask a grown-up: you can buy yourself.');
    const asked = recipientsOf(contacts, to);
    if (!asked && to !== null && whomToAsk(contacts))
      throw invalidFields({ to: ['Choose one of your grown-ups, or show a code.'] });
    if (!asked)
      throw new AppError(
        'conflict',
        'nobody_to_ask',
        'We know no grown-up of yours yet. Please talk with your teacher.',
      );
    const wished = await this.wished(studentId, items);
    await this.budgets.take(CART_REQUEST_BUDGET, studentId);
    const now = this.clock.now();
    return this.db.transaction(async (tx) => {
      const left = await this.notAskedToday(tx, studentId, wished, dayOf(now));
      const id = newId();
      const seed = this.secrets.newSeed();
      const tenant_id = currentTenantId();
      const expires_at = new Date(now.getTime() + REQUEST_LIFE_MS);
      await tx.cartRequest.deleteMany({
        where: { tenant_id, student_id: studentId, created_at: { lt: new Date(now.getTime() - KEPT_MS) } },
      });
      await tx.cartRequest.createMany({
        data: [
          {
            tenant_id,
            id,
            student_id: studentId,
            secret_hash: this.secrets.digest(this.secrets.secretOf(seed)),
            sent_to: asked.sent_to,
            asked_id: to === 'code' ? null : to,
            secret_seed: to === 'code' ? seed : null,
            created_at: now,
            expires_at,
          },
        ],
      });
      // A second request for the same book at the same moment finds the first one in the unique key of the day.
      await tx.cartRequestItem.createMany({
        data: left.map(({ line }, position) => ({
          tenant_id,
          request_id: id,
          item: line.book.id,
          kind: line.kind,
          student_id: studentId,
          asked_on: dayOf(now),
          position,
        })),
      });
      for (const user_id of asked.people.slice(0, MAX_RECIPIENTS))
        await requestEmail(this.outbox, tx, {
          template: 'cart-requested',
          to: { user_id },
          data: {
            child: child.first_name,
            titles: left.map(({ line }) => line.book.title),
            path: `/cart?request=${SECRET_MARK}`,
          },
          about: [studentId],
          cause: `cart-request ${id}`,
          secret_seed: seed,
        });
      return { id };
    });
  }

  /** What can be bought of the wishes. */
  private async wished(studentId: string, items: string[] | null): Promise<PricedItem[]> {
    const asked =
      items ?? (await this.cart.of(studentId)).filter(({ later }) => !later).map(({ item }) => item);
    const priced = await this.pricing.price(asked, { readerId: studentId, files: '' });
    const fit = priced.items.filter(({ line }) => ['ok', 'not_in_currency', 'not_sent'].includes(line.state));
    if (fit.length > 0) return fit;
    const line = priced.items[0]?.line;
    const state = line?.state;
    const reason = line
      ? reasonFor(line.state, priced.currency, null, line.kind)!
      : 'Put a book in your basket first.';
    throw new AppError('invalid', state ? `item_${state}` : 'cart_empty', reason, {
      fields: { items: [reason] },
    });
  }

  private async notAskedToday(
    tx: Tx,
    student_id: string,
    wished: PricedItem[],
    asked_on: Date,
  ): Promise<PricedItem[]> {
    const today = await tx.cartRequestItem.findMany({
      where: { tenant_id: currentTenantId(), student_id, asked_on },
      select: { item: true, kind: true },
    });
    const left = wished.filter(
      ({ line }) => !today.some(({ item, kind }) => item === line.book.id && kind === line.kind),
    );
    if (left.length > 0) return left;
    throw new AppError(
      'conflict',
      'asked_today',
      'You have asked for this today already. Your grown-up has an e-mail about it.',
    );
  }
}
