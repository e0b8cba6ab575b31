import type { Provider, Type } from '@nestjs/common';
import { AnswerHelpRequestHandler } from './answer-help-request.ts';
import { AskForHelpHandler, TakeBackHelpRequestHandler } from './ask-for-help.ts';
import { CountHelpRequests } from './count-help-requests.ts';
import { GetOwnHelpHandler, ListHelpRequestsHandler } from './help-request.queries.ts';
import { HelpRequestsController } from './help-requests.controller.ts';
import {
  RestoreHelpRequestsWhenMergeUndone,
  TransferHelpRequestsWhenPeopleMerged,
} from './transfer-help-requests-when-people-merged.ts';

/** Students ask the teachers of their classes for help. */
export const HELP_REQUEST_PROVIDERS: { controllers: Type[]; providers: Provider[] } = {
  controllers: [HelpRequestsController],
  providers: [
    AnswerHelpRequestHandler,
    AskForHelpHandler,
    CountHelpRequests,
    GetOwnHelpHandler,
    ListHelpRequestsHandler,
    RestoreHelpRequestsWhenMergeUndone,
    TakeBackHelpRequestHandler,
    TransferHelpRequestsWhenPeopleMerged,
  ],
};
