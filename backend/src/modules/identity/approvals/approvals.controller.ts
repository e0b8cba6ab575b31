import { Body, Controller, Get, HttpCode, Param, Post, Query, Req } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { IsString, MaxLength } from 'class-validator';
import { Access, NeverWhileViewing } from '../../../platform/http/access.ts';
import { PrivateResponse } from '../../../platform/http/cache-control.ts';
import { ListPage, page, PageQuery } from '../../../platform/http/page.ts';
import { ParseId } from '../../../platform/http/parse-id.ts';
import type { AppRequest } from '../../../platform/http/request.ts';
import { RecentConfirmationBody } from '../contract.ts';
import { ApproveProposal, RefuseProposal, WithdrawProposal } from './decide-proposal.ts';
import { GetProposal, ListProposals, ProposalDetail, ProposalRow } from './list-proposals.query.ts';
import { REASON_LENGTH } from './proposal.rules.ts';

const WHY = { message: 'Please say why, in 10 to 300 letters.' };

export class RefuseProposalBody {
  /** Why, in 10 to 300 characters; the proposer reads it. */
  @IsString(WHY)
  @MaxLength(REASON_LENGTH.max, WHY)
  reason!: string;
}
export class ProposalPage extends ListPage {
  results!: ProposalRow[];
}

/** Acts that wait for a second person. */
@Controller('api/proposals')
@NeverWhileViewing()
export class ApprovalsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /** Proposals that the caller may make or approve: those that wait first, then the newest. */
  @Access('proposal.decide')
  @Get()
  @PrivateResponse()
  async listProposals(@Query() query: PageQuery, @Req() request: AppRequest): Promise<ProposalPage> {
    const { count, proposals } = await this.queries.execute(new ListProposals(query, request.user!));
    return page(request.url, query, count, proposals);
  }

  /** One proposal, with exactly what will be done. */
  @Access('proposal.decide')
  @Get(':id')
  @PrivateResponse()
  getProposal(@Param('id', ParseId) id: string, @Req() { user }: AppRequest): Promise<ProposalDetail> {
    return this.queries.execute(new GetProposal(id, user!));
  }

  /** Approves what another person proposed: it is done at once. Needs a recent confirmation. */
  @Access('proposal.decide')
  @Post(':id/approve')
  @HttpCode(200)
  async approveProposal(
    @Param('id', ParseId) id: string,
    @Body() proof: RecentConfirmationBody,
    @Req() { user }: AppRequest,
  ): Promise<ProposalDetail> {
    await this.commands.execute(new ApproveProposal(id, user!, proof));
    return this.queries.execute(new GetProposal(id, user!));
  }

  /** Refuses what another person proposed, with a reason. */
  @Access('proposal.decide')
  @Post(':id/refuse')
  @HttpCode(200)
  async refuseProposal(
    @Param('id', ParseId) id: string,
    @Body() { reason }: RefuseProposalBody,
    @Req() { user }: AppRequest,
  ): Promise<ProposalDetail> {
    await this.commands.execute(new RefuseProposal(id, reason, user!));
    return this.queries.execute(new GetProposal(id, user!));
  }

  /** Withdraws the caller's own proposal. */
  @Access('proposal.decide')
  @Post(':id/withdraw')
  @HttpCode(200)
  async withdrawProposal(
    @Param('id', ParseId) id: string,
    @Req() { user }: AppRequest,
  ): Promise<ProposalDetail> {
    await this.commands.execute(new WithdrawProposal(id, user!));
    return this.queries.execute(new GetProposal(id, user!));
  }
}
