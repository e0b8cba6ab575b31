import { Body, Controller, Get, Header, HttpCode, Param, Post, Put, Req } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { LeaderKind } from '@bookgrove/contract';
import { Access } from '../../../platform/http/access.ts';
import { ParseId } from '../../../platform/http/parse-id.ts';
import type { AppRequest } from '../../../platform/http/request.ts';
import { AnswerMentorship } from './answer-mentorship.ts';
import { FinishStep } from './finish-step.ts';
import { BadgeView, GetBadge } from './get-badge.query.ts';
import { GetOwnLeadership, OwnLeadership } from './get-own-leadership.query.ts';
import { AnswerMentoringBody, ApplicationBody, AskMentorBody, DraftBody, MeetingBody, NominationBody, OfferMentoringBody, PlacesBody, RenewBody, StepBody, } from './leader-bodies.ts'; // prettier-ignore
import { ListMentoring, Mentoring } from './list-mentoring.query.ts';
import { NominatePerson } from './nominate-person.ts';
import { NoteMeeting } from './note-meeting.ts';
import { AskMentor, OfferMentoring } from './open-mentorship.ts';
import { RenewBadge } from './renew-badge.ts';
import { SetMenteePlaces } from './set-mentee-places.ts';
import { WithdrawApplication } from './withdraw-application.ts';
import { WriteApplication } from './write-application.ts';

export class LeaderDone {
  success!: boolean;
}

const PERSONAL = 'private, no-store';
const DONE: LeaderDone = { success: true };

/** The way to the badge for the people themselves. A teacher's is that of teachers, a parent's that of parents. */
@Controller('api')
export class LeadersController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /** Where the caller stands. */
  @Access('leader.be')
  @Get('leaders/mine')
  @Header('cache-control', PERSONAL)
  getOwnLeadership(@Req() request: AppRequest): Promise<OwnLeadership> {
    const { id, kind } = whoAsks(request);
    return this.queries.execute(new GetOwnLeadership(id, kind));
  }

  /** Keeps what the caller has written so far. */
  @Access('leader.be')
  @Put('leaders/mine')
  async keepLeaderDraft(@Body() body: DraftBody, @Req() request: AppRequest): Promise<OwnLeadership> {
    return this.write(request, body, false);
  }

  /** Hands the caller's application in. */
  @Access('leader.be')
  @Post('leaders/mine/submit')
  @HttpCode(200)
  submitLeaderApplication(@Body() body: ApplicationBody, @Req() request: AppRequest): Promise<OwnLeadership> {
    return this.write(request, body, true);
  }

  /** Takes the application back, refuses a nomination, or gives the badge back. */
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

  /** Makes the badge valid for another year. */
  @Access('leader.be')
  @Post('leaders/mine/renew')
  @HttpCode(200)
  async renewLeaderBadge(@Body() { report }: RenewBody, @Req() request: AppRequest): Promise<OwnLeadership> {
    const { id, kind } = whoAsks(request);
    await this.commands.execute(new RenewBadge(id, kind, report));
    return this.queries.execute(new GetOwnLeadership(id, kind));
  }

  /** Says how many people the caller accompanies at a time. */
  @Access('leader.be')
  @Post('leaders/mine/places')
  @HttpCode(200)
  async setMenteePlaces(@Body() { places }: PlacesBody, @Req() request: AppRequest): Promise<OwnLeadership> {
    const { id, kind } = whoAsks(request);
    await this.commands.execute(new SetMenteePlaces(id, kind, places));
    return this.queries.execute(new GetOwnLeadership(id, kind));
  }

  /** Proposes somebody of the same school; the answer is the same whether or not they are known. */
  @Access('leader.be')
  @Post('leaders/nominations')
  @HttpCode(202)
  async nominateLeader(@Body() body: NominationBody, @Req() request: AppRequest): Promise<LeaderDone> {
    const { id, kind } = whoAsks(request);
    await this.commands.execute(new NominatePerson(id, kind, body.email, body.reason));
    return DONE;
  }

  /** The caller's mentorships, and whom they can ask. */
  @Access('leader.be')
  @Get('leaders/mentoring')
  @Header('cache-control', PERSONAL)
  listMentoring(@Req() request: AppRequest): Promise<Mentoring> {
    const { id, kind } = whoAsks(request);
    return this.queries.execute(new ListMentoring(id, kind));
  }

  /** Offers to accompany somebody of the same school; the answer is the same whether or not they are known. */
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
  async askMentor(
    @Param('id', ParseId) leaderId: string,
    @Body() body: AskMentorBody,
    @Req() request: AppRequest,
  ): Promise<LeaderDone> {
    const { id, kind } = whoAsks(request);
    await this.commands.execute(new AskMentor(id, kind, leaderId, body.message ?? ''));
    return DONE;
  }

  /** Answers a question or an offer, or ends a mentorship. */
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

  /** Notes a meeting, which mentor and mentee both read. */
  @Access('leader.be')
  @Post('leaders/mentoring/:id/meetings')
  async noteMeeting(
    @Param('id', ParseId) mentorshipId: string,
    @Body() body: MeetingBody,
    @Req() request: AppRequest,
  ): Promise<Mentoring> {
    const { id, kind } = whoAsks(request);
    await this.commands.execute(new NoteMeeting(id, mentorshipId, body.met_on, body.notes));
    return this.queries.execute(new ListMentoring(id, kind));
  }

  /** Tells who was given a badge's address whether the badge is true. */
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

/** The permission lets teachers and parents in, and nobody else. */
const whoAsks = ({ user }: AppRequest): { id: string; kind: LeaderKind } => ({
  id: user!.userId,
  kind: user!.role as LeaderKind,
});
