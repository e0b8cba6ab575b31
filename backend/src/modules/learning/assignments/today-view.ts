import { ApiProperty } from '@nestjs/swagger';
import { ASSIGNABLE_KINDS, RUBRIC_LEVELS, type AssignableKind, type RubricLevel } from '@bookgrove/contract';
import { IsOptional, IsTimeZone, IsUUID } from 'class-validator';

const THING_KINDS = [...ASSIGNABLE_KINDS, 'list'] as const;
const THING_STATES = ['new', 'started', 'late', 'redo', 'handed_in', 'done'] as const;

export class TodayQuery {
  /** IANA name of the viewer's time zone, in which days are counted. */
  @IsOptional()
  @IsTimeZone({ message: 'time_zone must be the name of a time zone, e.g. Europe/London.' })
  time_zone: string = 'UTC';

  /** A child of the signed-in guardian; absent: the signed-in student. */
  @IsOptional()
  @IsUUID(undefined, { message: 'child must be the id of a child.' })
  child?: string;
}

/** One thing that a teacher gave: work, or a reading list. */
export class TodayThing {
  /** Id of the assignment or the reading list. */
  id!: string;
  @ApiProperty({ enum: THING_KINDS })
  kind!: AssignableKind | 'list';
  /** The kind as which it is drawn. */
  @ApiProperty({ enum: THING_KINDS })
  looks!: AssignableKind | 'list';
  title!: string;
  /** Name of what it belongs to, or of the teacher. */
  part_of!: string;
  /** A word of the teacher. */
  note!: string;
  /** Name of the teacher. */
  from!: string | null;
  /** Path of its page. Work is begun by `POST /assignments/{id}/start/` first. */
  path!: string;
  @ApiProperty({ enum: THING_STATES })
  state!: (typeof THING_STATES)[number];
  /** ISO date of its day in the time zone; null: none. */
  due_on!: string | null;
  /** ISO 8601; null for a reading list, and without a day. */
  due_at!: string | null;
  minutes!: number | null;
  questions!: number;
  /** Books of a list: finished, and all. */
  finished!: number;
  books!: number;
  /** A day on which the teacher reminded of it. */
  reminded_on!: string | null;
}

export class MarkedLevel {
  title!: string;
  @ApiProperty({ enum: RUBRIC_LEVELS })
  level!: RubricLevel;
}
/** Work that came back. */
export class GivenBack {
  /** Id of the assignment. */
  id!: string;
  title!: string;
  path!: string | null;
  levels!: MarkedLevel[];
  note!: string;
  from!: string | null;
  /** The teacher asks for another try. */
  again!: boolean;
  given_back_at!: string;
}
/** A day of the week with what was due or done on it. */
export class TodayDay {
  /** ISO date. */
  day!: string;
  done!: number;
  open!: number;
}

/** What a child has to do, and what came back. */
export class TodayView {
  /** First name of the child; empty: the viewer's own. */
  child!: string;
  /** ISO date. */
  today!: string;
  /** Due today or before, without a day, and done today. */
  things!: TodayThing[];
  /** Due later, the next first. */
  coming!: TodayThing[];
  /** Done this week, the last first. */
  done_this_week!: TodayThing[];
  given_back!: GivenBack[];
  /** Monday to Sunday. */
  week!: TodayDay[];
  /** A guardian who may not see the work of the child gets empty lists. */
  may_view!: boolean;
}
