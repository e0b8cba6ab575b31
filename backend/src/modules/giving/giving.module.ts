import { Module, type Provider, type Type } from '@nestjs/common';
import { CHARITY_PROVIDERS } from './charities/charity.providers.ts';
import { GIVING_DONATION_PROVIDERS } from './donations/donation.providers.ts';
import { FUNDRAISER_PROVIDERS } from './fundraisers/fundraiser.providers.ts';
import { GivingOpenGuard } from './giving-open.ts';
import { IMPACT_PROVIDERS } from './impact/impact.providers.ts';
import { GIVING_NOTICE_PROVIDERS } from './notices/notice.providers.ts';
import { GIVING_RECEIPT_PROVIDERS } from './receipts/receipt.providers.ts';
import { GivingPersonalData } from './personal-data.ts';
import { SendFile } from '../../platform/storage/send-file.ts';
import { PROJECT_PROVIDERS } from './projects/project.providers.ts';
import { GivingSchoolData } from './school-data.ts';

/** Controllers and providers of all folders, lower layers first. */
const FOLDERS: readonly { controllers: Type[]; providers: Provider[] }[] = [
  { controllers: [], providers: [GivingOpenGuard, GivingPersonalData, GivingSchoolData, SendFile] },
  CHARITY_PROVIDERS,
  PROJECT_PROVIDERS,
  FUNDRAISER_PROVIDERS,
  IMPACT_PROVIDERS,
  GIVING_DONATION_PROVIDERS,
  GIVING_RECEIPT_PROVIDERS,
  GIVING_NOTICE_PROVIDERS,
];

@Module({
  controllers: FOLDERS.flatMap(({ controllers }) => controllers),
  providers: FOLDERS.flatMap(({ providers }) => providers),
})
export class GivingModule {}
