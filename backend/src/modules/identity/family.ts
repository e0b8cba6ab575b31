import { GiveConsentHandler, WithdrawConsentHandler } from './consents/answer-consent.ts';
import { ConsentsController } from './consents/consents.controller.ts';
import { GetConsentsHandler, HasConsentHandler } from './consents/get-consents.query.ts';
import {
  ChangeGuardianLinkHandler,
  DecideGuardianLinkHandler,
  EndGuardianLinkHandler,
} from './guardians/change-guardian-link.ts';
import { FamilyController } from './guardians/family.controller.ts';
import { GetChildHandler, ListChildrenHandler } from './guardians/family.query.ts';
import { ChangeGuardianPolicyHandler, GetGuardianPolicyHandler } from './guardians/guardian-policy.ts';
import { GuardiansController } from './guardians/guardians.controller.ts';
import {
  ListGuardiansOfStudentHandler,
  ListPendingGuardiansHandler,
} from './guardians/list-guardians.query.ts';
import { MakeGuardianCodeHandler, MakeGuardianCodesOfClassHandler } from './guardians/make-guardian-codes.ts';
import { RedeemGuardianCodeHandler } from './guardians/redeem-guardian-code.ts';
import { SignUpGuardianHandler } from './guardians/sign-up-guardian.ts';
import { AskForDataHandler } from './personal-data/ask-for-data.ts';
import { CancelErasureHandler, CarryOutErasureHandler } from './personal-data/change-data-request.ts';
import { CopyWhenAsked } from './personal-data/copy-when-asked.ts';
import { DataRequestsController } from './personal-data/data-requests.controller.ts';
import { EraseWhenOrdered } from './personal-data/erase-when-ordered.ts';
import { FetchCopyHandler } from './personal-data/fetch-copy.ts';
import { KeepDataDeadlines } from './personal-data/keep-data-deadlines.ts';
import { ListDataRequestsHandler } from './personal-data/list-data-requests.query.ts';
import { IdentityPersonalData } from './personal-data/personal-data.ts';

/** Guardians, consents and people's data, as the module lists them. */
export const FAMILY_CONTROLLERS = [
  ConsentsController,
  DataRequestsController,
  FamilyController,
  GuardiansController,
];
export const FAMILY_USE_CASES = [
  AskForDataHandler,
  CancelErasureHandler,
  CarryOutErasureHandler,
  CopyWhenAsked,
  EraseWhenOrdered,
  FetchCopyHandler,
  IdentityPersonalData,
  KeepDataDeadlines,
  ListDataRequestsHandler,
  ChangeGuardianLinkHandler,
  ChangeGuardianPolicyHandler,
  DecideGuardianLinkHandler,
  EndGuardianLinkHandler,
  GetChildHandler,
  GetConsentsHandler,
  GetGuardianPolicyHandler,
  GiveConsentHandler,
  HasConsentHandler,
  ListChildrenHandler,
  ListGuardiansOfStudentHandler,
  ListPendingGuardiansHandler,
  MakeGuardianCodeHandler,
  MakeGuardianCodesOfClassHandler,
  RedeemGuardianCodeHandler,
  SignUpGuardianHandler,
  WithdrawConsentHandler,
];
