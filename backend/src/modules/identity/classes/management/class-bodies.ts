import { applyDecorators } from '@nestjs/common';
import { PartialType, PickType } from '@nestjs/swagger';
import { LIMITS } from '@bookgrove/contract';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsNotEmpty,
  IsOptional,
  IsString,
  IsUUID,
  Matches,
  MaxLength,
} from 'class-validator';
import { BooleanText, Trimmed } from '../../../../platform/http/fields.ts';
import { PageQuery } from '../../../../platform/http/page.ts';
import { BirthMonth, BirthYear } from '../../profile/birth-fields.ts';
import { USERNAME, USERNAME_MESSAGE } from '../../profile/usernames.rules.ts';

/** A text that is required. */
const Required = (message: string, max: number = LIMITS.textMax) =>
  applyDecorators(
    Trimmed(),
    MaxLength(max, { message: `Please use at most ${max} characters.` }),
    IsNotEmpty({ message }),
    IsString({ message }),
  );
const Short = (max: number) =>
  applyDecorators(
    Trimmed(),
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
  /** Archived classes instead of the current ones. */
  @IsOptional()
  @IsBoolean({ message: 'archived must be true or false.' })
  @BooleanText()
  archived?: boolean;

  @IsOptional()
  @IsIn(['name', '-name', 'students_count', '-students_count', 'created_at', '-created_at'], {
    message: 'ordering must be name, students_count or created_at, with a minus for the other way round.',
  })
  ordering?: string;
}

/** What a student can still lack before they log in by themselves. */
const STUDENT_NEEDS = ['anything', 'password', 'login', 'badge'] as const;

export class StudentsQuery extends PageQuery {
  @IsOptional()
  @IsIn(['first_name', '-first_name', 'username', '-username', 'last_seen_at', '-last_seen_at'], {
    message: 'ordering must be first_name, username or last_seen_at, with a minus for the other way round.',
  })
  ordering?: string;

  /** Id of a group: only its members. */
  @IsOptional()
  @IsUUID(undefined, { message: 'group must be the id of a group.' })
  group?: string;

  /** Only those who lack it: a password or pictures, a first log-in, a badge that works, or any of them. */
  @IsOptional()
  @IsIn(STUDENT_NEEDS, { message: `needs must be one of ${STUDENT_NEEDS.join(', ')}.` })
  needs?: (typeof STUDENT_NEEDS)[number];
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

  /** The lead teacher; without one a teacher leads the class they create. */
  @IsOptional()
  @IsUUID(undefined, { message: 'Teachers are named by their id.' })
  lead_id?: string;

  @IsOptional()
  @Ids('Teachers', 20)
  co_teacher_ids?: string[];
}

/** The given members are changed; `co_teacher_ids` are all co-teachers, others are removed. */
export class ClassChangeBody extends PartialType(ClassBody) {}

export class RollOverBody extends PickType(ClassBody, ['name', 'year', 'grade']) {}

export class NewStudentBody {
  @Required('First name is required.')
  first_name!: string;

  @IsOptional()
  @Short(LIMITS.textMax)
  last_name?: string;

  /** Without one it is generated from the first name and the class. */
  @IsOptional()
  @Matches(USERNAME, { message: USERNAME_MESSAGE })
  @Trimmed()
  username?: string;

  /** One account that the whole class shares. */
  @IsOptional()
  @IsBoolean({ message: 'is_class_account must be true or false.' })
  is_class_account?: boolean;

  /** Used to select books for the child's age. */
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
  @Trimmed()
  username?: string;

  /** Used to select books for the child's age; null when the school does not state it. */
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

  /** All members; others are removed. */
  @IsOptional()
  @Ids('Students')
  student_ids?: string[];
}

export class RestoreStudentsBody extends StudentsBody {
  /** The class to which they return; without one, the former classes. */
  @IsOptional()
  @IsUUID(undefined, { message: 'Choose the class they come back to.' })
  class_id?: string;
}

export class EraseStudentBody {
  /** The student's username, typed as a confirmation. */
  @Required('Type the username to confirm.')
  username!: string;
}
