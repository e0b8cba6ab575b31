import type { Provider, Type } from '@nestjs/common';
import { ChecksController } from './accounts/checks.controller.ts';
import { LedgerController } from './accounts/ledger.controller.ts';
import { JournalQueries } from './accounts/journal-queries.ts';
import { LedgerQueries } from './accounts/ledger-queries.ts';
import { ReconcileBooks } from './accounts/reconcile-books.ts';
import { Ledger } from './posting/ledger.ts';
import { LedgerPersonalData } from './personal-data.ts';
import { MoneyRaisedController } from './raised/money-raised.controller.ts';
import { PaidOut } from './raised/paid-out.ts';
import { GetRaisedHandler, ListCharitySharesHandler, RaisedQueries } from './raised/raised-queries.ts';
import { RaisedSubjects } from './raised/raised-subjects.ts';
import { ActivateRoyaltyAct } from './royalties/activate-royalty-act.ts';
import { CopyWhenRoyaltyActivated } from './royalties/copy-when-royalty-activated.ts';
import { RoyaltiesController } from './royalties/royalties.controller.ts';
import { RoyaltyRules } from './royalties/royalty-rules.ts';
import { RuleBooks } from './royalties/rule-books.ts';
import { RoyaltyVersions } from './royalties/royalty-versions.ts';
import { SalesLedger } from './sales-ledger.ts';
import { CloseRefundWhenSettled } from './settlement/close-refund-when-settled.ts';
import { CloseSaleWhenSettled } from './settlement/close-sale-when-settled.ts';
import { OtherBooks } from './settlement/other-books.ts';
import {
  HoldWhenDisputeOpened,
  ReleaseWhenDisputeWon,
  SettleWhenDisputeLost,
} from './settlement/post-disputes.ts';
import { PostFeeWhenReported } from './settlement/post-fee-when-reported.ts';
import { RefundBooks } from './settlement/refund-books.ts';
import { ReverseRefundWhenFailed } from './settlement/reverse-refund-when-failed.ts';
import { SettleRefundWhenAllocated } from './settlement/settle-refund-when-allocated.ts';
import { SettleSaleWhenAllocated } from './settlement/settle-sale-when-allocated.ts';

/** Double entry for each school and the platform, and what is read from it. */
export const LEDGER_PROVIDERS: { controllers: Type[]; providers: Provider[] } = {
  controllers: [ChecksController, LedgerController, MoneyRaisedController, RoyaltiesController],
  providers: [
    Ledger,
    RoyaltyRules,
    RoyaltyVersions,
    RuleBooks,
    ActivateRoyaltyAct,
    CopyWhenRoyaltyActivated,
    SalesLedger,
    LedgerPersonalData,
    LedgerQueries,
    JournalQueries,
    ReconcileBooks,
    PaidOut,
    RaisedQueries,
    RaisedSubjects,
    GetRaisedHandler,
    ListCharitySharesHandler,
    OtherBooks,
    RefundBooks,
    SettleSaleWhenAllocated,
    CloseSaleWhenSettled,
    PostFeeWhenReported,
    SettleRefundWhenAllocated,
    CloseRefundWhenSettled,
    ReverseRefundWhenFailed,
    HoldWhenDisputeOpened,
    ReleaseWhenDisputeWon,
    SettleWhenDisputeLost,
  ],
};
