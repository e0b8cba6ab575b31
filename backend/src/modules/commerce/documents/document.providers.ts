import type { Provider, Type } from '@nestjs/common';
import { DocumentsController } from './documents.controller.ts';

/** Invoices and credit notes. */
export const COMMERCE_DOCUMENT_PROVIDERS: { controllers: Type[]; providers: Provider[] } = {
  controllers: [DocumentsController],
  providers: [],
};
