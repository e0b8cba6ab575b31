import type { Provider, Type } from '@nestjs/common';
import { GetCharityMoneyHandler } from './charity-money.query.ts';
import { GetCharityMonthsHandler } from './charity-months.query.ts';
import { DonationKeys } from './donation-keys.ts';
import { DonationPurpose } from './donation-purpose.ts';
import { GetDonationProvidersHandler, OpensDonationHandler } from './donation-queries.ts';
import { CorrectMatchHandler, GetMatchedHandler, MatchGiftHandler } from './match-gift.ts';
import { ReallocateProjectMoneyHandler } from './reallocate-project-money.ts';
import { GetRaisedByGiftsHandler } from './raised-by-gifts.query.ts';
import { DonationRows } from './donation-rows.ts';
import { ChangeMonthlyGiftHandler } from './monthly/change-monthly-gift.ts';
import { LookAtMonthlyGift } from './monthly/look-at-monthly-gift.ts';
import { EndDoubledSubscription, LookWhenMonthlyGiftDue } from './monthly/look-when-due.ts';
import {
  GetMonthlyGiftsHandler,
  GetRunningMonthlyGiftsHandler,
  ListMonthlyGiftsHandler,
  OpensMonthlyGiftHandler,
} from './monthly/monthly-gift-queries.ts';
import { MonthlyGifts } from './monthly/monthly-gifts.ts';
import { PayMonthlyGiftHandler } from './monthly/pay-monthly-gift.ts';
import { DonationMoneyPersonalData } from './personal-data.ts';
import { RecordOfflineGiftHandler } from './record-offline-gift.ts';
import { PlanDonationRefundHandler, RefundDonationHandler } from './refund-donation.ts';
import { SponsorPaymentsController } from './sponsors/sponsor-payments.controller.ts';
import { SponsorPurpose } from './sponsors/sponsor-purpose.ts';
import { SponsorRequests } from './sponsors/sponsor-requests.ts';
import { StartDonationHandler } from './start-donation.ts';

/** Payments of donations; who gave and why is known by the module giving. */
export const DONATION_PROVIDERS: { controllers: Type[]; providers: Provider[] } = {
  controllers: [SponsorPaymentsController],
  providers: [
    ChangeMonthlyGiftHandler,
    DonationKeys,
    DonationMoneyPersonalData,
    DonationRows,
    EndDoubledSubscription,
    GetMonthlyGiftsHandler,
    GetRunningMonthlyGiftsHandler,
    ListMonthlyGiftsHandler,
    LookAtMonthlyGift,
    LookWhenMonthlyGiftDue,
    MonthlyGifts,
    OpensMonthlyGiftHandler,
    PayMonthlyGiftHandler,
    DonationPurpose,
    GetCharityMoneyHandler,
    GetCharityMonthsHandler,
    GetDonationProvidersHandler,
    CorrectMatchHandler,
    GetMatchedHandler,
    GetRaisedByGiftsHandler,
    MatchGiftHandler,
    ReallocateProjectMoneyHandler,
    OpensDonationHandler,
    SponsorPurpose,
    SponsorRequests,
    RecordOfflineGiftHandler,
    PlanDonationRefundHandler,
    RefundDonationHandler,
    StartDonationHandler,
  ],
};
