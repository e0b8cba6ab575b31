import { Body, Controller, Get, HttpCode, Param, Post, Query, Req } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { PrivateResponse } from '../../../../platform/http/cache-control.ts';
import { Access } from '../../../../platform/http/access.ts';
import { BudgetPolicy } from '../../../../platform/http/budget-policy.ts';
import { Budgets } from '../../../../platform/http/budgets.ts';
import { ListPage, page } from '../../../../platform/http/page.ts';
import { ParseId } from '../../../../platform/http/parse-id.ts';
import type { AppRequest } from '../../../../platform/http/request.ts';
import { GetSchool } from '../../../tenancy/contract.ts';
import { AppError } from '../../../../platform/errors.ts';
import { LinkBody } from '../../accounts/account-bodies.ts';
import { Done, SignedUp } from '../../accounts/account-responses.ts';
import { GetProfile } from '../../profile/get-profile.query.ts';
import { AcceptInvitation } from './accept-invitation.ts';
import { RequestNewInvitation } from './request-new-invitation.ts';
import { AcceptBody, InviteBody } from './invitation-bodies.ts';
import type { InvitationState, InvitedRole } from './invitation.rules.ts';
import { Invitations } from './invitations.ts';
import { InvitePerson } from './invite-person.ts';
import { LinkInvitation } from './link-invitation.ts';
import { Invitation, InvitationFilters, ListInvitations } from './list-invitations.query.ts';
import { ResendInvitation } from './resend-invitation.ts';
import { RevokeInvitation } from './revoke-invitation.ts';
import {
  LINK_ADDRESS_BUDGET,
  LINK_GUESS_ADDRESS_BUDGET,
  LINK_MAILBOX_BUDGET,
} from '../../sign-in/passwords/link.budgets.ts';

export class InvitationPage extends ListPage {
  results!: Invitation[];
}
export class Invited {
  id!: string;
}
/** The page of an invitation, for the holder of its link. */
export class InvitationView {
  state!: InvitationState;
  school!: string;
  role!: InvitedRole;
  class_name!: string | null;
  inviter!: string;
  message!: string;
  email!: string;
  first_name!: string;
  last_name!: string;
  expires_at!: Date;
  /** Whether the invited address has an account at the school, so that the person must sign in. */
  has_account!: boolean;
}
export class InvitationLinked {
  success!: boolean;
  /** Whether all sessions ended and the person must sign in again. */
  role_changed!: boolean;
}

@Controller('api')
export class InvitationsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly budgets: Budgets,
    private readonly invitations: Invitations,
  ) {}

  /** Invitations of the school, newest first. */
  @Access('school.manage')
  @Get('invitations')
  @PrivateResponse()
  async listInvitations(
    @Query() filters: InvitationFilters,
    @Req() request: AppRequest,
  ): Promise<InvitationPage> {
    const { count, invitations } = await this.queries.execute(new ListInvitations(filters));
    return page(request.url, filters, count, invitations);
  }

  /** Invites somebody to the school by e-mail. */
  @Access('school.manage')
  @Post('invitations')
  async invitePerson(@Body() body: InviteBody, @Req() request: AppRequest): Promise<Invited> {
    const id = await this.commands.execute(
      new InvitePerson(request.user!.userId, {
        email: body.email,
        role: body.role,
        first_name: body.first_name ?? '',
        last_name: body.last_name ?? '',
        class_id: body.class_id ?? null,
        message: body.message ?? '',
      }),
    );
    return { id };
  }

  /** Sends an invitation again with a new link; the former one stops working. */
  @Access('school.manage')
  @Post('invitations/:id/resend')
  @HttpCode(202)
  async resendInvitation(@Param('id', ParseId) id: string, @Req() request: AppRequest): Promise<Done> {
    await this.commands.execute(new ResendInvitation(request.user!.userId, id));
    return { success: true };
  }

  /** Revokes an invitation: its link stops working at once. */
  @Access('school.manage')
  @Post('invitations/:id/revoke')
  @HttpCode(200)
  async revokeInvitation(@Param('id', ParseId) id: string): Promise<Done> {
    await this.commands.execute(new RevokeInvitation(id));
    return { success: true };
  }

  /** Shows the invitation of a link without using it. */
  @Access('public')
  @BudgetPolicy(LINK_GUESS_ADDRESS_BUDGET)
  @Post('invitations/view')
  @HttpCode(200)
  @PrivateResponse()
  async viewInvitation(@Body() body: LinkBody, @Req() request: AppRequest): Promise<InvitationView> {
    await this.budgets.take(LINK_GUESS_ADDRESS_BUDGET, request.ip);
    const found = await this.invitations.byToken(body.token);
    if (!found)
      throw new AppError(
        'not_found',
        'unknown_invitation',
        'This invitation is not known here. Perhaps a newer one is in your mailbox.',
      );
    const { name: school } = await this.queries.execute(new GetSchool());
    return {
      state: found.state,
      school,
      role: found.role as InvitedRole,
      class_name: found.class_name,
      inviter: found.inviter,
      message: found.message,
      email: found.email,
      first_name: found.first_name,
      last_name: found.last_name,
      expires_at: found.expires_at,
      has_account: found.account_id !== null,
    };
  }

  /** Creates the account of a new person who was invited. */
  @Access('public')
  @BudgetPolicy(LINK_GUESS_ADDRESS_BUDGET)
  @Post('invitations/accept')
  async acceptInvitation(@Body() body: AcceptBody, @Req() request: AppRequest): Promise<SignedUp> {
    const { token, first_name, last_name, password, language = null } = body;
    const id = await this.commands.execute(
      new AcceptInvitation(token, { first_name, last_name, password, language }, request.ip),
    );
    return { success: true, user: await this.queries.execute(new GetProfile(id)) };
  }

  /** Adds an invitation to the account of the signed-in person, if it was sent to their address. */
  @Access('signed-in')
  @Post('invitations/link')
  @HttpCode(200)
  async linkInvitation(@Body() body: LinkBody, @Req() request: AppRequest): Promise<InvitationLinked> {
    const linked = await this.commands.execute(new LinkInvitation(request.user!.userId, body.token));
    return { success: true, ...linked };
  }

  /** Sends a new link for an expired invitation to the invited address. The response is always the same. */
  @Access('public')
  @BudgetPolicy(LINK_ADDRESS_BUDGET, LINK_MAILBOX_BUDGET)
  @Post('invitations/ask-again')
  @HttpCode(202)
  async requestNewInvitation(@Body() body: LinkBody, @Req() request: AppRequest): Promise<Done> {
    await this.commands.execute(new RequestNewInvitation(body.token, request.ip));
    return { success: true };
  }
}
