import { ApiProperty } from '@nestjs/swagger';
import { LESSON_TASKS, type LessonTask } from '@bookgrove/contract';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsBase64,
  IsBoolean,
  IsEmail,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  IsUUID,
  Length,
  Max,
  MaxLength,
  Min,
} from 'class-validator';
import { Trimmed } from '../../../platform/http/fields.ts';
import { PageQuery } from '../../../platform/http/page.ts';
import { LARGEST_MEDIA } from '../quizzes/answer-media.ts';

const COURSE = { message: 'course must be the id or slug of a course.' };

export class EnrolmentFilters extends PageQuery {
  /** Id or slug of a course: the list has its enrolment alone, with the outline. */
  @IsOptional()
  @IsString(COURSE)
  @MaxLength(100, COURSE)
  course?: string;
}

export class EnrolBody {
  /** Id or slug. */
  @ApiProperty()
  @IsString(COURSE)
  @Length(1, 100, COURSE)
  course!: string;

  /** For a course that needs one. */
  @ApiProperty({ required: false })
  @IsOptional()
  @Trimmed()
  @IsString({ message: 'code must be a text.' })
  @MaxLength(20, { message: 'This code does not open the course.' })
  code?: string;
}

export class EnrolClassBody {
  /** Id or slug. */
  @ApiProperty()
  @IsString(COURSE)
  @Length(1, 100, COURSE)
  course!: string;

  @ApiProperty()
  @IsUUID(undefined, { message: 'class_id must be the id of a class.' })
  class_id!: string;
}
export class ClassEnrolled {
  /** Students who are enrolled now. */
  enrolled!: number;
  /** Students who were before. */
  already!: number;
}

export class EnrolPeopleBody {
  /** Id or slug. */
  @ApiProperty()
  @IsString(COURSE)
  @Length(1, 100, COURSE)
  course!: string;

  /** Ids of people of the school; of a teacher the own students. */
  @ApiProperty({ type: [String] })
  @IsArray({ message: 'people must be a list.' })
  @ArrayUnique({ message: 'people must name each person once.' })
  @ArrayMinSize(1, { message: 'Choose at least one person.' })
  @ArrayMaxSize(100, { message: 'At most 100 people at once.' })
  @IsUUID(undefined, { each: true, message: 'people must be ids.' })
  people!: string[];

  /** Whether they are asked, and decide themselves. */
  @IsBoolean({ message: 'invite must be true or false.' })
  invite!: boolean;
}
export class PeopleEnrolled {
  /** People who are enrolled or invited now. */
  done!: number;
  /** People who were before. */
  already!: number;
}
export class InviteToCourseBody {
  /** Id or slug. */
  @ApiProperty()
  @IsString(COURSE)
  @Length(1, 100, COURSE)
  course!: string;

  /** E-mail addresses, of people with or without an account. */
  @ApiProperty({ type: [String] })
  @IsArray({ message: 'emails must be a list.' })
  @ArrayMinSize(1, { message: 'Write at least one address.' })
  @ArrayMaxSize(100, { message: 'At most 100 people at once.' })
  @IsEmail({}, { each: true, message: 'Each line must be one e-mail address.' })
  @MaxLength(254, { each: true, message: 'An address is too long.' })
  emails!: string[];
}

export class InvitationAnswerBody {
  @IsBoolean({ message: 'accept must be true or false.' })
  accept!: boolean;
}

/** What a learner did in a lesson; members that are left out stay. */
export class LessonProgressBody {
  /** Tasks that are done now. */
  @IsOptional()
  @IsArray({ message: 'tasks must be a list.' })
  @ArrayMaxSize(LESSON_TASKS.length, { message: 'tasks has too many members.' })
  @IsIn(LESSON_TASKS, { each: true, message: `tasks must be among ${LESSON_TASKS.join(', ')}.` })
  @ApiProperty({ required: false, enum: LESSON_TASKS, isArray: true })
  tasks?: LessonTask[];

  /** Seconds into the film. */
  @IsOptional()
  @IsInt({ message: 'position must be a whole number of seconds.' })
  @Min(0, { message: 'position must be a whole number of seconds.' })
  @Max(86_400, { message: 'position must be a whole number of seconds.' })
  position?: number;

  /** What is handed in, or what was done. */
  @IsOptional()
  @Trimmed()
  @IsString({ message: 'hand_in must be a text.' })
  @MaxLength(8_000, { message: 'Please use at most 8000 characters.' })
  hand_in?: string;

  /** Notes that nobody else sees. */
  @IsOptional()
  @IsString({ message: 'notes must be a text.' })
  @MaxLength(8_000, { message: 'Please use at most 8000 characters.' })
  notes?: string;
}

export class AnswerBody {
  /**
   * `choice`, `multiple`, `hotspot`: ids of the chosen options; `order`: ids in order; `match`: the option of each of `lefts`;
   * `cloze`: the word of each gap; `short`: one text; `audio`, `drawing`: one text or none.
   */
  @ApiProperty({ type: [String] })
  @IsArray({ message: 'answer must be a list of texts.' })
  @ArrayMaxSize(60, { message: 'answer has too many members.' })
  @IsString({ each: true, message: 'answer must be a list of texts.' })
  @MaxLength(2_000, { each: true, message: 'An answer has at most 2000 characters.' })
  answer!: string[];

  /** A recording as MP3, in Base64, for kinds that a teacher marks. */
  @IsOptional()
  @IsBase64({}, { message: 'sound must be Base64.' })
  @MaxLength(LARGEST_MEDIA, { message: 'This recording is too large.' })
  sound?: string;

  /** A drawing or photo as PNG, JPEG or WebP, in Base64, for kinds that a teacher marks. */
  @IsOptional()
  @IsBase64({}, { message: 'picture must be Base64.' })
  @MaxLength(LARGEST_MEDIA, { message: 'This picture is too large. Choose a smaller one.' })
  picture?: string;
}

export class LessonMarkBody {
  @IsBoolean({ message: 'correct must be true or false.' })
  correct!: boolean;

  /** What the learner reads. */
  @ApiProperty()
  @Trimmed()
  @IsString({ message: 'comment must be a text.' })
  @MaxLength(500, { message: 'Please use at most 500 characters.' })
  comment!: string;
}
