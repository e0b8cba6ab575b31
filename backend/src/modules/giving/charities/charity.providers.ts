import type { Provider, Type } from '@nestjs/common';

/** Charities: the platform's, the proposals of schools, and what a school supports. */
export const CHARITY_PROVIDERS: { controllers: Type[]; providers: Provider[] } = {
  controllers: [],
  providers: [],
};
