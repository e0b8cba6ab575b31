import type { Provider, Type } from '@nestjs/common';
import { ChangePayoutHandler } from './change-payout.ts';
import { IssueStatementWhenPaid } from './issue-statement-when-paid.ts';
import {
  GetPayoutHandler,
  GetSchoolOfPayoutHandler,
  ListOwedHandler,
  ListPayoutsHandler,
} from './list-payouts.query.ts';
import { OwedToSchools } from './owed-to-schools.ts';
import { PayRunAct } from './pay-run-act.ts';
import { PaySchoolAct } from './pay-school-act.ts';
import { PayoutMaker } from './payout-maker.ts';
import { GetPayoutStatementHandler } from './payout-statement.query.ts';
import { AssignUndecidedAct } from './assign-undecided-act.ts';
import { CharityPayoutsController } from './charity-payouts.controller.ts';
import { CharityPayouts } from './charity-payouts.ts';
import { OwedToCharities } from './owed-to-charities.ts';
import { PayCharityAct } from './pay-charity-act.ts';
import { PayoutPersonalData } from './personal-data.ts';
import { PayoutPostings } from './payout-postings.ts';
import { PayoutsController } from './payouts.controller.ts';
import { ListReceivedPayoutsHandler } from './received-payouts.query.ts';
import { SponsorPaidAct } from './sponsor-paid-act.ts';
import { SponsorPools } from './sponsor-pools.ts';
import { PostWhenPayoutChanged } from './post-when-payout-changed.ts';

/** What the platform pays out to schools. */
export const PAYOUT_PROVIDERS: { controllers: Type[]; providers: Provider[] } = {
  controllers: [CharityPayoutsController, PayoutsController],
  providers: [
    AssignUndecidedAct,
    ChangePayoutHandler,
    CharityPayouts,
    OwedToCharities,
    PayCharityAct,
    ListOwedHandler,
    ListPayoutsHandler,
    GetPayoutHandler,
    GetPayoutStatementHandler,
    GetSchoolOfPayoutHandler,
    IssueStatementWhenPaid,
    ListReceivedPayoutsHandler,
    OwedToSchools,
    PayRunAct,
    PaySchoolAct,
    PayoutMaker,
    PayoutPersonalData,
    PayoutPostings,
    PostWhenPayoutChanged,
    SponsorPaidAct,
    SponsorPools,
  ],
};
