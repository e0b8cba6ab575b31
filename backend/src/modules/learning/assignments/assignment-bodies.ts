import { ApiProperty } from '@nestjs/swagger';
import {
  ASSIGNABLE_KINDS,
  ASSIGNMENT_AUDIENCES,
  ASSIGNMENT_STATUSES,
  type AssignableKind,
  type AssignmentAudience,
  type AssignmentStatus,
} from '@bookgrove/contract';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsISO8601,
  IsOptional,
  IsString,
  IsUUID,
  Length,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { Trimmed } from '../../../platform/http/fields.ts';
import { ListPage, PageQuery } from '../../../platform/http/page.ts';

const KIND = { message: `kind must be one of ${ASSIGNABLE_KINDS.join(', ')}.` };
const CLASS = { message: 'class_id must be the id of a class.' };

/** Work that can be assigned. */
export class WorkQuery {
  @ApiProperty({ enum: ASSIGNABLE_KINDS })
  @IsIn(ASSIGNABLE_KINDS, KIND)
  kind!: AssignableKind;

  @ApiProperty({ required: false })
  @IsOptional()
  @IsString()
  @MaxLength(100, { message: 'search must have at most 100 characters.' })
  search?: string;

  /** One item, by its reference. */
  @ApiProperty({ required: false })
  @IsOptional()
  @IsString()
  @MaxLength(255, { message: 'ref must have at most 255 characters.' })
  ref?: string;
}
export class WorkItemView {
  @ApiProperty({ enum: ASSIGNABLE_KINDS })
  kind!: AssignableKind;
  ref!: string;
  title!: string;
  part_of!: string;
  @ApiProperty({ enum: ASSIGNABLE_KINDS })
  looks!: AssignableKind;
  path!: string;
  minutes!: number | null;
  questions!: number;
  /** A teacher marks what is handed in. */
  marked!: boolean;
}
export class WorkFound {
  results!: WorkItemView[];
  /** Kinds that this school has. */
  @ApiProperty({ enum: ASSIGNABLE_KINDS, isArray: true })
  kinds!: AssignableKind[];
}

export class CriterionBody {
  @ApiProperty()
  @Trimmed()
  @IsString()
  @Length(1, 60, { message: 'A criterion needs a name of at most 60 letters.' })
  title!: string;

  /** Words for each of the four levels, lowest first; they may be empty. */
  @IsArray()
  @ArrayMaxSize(4)
  @IsString({ each: true })
  @MaxLength(120, { each: true, message: 'Words for a level have at most 120 letters.' })
  levels!: string[];
}

/** What can be changed of an assignment. */
export class AssignmentChangeBody {
  /** ISO 8601; absent: now. */
  @IsOptional()
  @IsISO8601({}, { message: 'opens_at must be a time.' })
  opens_at?: string;

  /** ISO 8601; null: no date. */
  @IsOptional()
  @IsISO8601({}, { message: 'due_at must be a time.' })
  due_at?: string | null;

  @IsBoolean({ message: 'late_ok is true or false.' })
  late_ok: boolean = true;

  /** A word to the children. */
  @Trimmed()
  @IsString()
  @MaxLength(1000, { message: 'A word to them has at most 1,000 letters.' })
  note: string = '';

  @IsArray()
  @ArrayMaxSize(6, { message: 'At most six criteria.' })
  @ValidateNested({ each: true })
  @Type(() => CriterionBody)
  rubric: CriterionBody[] = [];
}

export class AssignBody extends AssignmentChangeBody {
  @ApiProperty({ enum: ASSIGNABLE_KINDS })
  @IsIn(ASSIGNABLE_KINDS, KIND)
  kind!: AssignableKind;

  @ApiProperty()
  @IsString()
  @Length(1, 255, { message: 'ref must name the work.' })
  ref!: string;

  @ApiProperty()
  @IsUUID(undefined, CLASS)
  class_id!: string;

  @ApiProperty({ enum: ASSIGNMENT_AUDIENCES })
  @IsIn(ASSIGNMENT_AUDIENCES, { message: `audience must be one of ${ASSIGNMENT_AUDIENCES.join(', ')}.` })
  audience!: AssignmentAudience;

  /** For the audience `group`. */
  @IsOptional()
  @IsUUID(undefined, { message: 'group_id must be the id of a group.' })
  group_id?: string | null;

  /** For the audience `children`. */
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(100, { message: 'At most 100 children.' })
  @IsUUID(undefined, { each: true, message: 'students must be ids of students.' })
  students?: string[];
}
export class Assigned {
  id!: string;
  /** Children for whom it is today. */
  children!: number;
}

export class AssignmentMoveBody {
  @ApiProperty({ enum: ASSIGNMENT_STATUSES })
  @IsIn(ASSIGNMENT_STATUSES, { message: 'status must be open or archived.' })
  status!: AssignmentStatus;
}

export class ChildChangeBody {
  @IsInt({ message: 'extra_days must be a whole number from 0 to 60.' })
  @Min(0, { message: 'extra_days must be a whole number from 0 to 60.' })
  @Max(60, { message: 'extra_days must be a whole number from 0 to 60.' })
  extra_days: number = 0;

  @IsBoolean({ message: 'excused is true or false.' })
  excused: boolean = false;
}

export class AssignmentFilters extends PageQuery {
  @IsOptional()
  @IsUUID(undefined, CLASS)
  class_id?: string;

  @IsOptional()
  @IsIn(ASSIGNMENT_STATUSES, { message: 'status must be open or archived.' })
  status: AssignmentStatus = 'open';
}

export class CriterionView {
  title!: string;
  levels!: string[];
}

/** An assignment, for the teachers of its class. */
export class AssignmentView {
  id!: string;
  @ApiProperty({ enum: ASSIGNABLE_KINDS })
  kind!: AssignableKind;
  ref!: string;
  title!: string;
  part_of!: string;
  @ApiProperty({ enum: ASSIGNABLE_KINDS })
  looks!: AssignableKind;
  /** Null: the work is no longer there. */
  path!: string | null;
  note!: string;
  @ApiProperty({ enum: ASSIGNMENT_AUDIENCES })
  audience!: AssignmentAudience;
  class_id!: string;
  class_name!: string;
  group_id!: string | null;
  group_name!: string | null;
  /** Ids of the named children. */
  students!: string[];
  opens_at!: string;
  due_at!: string | null;
  late_ok!: boolean;
  rubric!: CriterionView[];
  @ApiProperty({ enum: ASSIGNMENT_STATUSES })
  status!: AssignmentStatus;
  /** Name of the teacher. */
  made_by!: string | null;
  /** Children for whom it is, and how many of them are done. */
  children!: number;
  done!: number;
  to_mark!: number;
}
export class AssignmentPage extends ListPage {
  results!: AssignmentView[];
}

export class WorkStarted {
  /** Path of the page of the work. */
  path!: string;
}
