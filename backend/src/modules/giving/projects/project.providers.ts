import type { Provider, Type } from '@nestjs/common';

/** Projects of charities, their updates, and fundraiser pages. */
export const PROJECT_PROVIDERS: { controllers: Type[]; providers: Provider[] } = {
  controllers: [],
  providers: [],
};
