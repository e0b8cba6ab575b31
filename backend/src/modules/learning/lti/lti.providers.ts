import type { Provider, Type } from '@nestjs/common';
import { LtiTool } from '../../../platform/lti/serve-lti.ts';
import { DeepLinks } from './deep-links.ts';
import { LaunchFromPlatform } from './launch-from-platform.ts';
import { LtiController } from './lti.controller.ts';
import { Platforms } from './platforms.ts';
import {
  AddLtiRegistrationHandler,
  ListLtiRegistrationsHandler,
  RemoveLtiRegistrationHandler,
} from './registrations.ts';
import { GetPlatformRosterHandler, TestLtiRegistrationHandler } from './roster.ts';
import { SendGradeWhenCourseCompleted } from './send-grade-when-course-completed.ts';
import {
  SendStatements,
  StateCourseCompleted,
  StateLessonCompleted,
  StateQuizFinished,
} from './statements/send-statements.ts';
import { StatementStore } from './statements/statement-store.ts';
import { StatementsController } from './statements/statements.controller.ts';

/** People who come from a learning platform, and their grades there (LTI 1.3 Advantage). */
export const LTI_PROVIDERS: { controllers: Type[]; providers: Provider[] } = {
  controllers: [LtiController, StatementsController],
  providers: [
    AddLtiRegistrationHandler,
    DeepLinks,
    GetPlatformRosterHandler,
    ListLtiRegistrationsHandler,
    Platforms,
    RemoveLtiRegistrationHandler,
    SendGradeWhenCourseCompleted,
    SendStatements,
    StateCourseCompleted,
    StateLessonCompleted,
    StateQuizFinished,
    StatementStore,
    TestLtiRegistrationHandler,
    { provide: LtiTool, useClass: LaunchFromPlatform },
  ],
};
