import type { Provider, Type } from '@nestjs/common';
import { CartController } from './cart/cart.controller.ts';
import { CheckoutController } from './checkout/checkout.controller.ts';
import { BookOffersController } from './offers/offers.controller.ts';
import { QuotesController } from './pricing/quotes.controller.ts';
import { CartRequestsController } from './requests/requests.controller.ts';

/** Offers, cart and checkout. */
export const SHOP_PROVIDERS: { controllers: Type[]; providers: Provider[] } = {
  controllers: [
    BookOffersController,
    QuotesController,
    CartController,
    CartRequestsController,
    CheckoutController,
  ],
  providers: [],
};
