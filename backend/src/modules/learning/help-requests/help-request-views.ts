import { ApiProperty } from '@nestjs/swagger';
import { IsOptional, IsUUID } from 'class-validator';
import { Id, Text } from '../body-fields.ts';

export class HelpRequestBody {
  /** A class of the student, whose teachers are asked. */
  @ApiProperty()
  @Id()
  class_id!: string;

  /** An assignment or reading list that the student has; null: something else. */
  @ApiProperty({ type: String, nullable: true, required: false })
  @IsOptional()
  @IsUUID(undefined, { message: 'work_id must be the id of work, or null.' })
  work_id?: string | null;

  /** What the student is stuck on, at most 300 characters; may be empty. */
  @ApiProperty()
  @Text(300)
  words!: string;
}

/** A class of the student that has teachers. */
export class HelpClass {
  id!: string;
  name!: string;
  /** Names, the lead first; at least one. */
  teachers!: string[];
}
/** An open request of the student. */
export class OwnHelpRequest {
  id!: string;
  class_id!: string;
  /** Null: something else. */
  work_id!: string | null;
  /** Title of the work; empty: something else. */
  title!: string;
  words!: string;
  /** ISO 8601. */
  asked_at!: string;
}
/** Whom the student can ask for help, and what they have asked. */
export class OwnHelp {
  /** Empty: nobody can be asked. */
  classes!: HelpClass[];
  /** Open ones, the newest first. */
  requests!: OwnHelpRequest[];
}

export class HelpRequestFilters {
  /** A class of the viewer. */
  @ApiProperty()
  @IsUUID(undefined, { message: 'class_id must be the id of a class.' })
  class_id!: string;
}

export class HelpedStudent {
  id!: string;
  first_name!: string;
  last_name!: string;
  avatar!: string | null;
}
/** An open request of a student of the class. */
export class HelpRequestView {
  id!: string;
  student!: HelpedStudent;
  /** Title and path of the work; empty: something else. */
  title!: string;
  path!: string;
  words!: string;
  /** ISO 8601. */
  asked_at!: string;
}
export class HelpRequestList {
  /** The newest first, at most 100. */
  results!: HelpRequestView[];
}
