import type { Provider, Type } from '@nestjs/common';
import { ChangePayoutHandler } from './change-payout.ts';
import { ListOwedHandler, ListPayoutsHandler } from './list-payouts.query.ts';
import { OwedToSchools } from './owed-to-schools.ts';
import { PaySchoolAct } from './pay-school-act.ts';
import { PayoutPersonalData } from './personal-data.ts';
import { PayoutPostings } from './payout-postings.ts';
import { PayoutsController } from './payouts.controller.ts';
import { PostWhenPayoutChanged } from './post-when-payout-changed.ts';

/** What the platform pays out to schools. */
export const PAYOUT_PROVIDERS: { controllers: Type[]; providers: Provider[] } = {
  controllers: [PayoutsController],
  providers: [
    ChangePayoutHandler,
    ListOwedHandler,
    ListPayoutsHandler,
    OwedToSchools,
    PaySchoolAct,
    PayoutPersonalData,
    PayoutPostings,
    PostWhenPayoutChanged,
  ],
};
