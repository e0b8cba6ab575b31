import type { Provider, Type } from '@nestjs/common';

/** Invoices and credit notes. */
export const COMMERCE_DOCUMENT_PROVIDERS: { controllers: Type[]; providers: Provider[] } = {
  controllers: [],
  providers: [],
};
