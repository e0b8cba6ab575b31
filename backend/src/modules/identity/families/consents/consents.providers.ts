import { GrantConsentHandler, WithdrawConsentHandler } from './answer-consent.ts';
import { ConsentsController } from './consents.controller.ts';
import { FindWithoutConsentHandler, GetConsentsHandler, HasConsentHandler } from './get-consents.query.ts';

/** Consents that guardians grant and withdraw. */
export const CONSENT_PROVIDERS = {
  controllers: [ConsentsController],
  providers: [
    FindWithoutConsentHandler,
    GetConsentsHandler,
    GrantConsentHandler,
    HasConsentHandler,
    WithdrawConsentHandler,
  ],
};
