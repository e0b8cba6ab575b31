import { ApiProperty } from '@nestjs/swagger';
import { IsUUID } from 'class-validator';

export class WeekDigestQuery {
  @ApiProperty()
  @IsUUID(undefined, { message: 'child must be the id of a child.' })
  child!: string;
}

export class WeekBook {
  title!: string;
  /** 0 to 100. */
  percentage!: number;
  finished!: boolean;
}
export class WeekWork {
  title!: string;
  /** What it belongs to; empty: nothing. */
  part_of!: string;
}
export class WeekComing {
  title!: string;
  /** ISO date. */
  day!: string;
}
export class WeekBack {
  title!: string;
  note!: string;
  from!: string;
}
export class WeekQuestion {
  question!: string;
  title!: string;
}
/** A week of a child, for its guardians. */
export class WeekOfChild {
  child!: string;
  /** ISO date of its Monday. */
  week!: string;
  /** Days with reading, and minutes of it. */
  days!: number;
  minutes!: number;
  /** Things that a teacher gave: done this week, and open or done together. */
  done!: number;
  all!: number;
  books!: WeekBook[];
  works!: WeekWork[];
  given_back!: WeekBack[];
  coming!: WeekComing[];
  /** What to ask the child; null: nothing in particular. */
  ask!: WeekQuestion | null;
}
