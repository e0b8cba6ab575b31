import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { currentTenantId } from '../../../platform/context.ts';
import { Access } from '../../../platform/http/access.ts';
import { Budgets } from '../../../platform/http/budgets.ts';
import { PrivateResponse } from '../../../platform/http/cache-control.ts';
import { ParseId } from '../../../platform/http/parse-id.ts';
import { signedIn } from '../acting-person.ts';
import { WhileCoursesAreOpen } from '../courses-open.ts';
import { ROUND_ANSWER_BUDGET } from './challenges.budgets.ts';
import {
  NewRoundBody,
  OwnRounds,
  RoundAnswerBody,
  RoundMade,
  RoundMoveBody,
  RoundView,
} from './round-views.ts';
import { ChallengeRounds } from './rounds.ts';

/** Rounds in which a class answers the questions of a quiz challenge together. */
@Controller('api')
@WhileCoursesAreOpen()
export class ChallengeRoundsController {
  constructor(
    private readonly budgets: Budgets,
    private readonly rounds: ChallengeRounds,
  ) {}

  /** Open rounds of the challenge for the person, and the classes with which the person can begin one. */
  @Access('course.learn')
  @Get('challenges/:idOrSlug/rounds')
  @PrivateResponse()
  listRounds(@Param('idOrSlug') idOrSlug: string): Promise<OwnRounds> {
    return this.rounds.own(idOrSlug);
  }

  /** Begins a round with a class; an open one of the class ends. 409 `not_running`, `no_questions`. */
  @Access('work.mark')
  @Post('challenges/:idOrSlug/rounds')
  @PrivateResponse()
  beginRound(@Param('idOrSlug') idOrSlug: string, @Body() { class_id }: NewRoundBody): Promise<RoundMade> {
    return this.rounds.begin(idOrSlug, class_id);
  }

  /** A round as the person sees it; a WebSocket (`challenge-round`) tells its changes. */
  @Access('course.learn')
  @Get('challenge-rounds/:id')
  @PrivateResponse()
  getRound(@Param('id', ParseId) id: string): Promise<RoundView> {
    return this.rounds.view(id);
  }

  /** Answers the question that is asked, or changes the answer. 409 `not_asked`. */
  @Access('course.learn')
  @Post('challenge-rounds/:id/answer')
  @HttpCode(204)
  async answerRound(@Param('id', ParseId) id: string, @Body() body: RoundAnswerBody): Promise<void> {
    await this.budgets.take(ROUND_ANSWER_BUDGET, `${currentTenantId()}:${signedIn().id}`);
    await this.rounds.answer(id, body);
  }

  /** Shows the answer, asks the next question, or ends the round. 409 `wrong_state`. */
  @Access('work.mark')
  @Post('challenge-rounds/:id/move')
  @HttpCode(204)
  moveRound(@Param('id', ParseId) id: string, @Body() body: RoundMoveBody): Promise<void> {
    return this.rounds.move(id, body);
  }
}
