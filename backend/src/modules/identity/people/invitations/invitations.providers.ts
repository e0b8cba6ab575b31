import { AcceptInvitationHandler } from './accept-invitation.ts';
import { InvitationsController } from './invitations.controller.ts';
import { Invitations } from './invitations.ts';
import { InvitePersonHandler } from './invite-person.ts';
import { LinkInvitationHandler } from './link-invitation.ts';
import { ListInvitationsHandler } from './list-invitations.query.ts';
import { RequestNewInvitationHandler } from './request-new-invitation.ts';
import { ResendInvitationHandler } from './resend-invitation.ts';
import { RevokeInvitationHandler } from './revoke-invitation.ts';

/** Invitations to a school. */
export const INVITATION_PROVIDERS = {
  controllers: [InvitationsController],
  providers: [
    AcceptInvitationHandler,
    Invitations,
    InvitePersonHandler,
    LinkInvitationHandler,
    ListInvitationsHandler,
    RequestNewInvitationHandler,
    ResendInvitationHandler,
    RevokeInvitationHandler,
  ],
};
