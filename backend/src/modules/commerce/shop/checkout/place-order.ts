import { Command, CommandHandler, QueryBus, type ICommandHandler } from '@nestjs/cqrs';
import { may, type Language } from '@bookgrove/contract';
import { Clock } from '../../../../platform/clock.ts';
import { Config } from '../../../../platform/config.ts';
import { currentTenantId, currentTenantKind, type Principal } from '../../../../platform/context.ts';
import { Db, type Tx } from '../../../../platform/db/db.ts';
import { AppError, invalidFields } from '../../../../platform/errors.ts';
import { Budgets } from '../../../../platform/http/budgets.ts';
import { HumanCheck } from '../../../../platform/http/human-check.ts';
import { storeAnswer } from '../../../../platform/http/idempotency.ts';
import { crashPoint } from '../../../../platform/messaging/crash-point.ts';
import { GetPeople } from '../../../identity/contract.ts';
import { GetSchool, type OwnSchool } from '../../../tenancy/contract.ts';
import { CouponRedemptions } from '../../orders/coupons/coupon-redemptions.ts';
import { RoyaltyRules } from '../../ledger/royalties/royalty-rules.ts';
import type { GiftDetails } from '../../orders/claim-codes/gift.rules.ts';
import { Gifts } from '../../orders/claim-codes/gifts.ts';
import { Orders, type OrderLineDraft } from '../../orders/orders.ts';
import type { ShippingAddress } from '../../orders/parcels/shipping-address.ts';
import type { PaymentProvider } from '../../payments/payment-facts.ts';
import { Payments } from '../../payments/payments.ts';
import { CartItems, type CartItemRow } from '../cart/cart-items.ts';
import { Coupons } from '../coupons/coupons.ts';
import { lineView, Pricing, quoteView, type Priced } from '../pricing/pricing.ts';
import type { CartQuote } from '../pricing/quote-view.ts';
import { addressOf, shippingTitle, wrongAddress, type AddressWish } from '../shipping/shipping.rules.ts';
import { CartRequests } from '../requests/cart-requests.ts';
import type { CheckoutOrder, CheckoutPlaced } from './checkout-view.ts';
import {
  CHECKOUT_ADDRESS_BUDGET,
  CHECKOUT_EMAIL_BUDGET,
  CHECKOUT_PERSON_BUDGET,
} from './checkout.budgets.ts';
import { assertMayBuy, giftsOf, type WishedGift } from './gifts-of-checkout.ts';
import { basketKey, waitsForPayment, type BasketOwner } from './checkout.rules.ts';

/** Outdated rows of checkouts are deleted a few at a time, by later checkouts. */
const OUTDATED = { days: 7, atOnce: 20 };

/** A checkout as the route received it. */
interface CheckoutWish {
  person: Principal | null;
  /** Of a guest: the browser, the page and the token of the check against robots. */
  guest: { token: string | null; address: string; hostname: string; humanToken: string | null };
  /** Null when there is nothing to pay. */
  provider: PaymentProvider | null;
  /** A code that lowers the price. */
  coupon: string | null;
  currency: string;
  /** Null: the cart, or what the student of `request` wishes. */
  items: string[] | null;
  /** How many of each printed book of `items`. */
  quantities: Record<string, number> | null;
  /** Of the items of kind `gift`. */
  gifts: WishedGift[];
  email: string | null;
  name: string | null;
  country: string | null;
  /** Where printed books are sent. */
  address: AddressWish | null;
  expected_total: number | null;
  /** Secret of a student's request. */
  request: string | null;
  /** Number of the open order that is to be paid. */
  continue_order: string | null;
  language: Language;
  files: string;
}

interface BuyerOfOrder {
  id: string | null;
  email: string;
  name: string | null;
}

/** Places an order and begins its payment. The provider is called when the browser follows `redirect_url`. */
export class PlaceOrder extends Command<CheckoutPlaced> {
  constructor(readonly wish: CheckoutWish) {
    super();
  }
}

@CommandHandler(PlaceOrder)
export class PlaceOrderHandler implements ICommandHandler<PlaceOrder> {
  constructor(
    private readonly budgets: Budgets,
    private readonly cart: CartItems,
    private readonly clock: Clock,
    private readonly config: Config,
    private readonly coupons: Coupons,
    private readonly db: Db,
    private readonly gifts: Gifts,
    private readonly humans: HumanCheck,
    private readonly orders: Orders,
    private readonly payments: Payments,
    private readonly pricing: Pricing,
    private readonly queries: QueryBus,
    private readonly redemptions: CouponRedemptions,
    private readonly requests: CartRequests,
    private readonly rules: RoyaltyRules,
  ) {}

  /**
   * @throws AppError 403 `students_never_pay`, 409 `cart_changed` and `total_changed` (with `quote`), `order_open` (with
   * `order`), 422 for wrong members, `cart_empty` and `provider_not_offered`, 429
   */
  async execute({ wish }: PlaceOrder): Promise<CheckoutPlaced> {
    await this.admit(wish);
    const buyer = await this.buyer(wish);
    const asked = wish.request ? await this.requests.answerable(wish.request) : null;
    const reader_id = asked?.student_id ?? buyer.id;
    const basketRows = wish.items || asked ? null : await this.rowsOfCart(buyer.id);
    const items = wish.items ?? asked?.items ?? basketRows!.map(({ item }) => item);
    if (items.length === 0)
      throw new AppError('invalid', 'cart_empty', 'Your basket is empty.', {
        fields: { items: ['Your basket is empty.'] },
      });
    const buying = {
      readerId: reader_id,
      currency: wish.currency,
      country: wish.country ?? undefined,
      quantities:
        wish.quantities ??
        Object.fromEntries((basketRows ?? []).map(({ item, quantity }) => [item, quantity])),
      coupon: wish.coupon ? { code: wish.coupon, by: buyer.id ?? wish.guest.address } : undefined,
      files: wish.files,
    };
    const priced = await this.pricing.price(items, buying);
    this.assertAsSeen(wish, priced);
    const ship_to = shipTo(wish, priced);
    assertMayBuy(wish.person, priced);
    const gifts = giftsOf(wish.gifts, priced, this.clock.now());
    await this.proveHuman(wish);
    const school = await this.queries.execute(new GetSchool());
    // Kept by payments, so that its part of the transaction needs no second connection.
    const origin = await this.payments.origin();
    const owner: BasketOwner | null = buyer.id
      ? { user_id: buyer.id }
      : wish.guest.token
        ? { guest_token: wish.guest.token, email: buyer.email }
        : null;
    const basket =
      owner &&
      basketKey(owner, {
        reader_id,
        items: [...idsOf(priced, gifts), ...(ship_to ? [JSON.stringify(ship_to)] : [])],
        currency: priced.currency,
        total: priced.total,
      });
    const placing = this.db.transaction(async (tx) => {
      const open = basket ? await this.openOrder(tx, basket) : null;
      if (open && open.order.number !== wish.continue_order) throw orderOpen(open.order);
      if (open) {
        await this.assertNotInReview(tx, open);
        await this.payments.cancelOpen(tx, 'order', open.id);
        await this.gifts.change(tx, open.id, gifts, wish.language);
      }
      const { id, order, access_token } =
        open === null
          ? await this.place(tx, wish, buyer, reader_id, priced, ship_to, gifts)
          : { ...open, access_token: undefined };
      if (access_token !== undefined && order.status === 'paid') {
        const key = buyer.id ? '' : `?key=${access_token}`;
        const placed: CheckoutPlaced = {
          order,
          redirect_url: `${origin}/trackorder/${order.number}${key}`,
        };
        storeAnswer(placed);
        return placed;
      }
      const { redirect_url } = await this.payments.create(tx, {
        provider: wish.provider!,
        purpose: 'order',
        subject_id: id,
        number: order.number,
        total: order.total,
        description: describe(school, order),
        email: buyer.email,
      });
      if (basket) await this.remember(tx, basket, id, order);
      const placed: CheckoutPlaced = { order, redirect_url };
      storeAnswer(placed);
      crashPoint('order.placed');
      return placed;
    });
    try {
      return await placing;
    } catch (error) {
      // Somebody else bought the last copies meanwhile.
      if (error instanceof AppError && error.code === 'out_of_stock')
        this.assertAsSeen(wish, await this.pricing.price(items, buying));
      throw error;
    }
  }

  /** Who may buy, and how often. */
  private async admit({ person, guest, email }: CheckoutWish): Promise<void> {
    if (person?.role === 'student')
      throw new AppError('forbidden', 'students_never_pay', 'Please ask a grown-up to buy it for you.');
    if (person && !may(person.role, 'order.place', currentTenantKind()))
      throw new AppError('forbidden', 'not_allowed', 'Your account is not allowed to do this.');
    if (person) await this.budgets.take(CHECKOUT_PERSON_BUDGET, person.userId);
    else {
      await this.budgets.take(CHECKOUT_ADDRESS_BUDGET, guest.address);
      if (email)
        await this.budgets.take(CHECKOUT_EMAIL_BUDGET, `${currentTenantId()} ${email.toLowerCase()}`);
    }
  }

  private async buyer({ person, email, name }: CheckoutWish): Promise<BuyerOfOrder> {
    const [account] = person ? await this.queries.execute(new GetPeople([person.userId])) : [];
    const address = email ?? account?.email;
    if (!address) throw invalidFields({ email: ['Please enter your e-mail address.'] });
    const known = account ? `${account.first_name} ${account.last_name}`.trim().slice(0, 255) : null;
    return { id: person?.userId ?? null, email: address, name: name ?? known };
  }

  private async rowsOfCart(userId: string | null): Promise<CartItemRow[]> {
    const rows = userId ? await this.cart.of(userId) : [];
    return rows.filter(({ later }) => !later);
  }

  /** Nothing is sold that the buyer did not see like this. */
  private assertAsSeen({ provider, expected_total }: CheckoutWish, priced: Priced): void {
    const { coupon, currency, total } = priced;
    const lines = priced.items.map((item) => lineView(item, { currency, withPrices: true }));
    const quote = quoteView(priced, lines, true);
    if (!quote.can_pay)
      throw changed(
        'cart_changed',
        'Something in your basket cannot be bought like this. Please look at it again.',
        quote,
      );
    if (coupon?.refusal) throw couponRefused(coupon.reason!);
    if (expected_total !== null && expected_total !== total)
      throw changed('total_changed', 'A price has changed. Please look at the new total first.', quote);
    if (total === 0) return;
    if (!provider) throw invalidFields({ provider: ['Choose how to pay: stripe, paypal or phonepe.'] });
    if (!this.payments.accepting({ amount: total, currency }).includes(provider))
      throw invalidFields(
        { provider: ['This way to pay is not offered for this amount. Please choose another one.'] },
        'provider_not_offered',
      );
  }

  /** Guests pass the check against robots, after everything that may be wrong with their form: its token is used up. */
  private async proveHuman({ person, guest }: CheckoutWish): Promise<void> {
    if (person) return;
    if (!this.config.turnstile)
      throw new AppError(
        'unavailable',
        'guest_checkout_closed',
        'Buying without an account is not open here at the moment. Please sign in.',
      );
    if (!guest.humanToken)
      throw invalidFields({ turnstile_token: ['Please confirm that you are a person.'] }, 'not_a_person');
    await this.humans.demand({
      token: guest.humanToken,
      action: 'checkout',
      hostname: guest.hostname,
      address: guest.address,
    });
  }

  /** Nobody pays twice: money of another amount has arrived for the order, and staff decide about it. */
  private async assertNotInReview(
    tx: Tx,
    { id, order }: { id: string; order: CheckoutOrder },
  ): Promise<void> {
    const payments = await this.payments.of(tx, 'order', id);
    if (payments.some(({ status }) => status === 'mismatch'))
      throw new AppError(
        'conflict',
        'payment_in_review',
        `We received a payment for your order ${order.number} and are checking it. Please do not pay again: we will write to you.`,
        { members: { order } },
      );
  }

  /**
   * The order of the same basket that waits for its payment. Another checkout of the basket waits until this transaction
   * has ended.
   */
  private async openOrder(tx: Tx, basket: Uint8Array): Promise<{ id: string; order: CheckoutOrder } | null> {
    const [row] = await tx.$queryRaw<{ order_id: string | null; order: CheckoutOrder | null }[]>`
      insert into commerce.checkout (tenant_id, basket) values (${currentTenantId()}::uuid, ${basket})
      on conflict (tenant_id, basket) do update set created_at = now() returning order_id, "order"`;
    if (!row?.order_id || !row.order) return null;
    const payments = await this.payments.of(tx, 'order', row.order_id);
    return waitsForPayment(payments) ? { id: row.order_id, order: row.order } : null;
  }

  private async place(
    tx: Tx,
    { currency, country, language }: CheckoutWish,
    buyer: BuyerOfOrder,
    reader_id: string | null,
    priced: Priced,
    ship_to: ShippingAddress | null,
    gifts: ReadonlyMap<string, GiftDetails>,
  ): Promise<{ id: string; order: CheckoutOrder; access_token?: string }> {
    await this.claimCoupon(tx, buyer, priced);
    const rules = await this.rules.forBooks(
      tx,
      priced.lines.map(({ book }) => book.id),
    );
    const lines = priced.lines.map(
      ({ item, kind, quantity, seats, book, price, discount, total, tax, tax_bps }): OrderLineDraft => ({
        item,
        kind,
        book_id: book.id,
        title: book.title,
        authors: book.authors,
        quantity,
        seats,
        ...(gifts.has(item) && { gift: gifts.get(item)! }),
        unit_price: price!.amount,
        discount,
        total,
        tax,
        tax_bps,
        charity_bps: book.charity_bps,
        charity_id: null,
        rule_id: rules.get(book.id)!,
        maker_ids: book.maker_ids,
        made_by_tenant: book.made_by_tenant,
      }),
    );
    // Of shipping nothing is divided: the version of the rules only names how it was sold.
    if (priced.shipping) lines.push(shippingLine(priced.shipping, lines[0]!.rule_id, language));
    const { coupon } = priced;
    const { id, number, access_token } = await this.orders.place(tx, {
      buyer_id: buyer.id,
      email: buyer.email,
      name: buyer.name,
      reader_id,
      currency,
      lines,
      total: priced.total,
      coupon_code: coupon?.code ?? null,
      language,
      country: country ?? priced.country,
      ship_to,
    });
    if (coupon?.id)
      await this.redemptions.add(tx, {
        coupon_id: coupon.id,
        order_id: id,
        amount: coupon.discount,
        currency,
        paid: priced.total === 0,
      });
    return {
      id,
      access_token,
      order: {
        number,
        status: priced.total === 0 ? 'paid' : 'pending',
        total: { amount: priced.total, currency },
        lines: lines.map(({ item, kind, title, quantity, unit_price, discount = 0, total }) => ({
          item,
          kind,
          title,
          quantity,
          unit_price: { amount: unit_price, currency },
          discount: { amount: discount, currency },
          total: { amount: total, currency },
        })),
      },
    };
  }

  /** Locks the coupon before the stock of what is bought, and asks again whether it can be used. */
  private async claimCoupon(tx: Tx, buyer: BuyerOfOrder, { coupon, currency }: Priced): Promise<void> {
    if (!coupon?.id) return;
    const reason = await this.coupons.claim(tx, coupon.id, buyer, currency);
    if (reason) throw couponRefused(reason);
  }

  private async remember(tx: Tx, basket: Uint8Array, orderId: string, order: CheckoutOrder): Promise<void> {
    const tenant = currentTenantId();
    await tx.$executeRaw`update commerce.checkout
      set order_id = ${orderId}::uuid, "order" = ${JSON.stringify(order)}::jsonb
      where tenant_id = ${tenant}::uuid and basket = ${basket}`;
    await tx.$executeRaw`delete from commerce.checkout where tenant_id = ${tenant}::uuid and basket in (
      select basket from commerce.checkout
      where tenant_id = ${tenant}::uuid and created_at < now() - ${OUTDATED.days} * interval '1 day'
      limit ${OUTDATED.atOnce} for update skip locked)`;
  }
}

/** Where the order is sent; null when nothing of it is. @throws AppError 422 with each wrong field of the address */
function shipTo({ address, country }: CheckoutWish, { shipping }: Priced): ShippingAddress | null {
  if (!shipping) return null;
  const wish = address ?? { country: country ?? '' };
  const wrong = wrongAddress(wish);
  if (Object.keys(wrong).length > 0) throw invalidFields(wrong, 'address_wrong');
  return addressOf(wish);
}

/** What is taken for sending, as a line of the order: all of it is the seller's. */
const shippingLine = (
  { amount, tax, tax_bps }: NonNullable<Priced['shipping']>,
  rule_id: string,
  language: Language,
): OrderLineDraft => ({
  item: 'shipping',
  kind: 'shipping',
  book_id: null,
  title: shippingTitle(language),
  authors: [],
  quantity: 1,
  unit_price: amount,
  total: amount,
  tax,
  tax_bps,
  charity_bps: 0,
  charity_id: null,
  rule_id,
  maker_ids: [],
  made_by_tenant: currentTenantId(),
});

/** Items with their quantities, of gifts the recipients, and the code, which make a basket another one. */
const idsOf = ({ coupon, lines }: Priced, gifts: ReadonlyMap<string, GiftDetails>): string[] => [
  ...lines.map(({ item, quantity }) =>
    [item, quantity === 1 ? '' : `×${quantity}`, gifts.get(item)?.recipient_email.toLowerCase()].join(''),
  ),
  ...(coupon ? [`coupon ${coupon.code}`] : []),
];

/** What the provider's page shows. */
const describe = ({ name }: OwnSchool, { number }: CheckoutOrder): string =>
  `${name.slice(0, 80)}: order ${number}`;

const couponRefused = (reason: string): AppError => invalidFields({ coupon: [reason] }, 'coupon_refused');

const changed = (code: string, detail: string, quote: CartQuote): AppError =>
  new AppError('conflict', code, detail, { members: { quote } });

const orderOpen = (order: CheckoutOrder): AppError =>
  new AppError(
    'conflict',
    'order_open',
    `Your order ${order.number} for the same books waits for its payment. Continue with it, or wait until it is over.`,
    { members: { order } },
  );
