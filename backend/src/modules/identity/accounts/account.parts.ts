import { AccountsController } from './accounts.controller.ts';
import { InvitationsController } from '../invitations/invitations.controller.ts';
import { AskResetHandler } from './ask-reset.ts';
import { AskVerificationHandler } from './ask-verification.ts';
import { ChangeEmailHandler } from './change-email.ts';
import { ChangeOwnProfileHandler } from './change-own-profile.ts';
import { ChangePasswordHandler } from './change-password.ts';
import { IssueLinkWhenResetAsked } from './issue-link-when-reset-asked.ts';
import { LinkTokens } from './link-tokens.ts';
import { NewPasswords } from './new-passwords.ts';
import { OwnPassword } from './own-password.ts';
import { ResetPasswordHandler } from './reset-password.ts';
import { SendPasswordSetupHandler } from './send-password-setup.ts';
import { SignUpHandler } from './sign-up.ts';
import { VerifyEmailHandler } from './verify-email.ts';
import { AcceptInvitationHandler } from '../invitations/accept-invitation.ts';
import { AskInvitationAgainHandler } from '../invitations/ask-invitation-again.ts';
import { GetInvitationLetterHandler } from '../invitations/get-invitation-letter.query.ts';
import { Invitations } from '../invitations/invitations.ts';
import { InvitePersonHandler } from '../invitations/invite-person.ts';
import { LinkInvitationHandler } from '../invitations/link-invitation.ts';
import { ListInvitationsHandler } from '../invitations/list-invitations.query.ts';
import { ResendInvitationHandler } from '../invitations/resend-invitation.ts';
import { RevokeInvitationHandler } from '../invitations/revoke-invitation.ts';

/** What the module lists of registration, links by e-mail and invitations. */
export const ACCOUNT_CONTROLLERS = [AccountsController, InvitationsController];

export const ACCOUNT_USE_CASES = [
  AskResetHandler,
  AskVerificationHandler,
  ChangeEmailHandler,
  ChangeOwnProfileHandler,
  ChangePasswordHandler,
  IssueLinkWhenResetAsked,
  LinkTokens,
  NewPasswords,
  OwnPassword,
  ResetPasswordHandler,
  SendPasswordSetupHandler,
  SignUpHandler,
  VerifyEmailHandler,
  AcceptInvitationHandler,
  AskInvitationAgainHandler,
  GetInvitationLetterHandler,
  Invitations,
  InvitePersonHandler,
  LinkInvitationHandler,
  ListInvitationsHandler,
  ResendInvitationHandler,
  RevokeInvitationHandler,
];
