import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { Access } from '../../../platform/http/access.ts';
import { PrivateResponse } from '../../../platform/http/cache-control.ts';
import { ParseId } from '../../../platform/http/parse-id.ts';
import { WhileCoursesAreOpen } from '../courses-open.ts';
import { AnswerHelpRequest } from './answer-help-request.ts';
import { AskForHelp, TakeBackHelpRequest } from './ask-for-help.ts';
import { GetOwnHelp, ListHelpRequests } from './help-request.queries.ts';
import { HelpRequestBody, HelpRequestFilters, HelpRequestList, OwnHelp } from './help-request-views.ts';

/** Students ask their teachers for help. */
@Controller('api')
export class HelpRequestsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /** Whom the signed-in student can ask, and what they have asked. */
  @Access('course.learn')
  @Get('help-requests/own')
  @PrivateResponse()
  getOwnHelp(): Promise<OwnHelp> {
    return this.queries.execute(new GetOwnHelp());
  }

  /** Asks for help. Asking again about the same work changes the class and the words. 422 for a class or work that the student does not have. */
  @Access('course.learn')
  @WhileCoursesAreOpen()
  @Post('help-requests')
  @HttpCode(204)
  askForHelp(@Body() body: HelpRequestBody): Promise<void> {
    return this.commands.execute(new AskForHelp(body));
  }

  /** The student takes an open request back. */
  @Access('course.learn')
  @Delete('help-requests/:id')
  @HttpCode(204)
  takeBackHelpRequest(@Param('id', ParseId) id: string): Promise<void> {
    return this.commands.execute(new TakeBackHelpRequest(id));
  }

  /** Open requests of a class, for its teachers. 404 for a class that the caller does not teach. */
  @Access('work.mark')
  @WhileCoursesAreOpen()
  @Get('help-requests')
  @PrivateResponse()
  listHelpRequests(@Query() { class_id }: HelpRequestFilters): Promise<HelpRequestList> {
    return this.queries.execute(new ListHelpRequests(class_id));
  }

  /** A teacher of the class has helped. */
  @Access('work.mark')
  @WhileCoursesAreOpen()
  @Post('help-requests/:id/done')
  @HttpCode(204)
  answerHelpRequest(@Param('id', ParseId) id: string): Promise<void> {
    return this.commands.execute(new AnswerHelpRequest(id));
  }
}
