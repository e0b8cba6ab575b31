import type { Provider, Type } from '@nestjs/common';
import { Orders } from './orders.ts';

/** Orders: their states, what they give access to, and their refunds. */
export const ORDER_PROVIDERS: { controllers: Type[]; providers: Provider[] } = {
  controllers: [],
  providers: [Orders],
};
