import type { Provider, Type } from '@nestjs/common';
import { DeleteOldDeclarations } from './delete-old-declarations.ts';
import { GivingYears, SendGivingStatements } from './giving-years.ts';
import { ReceiptsController } from './receipts.controller.ts';
import { TaxClaims } from './tax-claims.ts';
import { TaxClaimsController } from './tax-claims.controller.ts';

/** Receipts and statements of gifts, and files for the tax offices. */
export const GIVING_RECEIPT_PROVIDERS: { controllers: Type[]; providers: Provider[] } = {
  controllers: [ReceiptsController, TaxClaimsController],
  providers: [DeleteOldDeclarations, GivingYears, SendGivingStatements, TaxClaims],
};
