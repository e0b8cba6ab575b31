import { ApiProperty } from '@nestjs/swagger';
import {
  COURSE_ART,
  COURSE_AUDIENCES,
  COURSE_SEQUENCES,
  ENROLMENT_MODES,
  LESSON_KINDS,
  MOVE_ON_RULES,
  SECTION_KINDS,
  type CourseAudience,
  type CourseSequence,
  type EnrolmentMode,
  type LessonKind,
  type MoveOnRule,
  type SectionKind,
} from '@bookgrove/contract';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsOptional,
  IsString,
  Length,
  Matches,
  MaxLength,
} from 'class-validator';
import { Trimmed } from '../../../platform/http/fields.ts';
import { Goals, Id, List, OneOf, Text, Whole } from '../body-fields.ts';
import { QuestionBody } from '../quizzes/question-bodies.ts';

export class LessonSectionBody {
  @ApiProperty({ enum: SECTION_KINDS })
  @OneOf(SECTION_KINDS)
  kind!: SectionKind;

  /** `words`: Markdown; `steps`: one step a line. */
  @Text(20_000, false)
  text!: string;

  /** `film`, `book`: the slug; `resource`, `live`: the id; `embed`: the address of the page. */
  @Text(500)
  ref!: string;

  /** `book`: the pages to read, e.g. `2–9`. */
  @Text(20)
  pages!: string;
}

export class CourseLessonBody {
  @Id()
  id!: string;

  @Text(200)
  title!: string;

  @ApiProperty({ enum: LESSON_KINDS })
  @OneOf(LESSON_KINDS)
  kind!: LessonKind;

  @Whole(1, 600)
  minutes!: number;

  @ApiProperty({ enum: MOVE_ON_RULES })
  @OneOf(MOVE_ON_RULES)
  move_on!: MoveOnRule;

  @IsBoolean({ message: 'is_preview must be true or false.' })
  is_preview!: boolean;

  @List(() => LessonSectionBody, 30)
  sections!: LessonSectionBody[];

  @Text(2_000)
  prompt!: string;

  @List(() => QuestionBody, 40)
  questions!: QuestionBody[];

  @Whole(1, 100)
  pass_percent!: number;
}

export class CourseChapterBody {
  @Id()
  id!: string;

  @Text(200)
  title!: string;

  @Text(500)
  summary!: string;

  /** In a dated course: the day on which it opens. */
  @IsOptional()
  @Matches(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, { message: 'opens_on must be a day.' })
  opens_on?: string | null;

  /** In a dated course: the days after somebody enrolled. */
  @IsOptional()
  @Whole(0, 730)
  opens_after_days?: number | null;

  @List(() => CourseLessonBody, 40)
  lessons!: CourseLessonBody[];
}

/** A new course. */
export class NewCourseBody {
  @Trimmed()
  @IsString({ message: 'Name the course.' })
  @Length(1, 200, { message: 'Name the course, in at most 200 characters.' })
  name!: string;

  @ApiProperty({ enum: COURSE_AUDIENCES })
  @OneOf(COURSE_AUDIENCES)
  audience!: CourseAudience;

  /** BCP 47. */
  @Matches(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})?$/, {
    message: 'language must be the code of a language, e.g. en.',
  })
  language!: string;
}

/** The whole draft, and the revision that it was made from. */
export class CourseDraftBody extends NewCourseBody {
  @Whole(1, 1_000_000_000)
  revision!: number;

  @Text(255)
  intro!: string;

  @Text(8_000)
  text!: string;

  @Text(4_000)
  sustainability!: string;

  @Goals()
  goals!: number[];

  @IsOptional()
  @Whole(0, 120)
  age_from!: number | null;

  @IsOptional()
  @Whole(0, 120)
  age_to!: number | null;

  @IsArray({ message: 'outcomes must be a list.' })
  @ArrayMaxSize(8, { message: 'At most eight.' })
  @IsString({ each: true, message: 'outcomes must be a list of texts.' })
  @MaxLength(200, { each: true, message: 'Please use at most 200 characters.' })
  outcomes!: string[];

  @ApiProperty({ enum: COURSE_SEQUENCES })
  @OneOf(COURSE_SEQUENCES)
  sequence!: CourseSequence;

  @ApiProperty({ enum: ENROLMENT_MODES })
  @OneOf(ENROLMENT_MODES)
  enrolment_mode!: EnrolmentMode;

  /** At least 6 symbols with the mode `code`. */
  @Text(20)
  code!: string;

  @ApiProperty({ enum: COURSE_ART })
  @OneOf(COURSE_ART)
  art!: string;

  @List(() => CourseChapterBody, 30)
  chapters!: CourseChapterBody[];
}

export class CourseMoveBody {
  @ApiProperty({ enum: ['archive', 'restore'] })
  @OneOf(['archive', 'restore'])
  move!: 'archive' | 'restore';
}
