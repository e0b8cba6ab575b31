import { Body, Controller, Get, Header, HttpCode, Param, Post, Put, Req } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { LeaderKind } from '@bookgrove/contract';
import { PrivateResponse } from '../../../platform/http/cache-control.ts';
import { Access } from '../../../platform/http/access.ts';
import { ParseId } from '../../../platform/http/parse-id.ts';
import type { AppRequest } from '../../../platform/http/request.ts';
import { AnswerMentorship } from './answer-mentorship.ts';
import { FinishStep } from './finish-step.ts';
import { BadgeView, GetBadge } from './get-badge.query.ts';
import { GetOwnLeadership, OwnLeadership } from './get-own-leadership.query.ts';
import {
  AnswerMentoringBody,
  ApplicationBody,
  RequestMentorBody,
  DraftBody,
  MeetingBody,
  NominationBody,
  OfferMentoringBody,
  MenteeLimitBody,
  RenewBody,
  StepBody,
} from './leader-bodies.ts';
import { ListMentoring, Mentoring } from './list-mentoring.query.ts';
import { NominatePerson } from './nominate-person.ts';
import { RecordMeeting } from './record-meeting.ts';
import { RequestMentor, OfferMentoring } from './request-mentorship.ts';
import { RenewBadge } from './renew-badge.ts';
import { SetMenteeLimit } from './set-mentee-limit.ts';
import { WithdrawApplication } from './withdraw-application.ts';
import { WriteApplication } from './write-application.ts';

export class LeaderDone {
  success!: boolean;
}

const DONE: LeaderDone = { success: true };

/**
 * Applications, badges and mentorships for the people themselves; teachers and parents have separate
 * programmes.
 */
@Controller('api')
export class LeadersController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /** The caller's own applications and badges. */
  @Access('leader.be')
  @Get('leaders/mine')
  @PrivateResponse()
  getOwnLeadership(@Req() request: AppRequest): Promise<OwnLeadership> {
    const { id, kind } = whoAsks(request);
    return this.queries.execute(new GetOwnLeadership(id, kind));
  }

  /** Saves the draft of the caller's application. */
  @Access('leader.be')
  @Put('leaders/mine')
  async saveLeaderDraft(@Body() body: DraftBody, @Req() request: AppRequest): Promise<OwnLeadership> {
    return this.write(request, body, false);
  }

  /** Submits the caller's application. */
  @Access('leader.be')
  @Post('leaders/mine/submit')
  @HttpCode(200)
  submitLeaderApplication(@Body() body: ApplicationBody, @Req() request: AppRequest): Promise<OwnLeadership> {
    return this.write(request, body, true);
  }

  /** Withdraws the application, refuses a nomination, or returns the badge. */
  @Access('leader.be')
  @Post('leaders/mine/withdraw')
  @HttpCode(200)
  async withdrawLeaderApplication(@Req() request: AppRequest): Promise<OwnLeadership> {
    const { id, kind } = whoAsks(request);
    await this.commands.execute(new WithdrawApplication(id, kind));
    return this.queries.execute(new GetOwnLeadership(id, kind));
  }

  /** Finishes a step of the training. */
  @Access('leader.be')
  @Post('leaders/mine/steps/:step')
  @HttpCode(200)
  async finishLeaderStep(
    @Param('step') step: string,
    @Body() body: StepBody,
    @Req() request: AppRequest,
  ): Promise<OwnLeadership> {
    const { id, kind } = whoAsks(request);
    await this.commands.execute(new FinishStep(id, kind, step, body.reflection ?? '', body.answer ?? null));
    return this.queries.execute(new GetOwnLeadership(id, kind));
  }

  /** Renews the badge for another year. */
  @Access('leader.be')
  @Post('leaders/mine/renew')
  @HttpCode(200)
  async renewLeaderBadge(@Body() { report }: RenewBody, @Req() request: AppRequest): Promise<OwnLeadership> {
    const { id, kind } = whoAsks(request);
    await this.commands.execute(new RenewBadge(id, kind, report));
    return this.queries.execute(new GetOwnLeadership(id, kind));
  }

  /** Sets how many mentees the caller accepts at a time. */
  @Access('leader.be')
  @Post('leaders/mine/places')
  @HttpCode(200)
  async setMenteeLimit(
    @Body() { places }: MenteeLimitBody,
    @Req() request: AppRequest,
  ): Promise<OwnLeadership> {
    const { id, kind } = whoAsks(request);
    await this.commands.execute(new SetMenteeLimit(id, kind, places));
    return this.queries.execute(new GetOwnLeadership(id, kind));
  }

  /** Nominates somebody of the same school. The response does not reveal whether the address is known. */
  @Access('leader.be')
  @Post('leaders/nominations')
  @HttpCode(202)
  async nominateLeader(@Body() body: NominationBody, @Req() request: AppRequest): Promise<LeaderDone> {
    const { id, kind } = whoAsks(request);
    await this.commands.execute(new NominatePerson(id, kind, body.email, body.reason));
    return DONE;
  }

  /** The caller's mentorships, and the available mentors. */
  @Access('leader.be')
  @Get('leaders/mentoring')
  @PrivateResponse()
  listMentoring(@Req() request: AppRequest): Promise<Mentoring> {
    const { id, kind } = whoAsks(request);
    return this.queries.execute(new ListMentoring(id, kind));
  }

  /**
   * Offers to be the mentor of somebody of the same school. The response does not reveal whether the address
   * is known.
   */
  @Access('leader.be')
  @Post('leaders/mentoring')
  @HttpCode(202)
  async offerMentoring(@Body() body: OfferMentoringBody, @Req() request: AppRequest): Promise<LeaderDone> {
    const { id, kind } = whoAsks(request);
    await this.commands.execute(new OfferMentoring(id, kind, body.email, body.message ?? ''));
    return DONE;
  }

  /** Asks a leader to be the caller's mentor. */
  @Access('leader.be')
  @Post('leaders/:id/ask')
  @HttpCode(202)
  async requestMentor(
    @Param('id', ParseId) leaderId: string,
    @Body() body: RequestMentorBody,
    @Req() request: AppRequest,
  ): Promise<LeaderDone> {
    const { id, kind } = whoAsks(request);
    await this.commands.execute(new RequestMentor(id, kind, leaderId, body.message ?? ''));
    return DONE;
  }

  /** Answers a request or an offer, or ends a mentorship. */
  @Access('leader.be')
  @Post('leaders/mentoring/:id/answer')
  @HttpCode(200)
  async answerMentoring(
    @Param('id', ParseId) mentorshipId: string,
    @Body() { answer }: AnswerMentoringBody,
    @Req() request: AppRequest,
  ): Promise<Mentoring> {
    const { id, kind } = whoAsks(request);
    await this.commands.execute(new AnswerMentorship(id, mentorshipId, answer));
    return this.queries.execute(new ListMentoring(id, kind));
  }

  /** Records a meeting, which mentor and mentee both can read. */
  @Access('leader.be')
  @Post('leaders/mentoring/:id/meetings')
  async recordMeeting(
    @Param('id', ParseId) mentorshipId: string,
    @Body() body: MeetingBody,
    @Req() request: AppRequest,
  ): Promise<Mentoring> {
    const { id, kind } = whoAsks(request);
    await this.commands.execute(new RecordMeeting(id, mentorshipId, body.met_on, body.notes));
    return this.queries.execute(new ListMentoring(id, kind));
  }

  /** Verifies a badge by its printed address. */
  @Access('public')
  @Get('leader-badges/:code')
  @Header('cache-control', 'no-store')
  getLeaderBadge(@Param('code') code: string): Promise<BadgeView> {
    return this.queries.execute(new GetBadge(code.slice(0, 32)));
  }

  private async write(
    request: AppRequest,
    { statement, evidence }: DraftBody,
    submit: boolean,
  ): Promise<OwnLeadership> {
    const { id, kind } = whoAsks(request);
    await this.commands.execute(
      new WriteApplication(id, kind, { statement, evidence: evidence ?? '' }, submit),
    );
    return this.queries.execute(new GetOwnLeadership(id, kind));
  }
}

/** Only teachers and parents have the permission. */
const whoAsks = ({ user }: AppRequest): { id: string; kind: LeaderKind } => ({
  id: user!.userId,
  kind: user!.role as LeaderKind,
});
