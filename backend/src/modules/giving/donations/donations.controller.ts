import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Query, Req, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { FastifyReply } from 'fastify';
import { notFound } from '../../../platform/errors.ts';
import { Access, NeverWhileViewing } from '../../../platform/http/access.ts';
import { BudgetPolicy } from '../../../platform/http/budget-policy.ts';
import { PrivateResponse } from '../../../platform/http/cache-control.ts';
import { giveGuestToken } from '../../../platform/http/guest-token.ts';
import { Idempotent } from '../../../platform/http/idempotency.ts';
import { wishedLanguage } from '../../../platform/http/language.ts';
import { page, PageQuery } from '../../../platform/http/page.ts';
import { ParseId } from '../../../platform/http/parse-id.ts';
import type { AppRequest } from '../../../platform/http/request.ts';
import { WhileGivingIsOpen } from '../giving-open.ts';
import { ChangeDonation } from './change-donation.ts';
import { DonationAccess } from './donation-access.ts';
import {
  DonationBody,
  DonationChangeBody,
  DonationKeyQuery,
  DonationOptionsQuery,
  SupportersQuery,
} from './donation-bodies.ts';
import { DonationReader } from './donation-reader.ts';
import {
  DonationOptions,
  DonationPage,
  DonationStarted,
  DonationView,
  SupporterPage,
} from './donation-view.ts';
import {
  DONATION_ADDRESS_BUDGET,
  DONATION_EMAIL_BUDGET,
  DONATION_PERSON_BUDGET,
} from './donation.budgets.ts';
import { GetDonationOptions } from './get-donation-options.query.ts';
import { GiveDonation } from './give-donation.ts';
import { TaxDeclarations, TaxDeclarationView } from './tax-declarations.ts';
import { ListOwnDonations, ListSupporters } from './list-donations.query.ts';

/** Gifts, for those who give. */
@Controller('api/donations')
export class DonationsController {
  constructor(
    private readonly access: DonationAccess,
    private readonly commands: CommandBus,
    private readonly declarations: TaxDeclarations,
    private readonly donations: DonationReader,
    private readonly queries: QueryBus,
  ) {}

  /**
   * Ways to pay a gift, with the reason for each one that is missing, and what the form has to ask. A visitor gets the cookie
   * `guest_token`.
   */
  @Access('public')
  @NeverWhileViewing()
  @Get('options')
  @PrivateResponse()
  getDonationOptions(
    @Query() query: DonationOptionsQuery,
    @Req() request: AppRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<DonationOptions> {
    giveGuestToken(request, reply);
    return this.queries.execute(new GetDonationOptions(request.user ?? null, query));
  }

  /** Gifts to a charity or project as everybody may see them, newest first. Children see nothing of donors: none. */
  @Access('public')
  @Get('supporters')
  async listSupporters(@Query() query: SupportersQuery, @Req() request: AppRequest): Promise<SupporterPage> {
    if (request.user?.role === 'student') return page(request.url, query, 0, []);
    const { count, results } = await this.queries.execute(new ListSupporters(query));
    return page(request.url, query, count, results);
  }

  /** Gifts of the caller, newest first. */
  @Access('donation.give')
  @NeverWhileViewing()
  @Get('mine')
  @PrivateResponse()
  async listOwnDonations(@Query() query: PageQuery, @Req() request: AppRequest): Promise<DonationPage> {
    const { count, results } = await this.queries.execute(new ListOwnDonations(request.user!.userId, query));
    return page(request.url, query, count, results);
  }

  /**
   * Begins a gift and its payment. Guests give an e-mail address. Refused with 409 `no_gifts_now` while the charity or
   * project takes none, with the `reason`.
   */
  @Access('public')
  @NeverWhileViewing()
  @WhileGivingIsOpen()
  @Idempotent({ required: true })
  @BudgetPolicy(DONATION_ADDRESS_BUDGET, DONATION_EMAIL_BUDGET, DONATION_PERSON_BUDGET)
  @Post()
  @HttpCode(201)
  @PrivateResponse()
  give(@Body() body: DonationBody, @Req() request: AppRequest): Promise<DonationStarted> {
    return this.commands.execute(
      new GiveDonation({
        person: request.user ?? null,
        guest: { address: request.ip, hostname: request.site.name },
        body,
        language: body.language ?? wishedLanguage(request.headers['accept-language']) ?? 'en',
      }),
    );
  }

  /** A gift, for its donor or whoever has its key. */
  @Access('public')
  @NeverWhileViewing()
  @Get(':id')
  @PrivateResponse()
  async getDonation(
    @Param('id', ParseId) id: string,
    @Query() { key }: DonationKeyQuery,
    @Req() request: AppRequest,
  ): Promise<DonationView> {
    const row = await this.access.find(id, { user: request.user ?? null, key });
    const [view, declaration] = [await this.donations.view(row), await this.declarations.view(id)];
    return { ...view, has_declaration: declaration !== null };
  }

  /** What the donor declared for the tax on a gift. 404 for a gift without a declaration. */
  @Access('public')
  @NeverWhileViewing()
  @Get(':id/declaration')
  @PrivateResponse()
  async getTaxDeclaration(
    @Param('id', ParseId) id: string,
    @Query() { key }: DonationKeyQuery,
    @Req() request: AppRequest,
  ): Promise<TaxDeclarationView> {
    await this.access.find(id, { user: request.user ?? null, key });
    const view = await this.declarations.view(id);
    if (!view) throw notFound('declaration');
    return view;
  }

  /** The donor takes the declaration back: no tax is claimed on the gift any more. */
  @Access('public')
  @NeverWhileViewing()
  @BudgetPolicy(DONATION_ADDRESS_BUDGET)
  @Delete(':id/declaration')
  @HttpCode(204)
  async cancelTaxDeclaration(
    @Param('id', ParseId) id: string,
    @Query() { key }: DonationKeyQuery,
    @Req() request: AppRequest,
  ): Promise<void> {
    await this.access.find(id, { user: request.user ?? null, key });
    await this.declarations.cancel(id);
  }

  /** The donor changes who reads the name, or the message. */
  @Access('public')
  @NeverWhileViewing()
  @BudgetPolicy(DONATION_ADDRESS_BUDGET)
  @Patch(':id')
  @PrivateResponse()
  async changeDonation(
    @Param('id', ParseId) id: string,
    @Body() body: DonationChangeBody,
    @Query() { key }: DonationKeyQuery,
    @Req() request: AppRequest,
  ): Promise<DonationView> {
    const by = { user: request.user ?? null, key };
    await this.access.find(id, by);
    await this.commands.execute(new ChangeDonation(id, body));
    const view = await this.donations.view(await this.access.find(id, by));
    return { ...view, has_declaration: (await this.declarations.view(id)) !== null };
  }
}
