import type { Provider, Type } from '@nestjs/common';
import { RoyaltyRules } from './royalty-rules.ts';
import { SalesLedger } from './sales-ledger.ts';

/** Double entry for each school and the platform, and what is read from it. */
export const LEDGER_PROVIDERS: { controllers: Type[]; providers: Provider[] } = {
  controllers: [],
  providers: [RoyaltyRules, SalesLedger],
};
