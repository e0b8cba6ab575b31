import { AccountsController } from './accounts.controller.ts';
import { ChangeEmailHandler } from './change-email.ts';
import { ChangeOwnProfileHandler } from './change-own-profile.ts';
import { ChangePasswordHandler } from './change-password.ts';
import { IssueLinkWhenPasswordResetRequested } from './issue-link-when-password-reset-requested.ts';
import { RequestEmailVerificationHandler } from './request-email-verification.ts';
import { RequestPasswordResetHandler } from './request-password-reset.ts';
import { ResetPasswordHandler } from './reset-password.ts';
import { SendPasswordSetupHandler } from './send-password-setup.ts';
import { SignUpHandler } from './sign-up.ts';
import { VerifyEmailHandler } from './verify-email.ts';

/** Registration, and what people change about their own account. */
export const ACCOUNT_PROVIDERS = {
  controllers: [AccountsController],
  providers: [
    ChangeEmailHandler,
    ChangeOwnProfileHandler,
    ChangePasswordHandler,
    IssueLinkWhenPasswordResetRequested,
    RequestEmailVerificationHandler,
    RequestPasswordResetHandler,
    ResetPasswordHandler,
    SendPasswordSetupHandler,
    SignUpHandler,
    VerifyEmailHandler,
  ],
};
