import type { Provider, Type } from '@nestjs/common';
import { CharitySearch } from './charity-search.ts';
import { CharityHeads } from './charity-heads.ts';
import { ChangeBankAct } from './change-bank-act.ts';
import { CharitiesController } from './charities.controller.ts';
import { CharityDeskController } from './charity-desk.controller.ts';
import { CharityDocuments } from './charity-documents.ts';
import { CharityMoneyController } from './charity-money.controller.ts';
import { CharityMoneyOverview } from './charity-money.ts';
import { CharityPictures } from './charity-pictures.ts';
import {
  GetCharityCardsHandler,
  GetCharityDraftHandler,
  GetCharityHandler,
  ListCharitiesHandler,
  ListCharityDeskHandler,
} from './charity.queries.ts';
import { CheckCharityHandler } from './check-charity.ts';
import { ChooseCharityHandler } from './choose-charity.ts';
import { FindCharities } from './find-charities.ts';
import { GivenMoney } from './given-money.ts';
import { MoveCharityHandler } from './move-charity.ts';
import { ChangeCharityHandler, CreateCharityHandler } from './save-charity.ts';
import { TakeCharityHandler } from './take-charity.ts';
import { VerifyCharityAct } from './verify-charity-act.ts';

/** Charities: the platform's, the proposals of schools, and what a school supports. */
export const CHARITY_PROVIDERS: { controllers: Type[]; providers: Provider[] } = {
  controllers: [CharitiesController, CharityDeskController, CharityMoneyController],
  providers: [
    CharitySearch,
    CharityHeads,
    ChangeBankAct,
    ChangeCharityHandler,
    CharityDocuments,
    CharityMoneyOverview,
    CharityPictures,
    CheckCharityHandler,
    ChooseCharityHandler,
    CreateCharityHandler,
    FindCharities,
    GetCharityCardsHandler,
    GetCharityDraftHandler,
    GetCharityHandler,
    GivenMoney,
    ListCharitiesHandler,
    ListCharityDeskHandler,
    MoveCharityHandler,
    TakeCharityHandler,
    VerifyCharityAct,
  ],
};
