import type { Provider, Type } from '@nestjs/common';
import { AnswerQuestionHandler } from './answer-question.ts';
import {
  AssignableCourses,
  AssignableLessons,
  AssignableStoryTasks,
  CoursesOfAssignments,
} from './assignable-courses.ts';
import { CourseInvitationsController } from './course-invitations.controller.ts';
import { OwnCourseInvitations } from './course-invitations.ts';
import { CloseCourseWhenGrantRevoked, OpenCourseWhenGrantIssued } from './course-owners.ts';
import { EnrolPeopleHandler } from './enrol-people.ts';
import { EnrolClassHandler, EnrolHandler, WithdrawHandler } from './enrol.ts';
import { EnrolmentsController } from './enrolments.controller.ts';
import { GetCoursesOnOfferHandler } from './get-courses-on-offer.query.ts';
import { GetLessonHandler, ListChaptersHandler, ListLessonsHandler } from './get-lesson.query.ts';
import { InvitationLinks } from './invitation-links.ts';
import { InviteToCourseHandler, ListSentInvitationsHandler } from './invite-to-course.ts';
import { LearnerCourses } from './learner-courses.ts';
import { LessonContent } from './lesson-content.ts';
import { LessonMarkingController } from './lesson-marking.controller.ts';
import { ListCourseLearnersHandler, ListEnrolmentsHandler } from './list-enrolments.query.ts';
import {
  GetLessonAnswerMediaHandler,
  ListLessonAnswersToMarkHandler,
  MarkLessonAnswerHandler,
} from './mark-lesson-answers.ts';
import { SaveLessonProgressHandler } from './save-lesson-progress.ts';
import {
  RestoreCoursesWhenMergeUndone,
  TransferCoursesWhenPeopleMerged,
} from './transfer-courses-when-people-merged.ts';

/** Enrolments, lessons as learners see them, and their progress. */
export const ENROLMENT_PROVIDERS: { controllers: Type[]; providers: Provider[] } = {
  controllers: [CourseInvitationsController, EnrolmentsController, LessonMarkingController],
  providers: [
    AnswerQuestionHandler,
    AssignableCourses,
    AssignableLessons,
    AssignableStoryTasks,
    CloseCourseWhenGrantRevoked,
    CoursesOfAssignments,
    EnrolClassHandler,
    EnrolHandler,
    EnrolPeopleHandler,
    GetCoursesOnOfferHandler,
    GetLessonAnswerMediaHandler,
    GetLessonHandler,
    InvitationLinks,
    InviteToCourseHandler,
    LearnerCourses,
    LessonContent,
    ListChaptersHandler,
    ListCourseLearnersHandler,
    ListEnrolmentsHandler,
    ListLessonAnswersToMarkHandler,
    ListLessonsHandler,
    ListSentInvitationsHandler,
    MarkLessonAnswerHandler,
    OpenCourseWhenGrantIssued,
    OwnCourseInvitations,
    RestoreCoursesWhenMergeUndone,
    SaveLessonProgressHandler,
    TransferCoursesWhenPeopleMerged,
    WithdrawHandler,
  ],
};
