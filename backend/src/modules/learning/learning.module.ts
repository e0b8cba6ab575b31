import { Module, type Provider, type Type } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { WorkSources } from './assignable.ts';
import { ACTIVITY_PROVIDERS } from './activities/activities.providers.ts';
import { CERTIFICATE_PROVIDERS } from './certificates/certificates.providers.ts';
import { CHALLENGE_PROVIDERS } from './challenges/challenges.providers.ts';
import { ASSIGNMENT_PROVIDERS } from './assignments/assignments.providers.ts';
import { COURSE_PROVIDERS } from './courses/courses.providers.ts';
import { CoursesOpenGuard } from './courses-open.ts';
import { EDITOR_PROVIDERS } from './editor/editor.providers.ts';
import { ENROLMENT_PROVIDERS } from './enrolments/enrolments.providers.ts';
import { HELP_REQUEST_PROVIDERS } from './help-requests/help-requests.providers.ts';
import { HUB_PROVIDERS } from './hubs/hubs.providers.ts';
import { LIVE_PROVIDERS } from './live/live.providers.ts';
import { LTI_PROVIDERS } from './lti/lti.providers.ts';
import { LearningPersonalData } from './personal-data.ts';
import { PRACTICE_PROVIDERS } from './practice/practice.providers.ts';
import { TRAINING_PROVIDERS } from './training/training.providers.ts';
import { LearningSchoolData } from './school-data.ts';

/** Controllers and providers of all folders, lower layers first. */
const FOLDERS: readonly { controllers: Type[]; providers: Provider[] }[] = [
  { controllers: [], providers: [CoursesOpenGuard, LearningPersonalData, LearningSchoolData, WorkSources] },
  CERTIFICATE_PROVIDERS,
  COURSE_PROVIDERS,
  ENROLMENT_PROVIDERS,
  CHALLENGE_PROVIDERS,
  HUB_PROVIDERS,
  PRACTICE_PROVIDERS,
  TRAINING_PROVIDERS,
  ACTIVITY_PROVIDERS,
  LIVE_PROVIDERS,
  ASSIGNMENT_PROVIDERS,
  HELP_REQUEST_PROVIDERS,
  EDITOR_PROVIDERS,
  LTI_PROVIDERS,
];

@Module({
  imports: [DiscoveryModule],
  controllers: FOLDERS.flatMap(({ controllers }) => controllers),
  providers: FOLDERS.flatMap(({ providers }) => providers),
})
export class LearningModule {}
