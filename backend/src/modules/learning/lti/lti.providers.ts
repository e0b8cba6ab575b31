import type { Provider, Type } from '@nestjs/common';
import { LtiTool } from '../../../platform/lti/serve-lti.ts';
import { LaunchFromPlatform } from './launch-from-platform.ts';
import { LtiController } from './lti.controller.ts';
import { Platforms } from './platforms.ts';
import {
  AddLtiRegistrationHandler,
  ListLtiRegistrationsHandler,
  RemoveLtiRegistrationHandler,
} from './registrations.ts';
import { SendGradeWhenCourseCompleted } from './send-grade-when-course-completed.ts';

/** People who come from a learning platform, and their grades there (LTI 1.3 Advantage). */
export const LTI_PROVIDERS: { controllers: Type[]; providers: Provider[] } = {
  controllers: [LtiController],
  providers: [
    AddLtiRegistrationHandler,
    ListLtiRegistrationsHandler,
    Platforms,
    RemoveLtiRegistrationHandler,
    SendGradeWhenCourseCompleted,
    { provide: LtiTool, useClass: LaunchFromPlatform },
  ],
};
