import type { Provider, Type } from '@nestjs/common';
import { CartController } from './cart/cart.controller.ts';
import { CartItems } from './cart/cart-items.ts';
import { EmptyCartWhenGrantIssued } from './cart/empty-cart-when-grant-issued.ts';
import { EmptyCartWhenPaid } from './cart/empty-cart-when-paid.ts';
import { Carts } from './cart/carts.ts';
import {
  RestoreCartWhenMergeUndone,
  TransferCartWhenPeopleMerged,
} from './cart/transfer-cart-when-people-merged.ts';
import { CheckoutController } from './checkout/checkout.controller.ts';
import { GetCheckoutOptionsHandler } from './checkout/get-checkout-options.query.ts';
import { PlaceOrderHandler } from './checkout/place-order.ts';
import { ChangeBookOffersHandler } from './offers/change-book-offers.ts';
import { FindWrongPricesHandler } from './offers/find-wrong-prices.query.ts';
import { GetBookOffersHandler } from './offers/get-book-offers.query.ts';
import { CouponsController } from './coupons/coupons.controller.ts';
import { Coupons } from './coupons/coupons.ts';
import { GetCouponHandler, ListCouponsHandler } from './coupons/list-coupons.query.ts';
import { SaveCouponHandler } from './coupons/save-coupon.ts';
import { StepCouponHandler } from './coupons/step-coupon.ts';
import { OfferPrices } from './offers/offer-prices.ts';
import { BookOffersController } from './offers/offers.controller.ts';
import { Pricing } from './pricing/pricing.ts';
import { Baskets } from './checkout/baskets.ts';
import { ChildrenOfBuyer } from './cart/children-of-buyer.ts';
import { CheckoutAdmission } from './checkout/checkout-admission.ts';
import { QuotesController } from './checkout/quotes.controller.ts';
import { AskGrownUpHandler } from './requests/ask-grown-up.ts';
import {
  GetAskedCartHandler,
  ListCartRequestsHandler,
  ListGrownUpsHandler,
} from './requests/cart-request.queries.ts';
import { CartRequests } from './requests/cart-requests.ts';
import { CartRequestsController } from './requests/requests.controller.ts';
import { TakeBackRequestHandler } from './requests/take-back-request.ts';
import { ChangeShippingRatesHandler } from './shipping/change-shipping-rates.ts';
import { ShippingController } from './shipping/shipping.controller.ts';
import { ShippingRates } from './shipping/shipping-rates.ts';
import { ShopPersonalData } from './personal-data.ts';
import { OpenShopStep } from './open-shop-step.ts';
import { ShopOpenGuard } from './shop-open.ts';

/** Offers, cart and checkout. */
export const SHOP_PROVIDERS: { controllers: Type[]; providers: Provider[] } = {
  controllers: [
    BookOffersController,
    ShippingController,
    QuotesController,
    CartController,
    CartRequestsController,
    CheckoutController,
    CouponsController,
  ],
  providers: [
    OpenShopStep,
    ShopOpenGuard,
    ShopPersonalData,
    Coupons,
    GetCouponHandler,
    ListCouponsHandler,
    SaveCouponHandler,
    StepCouponHandler,
    OfferPrices,
    FindWrongPricesHandler,
    GetBookOffersHandler,
    ChangeBookOffersHandler,
    ShippingRates,
    ChangeShippingRatesHandler,
    Pricing,
    CartItems,
    Carts,
    EmptyCartWhenGrantIssued,
    EmptyCartWhenPaid,
    RestoreCartWhenMergeUndone,
    TransferCartWhenPeopleMerged,
    CartRequests,
    ChildrenOfBuyer,
    AskGrownUpHandler,
    ListCartRequestsHandler,
    ListGrownUpsHandler,
    TakeBackRequestHandler,
    GetAskedCartHandler,
    GetCheckoutOptionsHandler,
    Baskets,
    CheckoutAdmission,
    PlaceOrderHandler,
  ],
};
