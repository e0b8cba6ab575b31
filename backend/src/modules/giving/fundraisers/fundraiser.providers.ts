import type { Provider, Type } from '@nestjs/common';
import { FindFundraisers } from './find-fundraisers.ts';
import { FundraiserDeskController } from './fundraiser-desk.controller.ts';
import { FundraiserStaff } from './fundraiser-staff.ts';
import {
  GetFundraiserChoicesHandler,
  GetFundraiserHandler,
  ListFundraiserDeskHandler,
} from './fundraiser.queries.ts';
import { FundraisersController } from './fundraisers.controller.ts';
import { FundraisersOpen } from './fundraisers-open.ts';
import { MoveFundraiserHandler } from './move-fundraiser.ts';
import { ReportFundraiserHandler } from './report-fundraiser.ts';
import { ChangeFundraiserHandler, CreateFundraiserHandler } from './save-fundraiser.ts';

/** Pages on which classes and students raise money for a project. */
export const FUNDRAISER_PROVIDERS: { controllers: Type[]; providers: Provider[] } = {
  controllers: [FundraisersController, FundraiserDeskController],
  providers: [
    ChangeFundraiserHandler,
    CreateFundraiserHandler,
    FindFundraisers,
    FundraiserStaff,
    FundraisersOpen,
    GetFundraiserChoicesHandler,
    GetFundraiserHandler,
    ListFundraiserDeskHandler,
    MoveFundraiserHandler,
    ReportFundraiserHandler,
  ],
};
