import { AccountsController } from './accounts.controller.ts';
import {
  AnswerGuardianHandler,
  SendToGuardianAgainHandler,
  ViewWaitingRegistrationHandler,
} from './answer-guardian.ts';
import { ChangeEmailHandler } from './change-email.ts';
import { ChangeOwnProfileHandler } from './change-own-profile.ts';
import { ChangePasswordHandler } from './change-password.ts';
import { CheckSignUpAgeHandler } from './check-sign-up-age.ts';
import { EraseWhenRegistrationExpired } from './erase-when-registration-expired.ts';
import { GuardianConfirmationController } from './guardian-confirmation.controller.ts';
import { IssueLinkWhenPasswordResetRequested } from './issue-link-when-password-reset-requested.ts';
import { RegistrationAge } from './registration-age.ts';
import { RequestEmailVerificationHandler } from './request-email-verification.ts';
import { RequestPasswordResetHandler } from './request-password-reset.ts';
import { ResetPasswordHandler } from './reset-password.ts';
import { SendPasswordSetupHandler } from './send-password-setup.ts';
import { SignUpHandler } from './sign-up.ts';
import { VerifyEmailHandler } from './verify-email.ts';
import { RenewAccountLinks } from './renew-link-secrets.ts';
import { WaitingRegistrations } from './waiting-registrations.ts';

/** Registration, and what people change about their own account. */
export const ACCOUNT_PROVIDERS = {
  controllers: [AccountsController, GuardianConfirmationController],
  providers: [
    AnswerGuardianHandler,
    ChangeEmailHandler,
    ChangeOwnProfileHandler,
    ChangePasswordHandler,
    CheckSignUpAgeHandler,
    EraseWhenRegistrationExpired,
    IssueLinkWhenPasswordResetRequested,
    RegistrationAge,
    RequestEmailVerificationHandler,
    RequestPasswordResetHandler,
    ResetPasswordHandler,
    SendPasswordSetupHandler,
    SendToGuardianAgainHandler,
    SignUpHandler,
    VerifyEmailHandler,
    ViewWaitingRegistrationHandler,
    RenewAccountLinks,
    WaitingRegistrations,
  ],
};
