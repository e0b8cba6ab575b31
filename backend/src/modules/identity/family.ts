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

/** Guardians and consents, as the module lists them. */
export const FAMILY_CONTROLLERS = [ConsentsController, FamilyController, GuardiansController];
export const FAMILY_USE_CASES = [
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
  WithdrawConsentHandler,
];
