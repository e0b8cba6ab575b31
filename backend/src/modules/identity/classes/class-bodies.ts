import { applyDecorators } from '@nestjs/common';
import { LIMITS } from '@bookgrove/contract';
import { Transform } from 'class-transformer';
import {
  ArrayMaxSize, ArrayMinSize, IsArray, IsBoolean, IsIn, IsNotEmpty, IsOptional, IsString, IsUUID, Matches,
  MaxLength,
} from 'class-validator'; // prettier-ignore
import { PageQuery } from '../../../platform/http/page.ts';
import { BirthMonth, BirthYear } from '../people/birth-fields.ts';
import { USERNAME, USERNAME_MESSAGE } from './usernames.rules.ts';

const trimmed = Transform(({ value }: { value: unknown }) =>
  typeof value === 'string' ? value.trim() : value,
);
const toBoolean = Transform(({ value }: { value: unknown }) =>
  value === 'true' || value === '1' ? true : value === 'false' || value === '0' ? false : value,
);

/** A text that must be there. */
const Required = (message: string, max: number = LIMITS.textMax) =>
  applyDecorators(
    trimmed,
    MaxLength(max, { message: `Please use at most ${max} characters.` }),
    IsNotEmpty({ message }),
    IsString({ message }),
  );
const Short = (max: number) =>
  applyDecorators(
    trimmed,
    MaxLength(max, { message: `Please use at most ${max} characters.` }),
    IsString({ message: 'Please enter text.' }),
  );
const Ids = (what: string, max = 500) =>
  applyDecorators(
    IsUUID(undefined, { each: true, message: `${what} are named by their id.` }),
    ArrayMaxSize(max, { message: `At most ${max} at once.` }),
    IsArray({ message: `${what} come as a list of ids.` }),
  );

/** Query of the lists of classes. */
export class ClassesQuery extends PageQuery {
  /** Archived classes instead of the running ones. */
  @IsOptional()
  @IsBoolean({ message: 'archived must be true or false.' })
  @toBoolean
  archived?: boolean;

  @IsOptional()
  @IsIn(['name', '-name', 'students_count', '-students_count', 'created_at', '-created_at'], {
    message: 'ordering must be name, students_count or created_at, with a minus for the other way round.',
  })
  ordering?: string;
}

export class StudentsQuery extends PageQuery {
  @IsOptional()
  @IsIn(['first_name', '-first_name', 'username', '-username', 'last_seen_at', '-last_seen_at'], {
    message: 'ordering must be first_name, username or last_seen_at, with a minus for the other way round.',
  })
  ordering?: string;

  /** Id of a group: its members alone. */
  @IsOptional()
  @IsUUID(undefined, { message: 'group must be the id of a group.' })
  group?: string;
}

export class ClassBody {
  @Required('Please enter a name for the class.')
  name!: string;

  /** e.g. 2026/27 */
  @Required('Please enter the school year, e.g. 2026/27.', 32)
  year!: string;

  @IsOptional()
  @Short(32)
  grade?: string;

  /** The lead teacher; without one a teacher leads the class they make. */
  @IsOptional()
  @IsUUID(undefined, { message: 'Teachers are named by their id.' })
  lead_id?: string;

  @IsOptional()
  @Ids('Teachers', 20)
  co_teacher_ids?: string[];
}

export class ClassChangeBody {
  @IsOptional()
  @Required('Please enter a name for the class.')
  name?: string;

  @IsOptional()
  @Required('Please enter the school year, e.g. 2026/27.', 32)
  year?: string;

  @IsOptional()
  @Short(32)
  grade?: string;

  @IsOptional()
  @IsUUID(undefined, { message: 'Teachers are named by their id.' })
  lead_id?: string;

  /** All co-teachers; those left out leave. */
  @IsOptional()
  @Ids('Teachers', 20)
  co_teacher_ids?: string[];
}

export class RollOverBody {
  @Required('Please enter a name for the class.')
  name!: string;

  @Required('Please enter the school year, e.g. 2026/27.', 32)
  year!: string;

  @IsOptional()
  @Short(32)
  grade?: string;
}

export class NewStudentBody {
  @Required('First name is required.')
  first_name!: string;

  @IsOptional()
  @Short(LIMITS.textMax)
  last_name?: string;

  /** Without one it is made from the first name and the class. */
  @IsOptional()
  @Matches(USERNAME, { message: USERNAME_MESSAGE })
  @trimmed
  username?: string;

  /** One account that the whole class shares. */
  @IsOptional()
  @IsBoolean({ message: 'is_class_account must be true or false.' })
  is_class_account?: boolean;

  /** Decides which books are for this child. */
  @IsOptional()
  @BirthYear()
  birth_year?: number | null;

  @IsOptional()
  @BirthMonth()
  birth_month?: number | null;
}

export class StudentChangeBody {
  @IsOptional()
  @Required('First name is required.')
  first_name?: string;

  @IsOptional()
  @Short(LIMITS.textMax)
  last_name?: string;

  @IsOptional()
  @Matches(USERNAME, { message: USERNAME_MESSAGE })
  @trimmed
  username?: string;

  /** Decides which books are for this child; null when the school does not say. */
  @IsOptional()
  @BirthYear()
  birth_year?: number | null;

  @IsOptional()
  @BirthMonth()
  birth_month?: number | null;
}

export class StudentsBody {
  @ArrayMinSize(1, { message: 'Choose at least one student.' })
  @Ids('Students')
  student_ids!: string[];
}

export class MoveStudentsBody extends StudentsBody {
  @IsUUID(undefined, { message: 'Choose the class they go to.' })
  to_class_id!: string;
}

export class ArchiveStudentsBody extends StudentsBody {
  @Required('Please say why, e.g. left the school.')
  reason!: string;
}

export class GroupBody {
  @Required('Please enter a name for the group.')
  name!: string;

  @IsOptional()
  @Ids('Students')
  student_ids?: string[];
}

export class GroupChangeBody {
  @IsOptional()
  @Required('Please enter a name for the group.')
  name?: string;

  /** All members; those left out leave. */
  @IsOptional()
  @Ids('Students')
  student_ids?: string[];
}

export class RestoreStudentsBody extends StudentsBody {
  /** The class they come back to; without one, the classes they were in. */
  @IsOptional()
  @IsUUID(undefined, { message: 'Choose the class they come back to.' })
  class_id?: string;
}

export class EraseStudentBody {
  /** The student's username, typed as a second thought. */
  @Required('Type the username to confirm.')
  username!: string;
}
