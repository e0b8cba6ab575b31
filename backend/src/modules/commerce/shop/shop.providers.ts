import type { Provider, Type } from '@nestjs/common';

/** Offers, cart and checkout. */
export const SHOP_PROVIDERS: { controllers: Type[]; providers: Provider[] } = {
  controllers: [],
  providers: [],
};
