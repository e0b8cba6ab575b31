import { ApiProperty } from '@nestjs/swagger';
import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsOptional,
  IsString,
  IsUUID,
  Length,
  Matches,
  MaxLength,
} from 'class-validator';
import { Trimmed } from '../../../platform/http/fields.ts';
import { PageQuery } from '../../../platform/http/page.ts';

const COURSE = { message: 'course must be the id or slug of a course.' };
const DAY = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

export class CohortFilters extends PageQuery {
  /** Id or slug of a course: the list has its cohorts alone. */
  @IsOptional()
  @IsString(COURSE)
  @MaxLength(100, COURSE)
  course?: string;
}

/** A cohort with its members. */
export class CohortBody {
  /** Id or slug of a course for teachers. It stays as long as the cohort exists. */
  @ApiProperty()
  @IsString(COURSE)
  @Length(1, 100, COURSE)
  course!: string;

  @Trimmed()
  @IsString({ message: 'Name the cohort.' })
  @Length(1, 120, { message: 'Name the cohort, in at most 120 characters.' })
  name!: string;

  /** The first day, in the calendar of the school. */
  @Matches(DAY, { message: 'starts_on must be a day, e.g. 2026-10-05.' })
  starts_on!: string;

  /** The last day. */
  @Matches(DAY, { message: 'ends_on must be a day, e.g. 2026-12-11.' })
  ends_on!: string;

  /** Who leads it: of a teacher always themselves. */
  @IsOptional()
  @IsUUID(undefined, { message: 'led_by must be a person of the school.' })
  led_by?: string | null;

  /** Ids of teachers of the school, who are enrolled in the course. Those who are taken out stay enrolled. */
  @ApiProperty({ type: [String] })
  @IsArray({ message: 'members must be a list.' })
  @ArrayUnique({ message: 'members must name each person once.' })
  @ArrayMaxSize(100, { message: 'A cohort has at most 100 members.' })
  @IsUUID(undefined, { each: true, message: 'members must be people of the school.' })
  members!: string[];
}
