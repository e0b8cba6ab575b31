import type { Provider, Type } from '@nestjs/common';
import { LedgerController } from './accounts/ledger.controller.ts';
import { MoneyRaisedController } from './raised/money-raised.controller.ts';
import { RoyaltyRules } from './royalty-rules.ts';
import { SalesLedger } from './sales-ledger.ts';

/** Double entry for each school and the platform, and what is read from it. */
export const LEDGER_PROVIDERS: { controllers: Type[]; providers: Provider[] } = {
  controllers: [LedgerController, MoneyRaisedController],
  providers: [RoyaltyRules, SalesLedger],
};
