import type { Provider, Type } from '@nestjs/common';
import { ListAttributedGiftsHandler } from './attributed-gifts.query.ts';
import { GetGiftsOfCampaignsHandler } from './campaign-gifts.query.ts';
import { ChangeDonationHandler } from './change-donation.ts';
import { DonationAccess } from './donation-access.ts';
import { DonationManagementController } from './donation-management.controller.ts';
import { DonationReader, GetDonationForReceiptHandler } from './donation-reader.ts';
import { DonationWriter } from './donation-writer.ts';
import { DonationsController } from './donations.controller.ts';
import {
  CompleteWhenDonationPaid,
  CorrectWhenDonationRefunded,
  FollowWhenPaymentChanged,
} from './follow-payments.ts';
import { GetDonationOptionsHandler } from './get-donation-options.query.ts';
import { GiftAttribution } from './gift-attribution.ts';
import { GiveDonationHandler } from './give-donation.ts';
import {
  CountDonorsHandler,
  ListOwnDonationsHandler,
  ListSupportersHandler,
} from './list-donations.query.ts';
import { ListManagedDonationsHandler } from './list-managed-donations.query.ts';
import { ManagedDonations } from './managed-donations.ts';
import { CorrectMatchWhenDonationCorrected, MatchWhenDonationCompleted } from './match-gifts.ts';
import { ChargeRows } from './monthly/charge-rows.ts';
import { EndStoppedMonthlyGifts } from './monthly/end-stopped-gifts.ts';
import { ManagedMonthlyGiftsController } from './monthly/managed-monthly-gifts.controller.ts';
import { ManagedMonthlyGifts } from './monthly/managed-monthly-gifts.ts';
import { MonthlyGiftsController } from './monthly/monthly-gifts.controller.ts';
import { MonthlyGiftDesk } from './monthly/monthly-gifts.ts';
import { TellDonorWhenMonthlyGiftChanged } from './monthly/tell-donor-when-changed.ts';
import { OfflineDonations } from './offline-donation.ts';
import { SpokenDeclarations } from './spoken-declarations.ts';
import { OfflineImports } from './offline-imports.ts';
import { DonationsPersonalData } from './personal-data.ts';
import { RefundGiftAct } from './refund-gift-act.ts';
import { RefundGiftWhenApproved } from './refund-when-approved.ts';
import { TaxDeclarations } from './tax-declarations.ts';
import {
  RestoreGiftsWhenMergeUndone,
  TransferGiftsWhenPeopleMerged,
} from './transfer-gifts-when-people-merged.ts';

/** Donations: who gave, to whom, and why. */
export const GIVING_DONATION_PROVIDERS: { controllers: Type[]; providers: Provider[] } = {
  controllers: [
    ManagedMonthlyGiftsController,
    DonationManagementController,
    DonationsController,
    MonthlyGiftsController,
  ],
  providers: [
    ChangeDonationHandler,
    ChargeRows,
    CompleteWhenDonationPaid,
    CorrectWhenDonationRefunded,
    CorrectMatchWhenDonationCorrected,
    CountDonorsHandler,
    DonationAccess,
    DonationReader,
    DonationsPersonalData,
    DonationWriter,
    EndStoppedMonthlyGifts,
    FollowWhenPaymentChanged,
    GetDonationForReceiptHandler,
    GetDonationOptionsHandler,
    GetGiftsOfCampaignsHandler,
    GiftAttribution,
    GiveDonationHandler,
    ListAttributedGiftsHandler,
    ListManagedDonationsHandler,
    ListOwnDonationsHandler,
    ListSupportersHandler,
    ManagedDonations,
    ManagedMonthlyGifts,
    MatchWhenDonationCompleted,
    MonthlyGiftDesk,
    OfflineDonations,
    SpokenDeclarations,
    OfflineImports,
    RefundGiftAct,
    RefundGiftWhenApproved,
    RestoreGiftsWhenMergeUndone,
    TaxDeclarations,
    TellDonorWhenMonthlyGiftChanged,
    TransferGiftsWhenPeopleMerged,
  ],
};
