import {
  CERTIFICATE_KINDS,
  ENROLMENT_SOURCES,
  QUIZ_FORMS,
  type CertificateKind,
  type EnrolmentSource,
  type QuizForm,
} from '@bookgrove/contract';
import { IsIn, IsInt, IsISO8601, IsUUID, Min } from 'class-validator';
import { DomainEvent } from '../../platform/messaging/events.ts';

/** Somebody began a course. Fires once per enrolment. */
@DomainEvent('learning.learner-enrolled.v1', { consumed: false })
export class LearnerEnrolled {
  @IsUUID()
  enrolment_id!: string;

  @IsUUID()
  course_id!: string;

  @IsInt()
  @Min(1)
  version!: number;

  @IsUUID()
  user_id!: string;

  @IsIn(ENROLMENT_SOURCES)
  source!: EnrolmentSource;
}

/** A lesson was ticked. Fires once per enrolment and lesson. */
@DomainEvent('learning.lesson-completed.v1')
export class LessonCompleted {
  @IsUUID()
  enrolment_id!: string;

  @IsUUID()
  course_id!: string;

  @IsUUID()
  lesson_id!: string;

  @IsUUID()
  user_id!: string;
}

/** Every lesson that counts is ticked. Fires once per enrolment. */
@DomainEvent('learning.course-completed.v1')
export class CourseCompleted {
  @IsUUID()
  enrolment_id!: string;

  @IsUUID()
  course_id!: string;

  @IsInt()
  @Min(1)
  version!: number;

  @IsUUID()
  user_id!: string;
}

/** A certificate was issued. Fires once per certificate. */
@DomainEvent('learning.certificate-issued.v1')
export class CertificateIssued {
  @IsUUID()
  certificate_id!: string;

  @IsUUID()
  user_id!: string;

  @IsIn(CERTIFICATE_KINDS)
  kind!: CertificateKind;
}

/** The letter about a week of a child is to be written for a guardian. Fires once per guardian, child and week. */
@DomainEvent('learning.week-digest-due.v1')
export class WeekDigestDue {
  @IsUUID()
  guardian_id!: string;

  @IsUUID()
  student_id!: string;

  /** The Monday of the week, e.g. 2026-11-16. */
  @IsISO8601()
  week!: string;
}

/** A student finished an attempt at the quiz of a book. Fires once per attempt. */
@DomainEvent('learning.quiz-finished.v1')
export class QuizFinished {
  @IsUUID()
  attempt_id!: string;

  @IsUUID()
  quiz_id!: string;

  @IsUUID()
  book_id!: string;

  @IsIn(QUIZ_FORMS)
  form!: QuizForm;

  @IsUUID()
  user_id!: string;
}

export * from './contract/challenges.ts';
export * from './contract/courses.ts';
export * from './contract/live.ts';
