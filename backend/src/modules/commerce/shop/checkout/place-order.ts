import { Command, CommandHandler, QueryBus, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../../../platform/clock.ts';
import { currentTenantId } from '../../../../platform/context.ts';
import { Db, type Tx } from '../../../../platform/db/db.ts';
import { AppError, invalidFields } from '../../../../platform/errors.ts';
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
import { Payments } from '../../payments/payments.ts';
import { CartItems, type CartItemRow } from '../cart/cart-items.ts';
import { Coupons } from '../coupons/coupons.ts';
import { lineView, Pricing, quoteView, type Priced } from '../pricing/pricing.ts';
import { addressOf, wrongAddress } from '../shipping/shipping.rules.ts';
import { CartRequests } from '../requests/cart-requests.ts';
import { Baskets } from './baskets.ts';
import { CheckoutAdmission } from './checkout-admission.ts';
import { changed, couponRefused, orderOpen } from './checkout-refusals.ts';
import { ChildrenOfBuyer } from '../cart/children-of-buyer.ts';
import type { CheckoutOrder, CheckoutPlaced } from './checkout-view.ts';
import type { BuyerOfOrder, CheckoutWish } from './checkout-wish.ts';
import { assertMayBuy, giftsOf } from './gifts-of-checkout.ts';
import { basketKey, type BasketOwner } from './checkout.rules.ts';
import { orderLines } from './order-lines.ts';

/** Places an order and begins its payment. The provider is called when the browser follows `redirect_url`. */
export class PlaceOrder extends Command<CheckoutPlaced> {
  constructor(readonly wish: CheckoutWish) {
    super();
  }
}

@CommandHandler(PlaceOrder)
export class PlaceOrderHandler implements ICommandHandler<PlaceOrder> {
  constructor(
    private readonly admission: CheckoutAdmission,
    private readonly baskets: Baskets,
    private readonly cart: CartItems,
    private readonly children: ChildrenOfBuyer,
    private readonly clock: Clock,
    private readonly coupons: Coupons,
    private readonly db: Db,
    private readonly gifts: Gifts,
    private readonly orders: Orders,
    private readonly payments: Payments,
    private readonly pricing: Pricing,
    private readonly queries: QueryBus,
    private readonly redemptions: CouponRedemptions,
    private readonly requests: CartRequests,
    private readonly rules: RoyaltyRules,
  ) {}

  /**
   * @throws AppError 403 `students_never_pay` and `not_your_child`, 409 `cart_changed` and `total_changed` (with `quote`), `order_open` (with
   * `order`), 422 for wrong members, `cart_empty` and `provider_not_offered`, 429
   */
  async execute({ wish }: PlaceOrder): Promise<CheckoutPlaced> {
    await this.admission.admit(wish);
    const buyer = await this.buyer(wish);
    const asked = wish.request ? await this.requests.answerable(wish.request) : null;
    const child = await this.children.reader(wish.person, wish.for_child);
    const reader_id = asked?.student_id ?? child ?? buyer.id;
    const basketRows = wish.items || asked ? null : await this.rowsOfCart(buyer.id);
    const items = wish.items ?? asked?.items ?? basketRows!.map(({ item }) => item);
    if (items.length === 0)
      throw new AppError('invalid', 'cart_empty', 'Your basket is empty.', {
        fields: { items: ['Your basket is empty.'] },
      });
    const buying = {
      readerId: reader_id,
      buyerId: buyer.id,
      currency: wish.currency,
      country: wish.country ?? undefined,
      quantities:
        wish.quantities ??
        Object.fromEntries((basketRows ?? []).map(({ item, quantity }) => [item, quantity])),
      coupon: wish.coupon ? { code: wish.coupon, by: buyer.id ?? wish.guest.address } : undefined,
      extras: {
        round_up: wish.round_up,
        round_up_for: wish.round_up_for,
        fee_cover: wish.fee_cover,
        provider: wish.provider,
      },
      files: wish.files,
    };
    const priced = await this.pricing.price(items, buying);
    this.assertAsSeen(wish, priced);
    const ship_to = shipTo(wish, priced);
    assertMayBuy(wish.person, priced);
    const gifts = giftsOf(wish.gifts, priced, this.clock.now());
    await this.admission.proveHuman(wish);
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
        // The fee differs from provider to provider: another one makes no other order of it.
        total: priced.total - (priced.fee_cover?.chosen ? priced.fee_cover.amount : 0),
      });
    const placing = this.db.transaction(async (tx) => {
      const open = basket ? await this.baskets.openOrder(tx, basket) : null;
      if (open && open.order.number !== wish.continue_order) throw orderOpen(open.order);
      if (open) {
        await this.baskets.restart(tx, open);
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
      if (basket) await this.baskets.remember(tx, basket, id, order);
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
    const { country, coupon, currency, total } = priced;
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
    if (!this.payments.accepting({ amount: total, currency }, country).includes(provider))
      throw invalidFields(
        { provider: ['This way to pay is not offered for this amount. Please choose another one.'] },
        'provider_not_offered',
      );
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
    const lines = orderLines(priced, { rules, gifts, language, tenant: currentTenantId() });
    const { coupon } = priced;
    const { id, number, access_token } = await this.orders.place(tx, {
      buyer_id: buyer.id,
      email: buyer.email,
      name: buyer.name,
      reader_id,
      currency,
      lines,
      total: priced.total,
      fee_cover_minor: priced.fee_cover?.chosen ? priced.fee_cover.amount : 0,
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
        lines: lines.map((line) => lineOf(line, currency)),
      },
    };
  }

  /** Locks the coupon before the stock of what is bought, and asks again whether it can be used. */
  private async claimCoupon(tx: Tx, buyer: BuyerOfOrder, { coupon, currency }: Priced): Promise<void> {
    if (!coupon?.id) return;
    const reason = await this.coupons.claim(tx, coupon.id, buyer, currency);
    if (reason) throw couponRefused(reason);
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

/** Items with their quantities, of gifts the recipients, the code and what is paid beside, which make a basket another one. */
const idsOf = (
  { coupon, fee_cover, lines, round_up, round_up_charities }: Priced,
  gifts: ReadonlyMap<string, GiftDetails>,
): string[] => [
  ...lines.map(({ item, quantity }) =>
    [item, quantity === 1 ? '' : `×${quantity}`, gifts.get(item)?.recipient_email.toLowerCase()].join(''),
  ),
  ...(coupon ? [`coupon ${coupon.code}`] : []),
  ...(round_up?.chosen ? [`round up ${round_up_charities.charity?.id ?? ''}`] : []),
  ...(fee_cover?.chosen ? ['fee cover'] : []),
];

/** What the provider's page shows. */
const describe = ({ name }: OwnSchool, { number }: CheckoutOrder): string =>
  `${name.slice(0, 80)}: order ${number}`;

const lineOf = (
  { item, kind, title, quantity, unit_price, discount = 0, total }: OrderLineDraft,
  currency: string,
): CheckoutOrder['lines'][number] => ({
  item,
  kind,
  title,
  quantity,
  unit_price: { amount: unit_price, currency },
  discount: { amount: discount, currency },
  total: { amount: total, currency },
});
