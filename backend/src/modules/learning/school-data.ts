import { Injectable } from '@nestjs/common';
import {
  DeclaresSchoolData,
  whole,
  type SchoolDataOfModule,
} from '../../platform/school-data/school-data.ts';

/** What learning stores for each school. */
@Injectable()
@DeclaresSchoolData()
export class LearningSchoolData implements SchoolDataOfModule {
  readonly schoolTables = whole(
    'learning',
    `answer_mark assignment assignment_child bank_question book_quiz book_quiz_version certificate certificate_setting challenge
     challenge_done challenge_entry challenge_member challenge_round challenge_round_answer course course_invitation course_owner
     course_version enrolment given_answer help_request hub hub_journey lesson_post lesson_progress live_calendar_feed live_chat live_lesson
     live_occurrence live_registration live_room_service live_visit lti_context lti_deep_link lti_link lti_registration lti_state
     quiz_answer quiz_attempt skill_result statement_store survey_answer training_cohort training_member week_digest work_mark`,
  );
}
