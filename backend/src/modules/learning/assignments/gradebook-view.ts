import { ApiProperty } from '@nestjs/swagger';
import {
  ASSIGNABLE_KINDS,
  GRADE_STATES,
  MARK_STATES,
  RUBRIC_LEVELS,
  type AssignableKind,
  type GradeState,
  type MarkState,
  type RubricLevel,
} from '@bookgrove/contract';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsIn,
  IsOptional,
  IsString,
  Length,
  Matches,
  MaxLength,
  ValidateNested,
} from 'class-validator';
import { Trimmed } from '../../../platform/http/fields.ts';
import { CriterionView } from './assignment-bodies.ts';
import { BoardClass, ClassQuery } from './help-board-view.ts';
import { MarkedLevel } from './today-view.ts';

export class GradebookQuery extends ClassQuery {
  /** A month, e.g. 2026-11; absent: the last ten weeks. */
  @IsOptional()
  @Matches(/^20\d\d-(0[1-9]|1[0-2])$/, { message: 'month must be a month, e.g. 2026-11.' })
  month?: string;
}

/** A column: an assignment. */
export class GradedWork {
  id!: string;
  title!: string;
  @ApiProperty({ enum: ASSIGNABLE_KINDS })
  looks!: AssignableKind;
  due_at!: string | null;
  marked!: boolean;
}
/** A student in one assignment. */
export class Grade {
  assignment_id!: string;
  @ApiProperty({ enum: GRADE_STATES })
  state!: GradeState;
  /** Questions that are right, of those that were answered. */
  right!: number;
  answered!: number;
  /** The levels of a mark that was given back. */
  levels!: MarkedLevel[];
  /** It came after its day. */
  came_late!: boolean;
}
export class GradedStudent {
  id!: string;
  first_name!: string;
  last_name!: string;
  avatar!: string | null;
  grades!: Grade[];
}
/** What the students of a class did. */
export class Gradebook {
  classes!: BoardClass[];
  class_id!: string | null;
  works!: GradedWork[];
  students!: GradedStudent[];
  to_mark!: number;
  late!: number;
  not_handed_in!: number;
}

export class WorkPart {
  @ApiProperty({ enum: ['text', 'picture', 'sound'] })
  kind!: 'text' | 'picture' | 'sound';
  /** Of a text. */
  text!: string;
  /** Of a picture or a sound; null for a text. */
  path!: string | null;
  alt!: string;
}
/** The work of one child, to be marked. */
export class WorkToMark {
  assignment_id!: string;
  student_id!: string;
  title!: string;
  path!: string | null;
  first_name!: string;
  last_name!: string;
  avatar!: string | null;
  @ApiProperty({ enum: GRADE_STATES })
  state!: GradeState;
  handed_in_at!: string | null;
  parts!: WorkPart[];
  rubric!: CriterionView[];
  levels!: MarkedLevel[];
  note!: string;
  @ApiProperty({ enum: MARK_STATES, nullable: true })
  mark!: MarkState | null;
  due_at!: string | null;
  extra_days!: number;
  excused!: boolean;
  /** Whether the teacher marks what is handed in. */
  marked!: boolean;
}

export class LevelBody {
  @ApiProperty()
  @IsString()
  @Length(1, 60, { message: 'A criterion needs a name of at most 60 letters.' })
  title!: string;

  @ApiProperty({ enum: RUBRIC_LEVELS })
  @IsIn(RUBRIC_LEVELS, { message: `level must be one of ${RUBRIC_LEVELS.join(', ')}.` })
  level!: RubricLevel;
}
export class WorkMarkBody {
  @IsArray()
  @ArrayMaxSize(6, { message: 'At most six criteria.' })
  @ValidateNested({ each: true })
  @Type(() => LevelBody)
  levels!: LevelBody[];

  /** A word to the child. */
  @ApiProperty()
  @Trimmed()
  @IsString()
  @MaxLength(2000, { message: 'A word to the child has at most 2,000 letters.' })
  note!: string;

  @ApiProperty({ enum: MARK_STATES })
  @IsIn(MARK_STATES, { message: `state must be one of ${MARK_STATES.join(', ')}.` })
  state!: MarkState;
}
