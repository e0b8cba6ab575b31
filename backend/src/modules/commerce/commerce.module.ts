import { Module, type Provider, type Type } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { COMMERCE_DOCUMENT_PROVIDERS } from './documents/document.providers.ts';
import { DONATION_PROVIDERS } from './donations/donation.providers.ts';
import { LEDGER_PROVIDERS } from './ledger/ledger.providers.ts';
import { ORDER_PROVIDERS } from './orders/order.providers.ts';
import { PAYMENT_PROVIDER_CLASSES } from './payments/payment.providers.ts';
import { PAYOUT_PROVIDERS } from './payouts/payout.providers.ts';
import { SHOP_PROVIDERS } from './shop/shop.providers.ts';
import { CommerceSchoolData } from './school-data.ts';

/** Controllers and providers of all folders, lower layers first. */
const FOLDERS: readonly { controllers: Type[]; providers: Provider[] }[] = [
  { controllers: [], providers: [CommerceSchoolData] },
  LEDGER_PROVIDERS,
  PAYMENT_PROVIDER_CLASSES,
  DONATION_PROVIDERS,
  ORDER_PROVIDERS,
  COMMERCE_DOCUMENT_PROVIDERS,
  PAYOUT_PROVIDERS,
  SHOP_PROVIDERS,
];

@Module({
  imports: [DiscoveryModule],
  controllers: FOLDERS.flatMap(({ controllers }) => controllers),
  providers: FOLDERS.flatMap(({ providers }) => providers),
})
export class CommerceModule {}
