import { ApiProperty } from '@nestjs/swagger';
import {
  COURSE_AUDIENCES,
  COURSE_STATUSES,
  QUESTION_KINDS,
  SKILLS,
  type CourseAudience,
  type CourseStatus,
  type QuestionKind,
  type Skill,
} from '@bookgrove/contract';
import { Money } from '../../../platform/http/money.ts';
import { ListPage } from '../../../platform/http/page.ts';
import { QuestionBody } from '../quizzes/question-bodies.ts';
import { CourseDraftBody } from './course-bodies.ts';

/** A course of the tenant, for those who may change it. */
export class CourseDeskItem {
  id!: string;
  slug!: string;
  name!: string;
  @ApiProperty({ enum: COURSE_AUDIENCES })
  audience!: CourseAudience;
  art!: string;
  @ApiProperty({ enum: COURSE_STATUSES })
  status!: CourseStatus;
  /** 0: none was published. */
  published_version!: number;
  lessons_count!: number;
  author_name!: string;
  updated_at!: string;
}
export class CourseDeskPage extends ListPage {
  results!: CourseDeskItem[];
}

export class CourseProblemView {
  /** Null: the course itself. */
  lesson_id!: string | null;
  message!: string;
}

/** A draft with everything that is in it. */
export class CourseDraftView extends CourseDraftBody {
  id!: string;
  slug!: string;
  @ApiProperty({ enum: COURSE_STATUSES })
  status!: CourseStatus;
  published_version!: number;
  /** What it costs, one for each currency; none: it is free. */
  prices!: Money[];
  /** Parts and lessons that differ from the newest version. */
  changes!: number;
  /** Learners of this school who are inside a version and have not finished. */
  learners!: number;
  /** What must be put right before it is published. */
  problems!: CourseProblemView[];
}

export class CourseSaved {
  id!: string;
  slug!: string;
  revision!: number;
}
export class CoursePublished {
  version!: number;
}

/** A question of the bank. */
export class BankQuestionView {
  id!: string;
  @ApiProperty({ enum: QUESTION_KINDS })
  kind!: QuestionKind;
  @ApiProperty({ enum: SKILLS })
  skill!: Skill;
  text!: string;
  question!: QuestionBody;
}
export class BankPage extends ListPage {
  results!: BankQuestionView[];
}
