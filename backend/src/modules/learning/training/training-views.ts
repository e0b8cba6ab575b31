import { ApiProperty } from '@nestjs/swagger';
import {
  ENROLMENT_STATUSES,
  LEADER_STATUSES,
  type EnrolmentStatus,
  type LeaderStatus,
} from '@bookgrove/contract';
import { ListPage } from '../../../platform/http/page.ts';

const COHORT_STATES = ['coming', 'running', 'over'] as const;

export class TrainingPerson {
  id!: string;
  name!: string;
}
export class TrainingCourse {
  id!: string;
  slug!: string;
  name!: string;
  art!: string;
}

/** A cohort in a list. */
export class CohortListItem {
  id!: string;
  name!: string;
  course!: TrainingCourse;
  /** The first day, in the calendar of the school. */
  starts_on!: string;
  ends_on!: string;
  @ApiProperty({ enum: COHORT_STATES })
  state!: (typeof COHORT_STATES)[number];
  led_by!: TrainingPerson | null;
  members_count!: number;
  /** Whether the signed-in person is a member. */
  own!: boolean;
  /** Whether the signed-in person may change it, and sees the hours of its members. */
  may_lead!: boolean;
}
export class CohortPage extends ListPage {
  results!: CohortListItem[];
}

/** How far somebody is. */
export class TrainingProgress {
  minutes!: number;
  minutes_all!: number;
  /** Whole percent of the lessons. */
  progress!: number;
  @ApiProperty({ enum: ENROLMENT_STATUSES })
  status!: EnrolmentStatus;
  completed_at!: string | null;
}
export class CohortMember extends TrainingPerson {
  /** Null: not for the signed-in person, who sees their own and, leading the cohort, everybody's. */
  hours!: TrainingProgress | null;
}
export class CohortView extends CohortListItem {
  members!: CohortMember[];
}
export class CohortSaved {
  id!: string;
  /** Members who were not enrolled before. */
  enrolled!: number;
}

/** A course in the log of training. */
export class TrainingLogEntry extends TrainingProgress {
  course!: TrainingCourse;
  /** Code of the certificate of hours; null: none yet. */
  certificate!: string | null;
}
/** How far the person is in the programme of leading teachers. */
export class LeaderTraining {
  @ApiProperty({ enum: LEADER_STATUSES })
  standing!: LeaderStatus;
  steps_done!: number;
  steps_all!: number;
  minutes!: number;
  minutes_all!: number;
}
/** For the head of a school. */
export class SchoolTraining {
  /** Teachers and administrators who have begun a course for teachers. */
  on_the_way!: number;
  staff!: number;
}
/** The training of the signed-in person. */
export class OwnTraining {
  /** Of all courses and of the programme of leading teachers together. */
  minutes!: number;
  log!: TrainingLogEntry[];
  /** Null: no application. */
  leader!: LeaderTraining | null;
  cohorts!: CohortListItem[];
  /** Null for those who do not administer the school. */
  school!: SchoolTraining | null;
}
export class TrainingStaff {
  results!: TrainingPerson[];
}
