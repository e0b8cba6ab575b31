import {
  ChangeGuardianLinkHandler,
  DecideGuardianLinkHandler,
  EndGuardianLinkHandler,
} from './change-guardian-link.ts';
import { GetClassFamiliesHandler } from './class-families.query.ts';
import { FamilyController } from './family.controller.ts';
import { GetChildHandler, ListChildrenHandler } from './family.query.ts';
import { ChangeGuardianPolicyHandler, GetGuardianPolicyHandler } from './guardian-policy.ts';
import { GuardianSignUpController } from './guardian-sign-up.controller.ts';
import { GuardiansController } from './guardians.controller.ts';
import { ListChildrenOfGuardianHandler } from './list-children-of-guardian.query.ts';
import {
  GetContactsOfPersonHandler,
  ListClassmatesHandler,
  ListStudentsOfTeacherHandler,
} from './list-contacts.query.ts';
import { ListFamilyLinksHandler } from './list-family-links.query.ts';
import { ListGuardiansOfStudentHandler, ListPendingGuardiansHandler } from './list-guardians.query.ts';
import { MakeGuardianCodeHandler, MakeGuardianCodesOfClassHandler } from './make-guardian-codes.ts';
import { RedeemGuardianCodeHandler } from './redeem-guardian-code.ts';
import { SignUpGuardianHandler } from './sign-up-guardian.ts';
import { WriteToFamiliesHandler } from './write-to-families.ts';

/** Guardians: codes, links to children, and the family’s view of a child. */
export const GUARDIAN_PROVIDERS = {
  controllers: [FamilyController, GuardianSignUpController, GuardiansController],
  providers: [
    ChangeGuardianLinkHandler,
    ChangeGuardianPolicyHandler,
    DecideGuardianLinkHandler,
    EndGuardianLinkHandler,
    GetChildHandler,
    GetClassFamiliesHandler,
    GetContactsOfPersonHandler,
    GetGuardianPolicyHandler,
    ListChildrenHandler,
    ListFamilyLinksHandler,
    ListChildrenOfGuardianHandler,
    ListClassmatesHandler,
    ListGuardiansOfStudentHandler,
    ListPendingGuardiansHandler,
    ListStudentsOfTeacherHandler,
    MakeGuardianCodeHandler,
    MakeGuardianCodesOfClassHandler,
    RedeemGuardianCodeHandler,
    SignUpGuardianHandler,
    WriteToFamiliesHandler,
  ],
};
