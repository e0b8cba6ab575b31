import type { Picture } from '@bookgrove/contract';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsDate,
  IsIn,
  IsOptional,
  IsUUID,
  ValidateIf,
  IsBoolean,
} from 'class-validator';
import { IsPicturePassword } from '../../sign-in/students/pictures.body.ts';

export class ClassSignInBody {
  /** When the code works. */
  @IsOptional()
  @IsIn(['always', 'school_hours', 'closed'], {
    message: 'code_window must be always, school_hours or closed.',
  })
  code_window?: 'always' | 'school_hours' | 'closed';

  /** Expiry of the code; null: none. */
  @ValidateIf((body: ClassSignInBody) => body.code_expires_at !== undefined && body.code_expires_at !== null)
  @Type(() => Date)
  @IsDate({ message: 'code_expires_at must be a date and time in ISO 8601, or null.' })
  code_expires_at?: Date | null;

  /** The second step of sign-in. */
  @IsOptional()
  @IsIn(['password', 'picture', 'badge'], { message: 'sign_in_mode must be password, picture or badge.' })
  sign_in_mode?: 'password' | 'picture' | 'badge';
}

export class SetPicturesBody {
  /** Three pictures in order; null: the child chooses at the next sign-in. */
  @ValidateIf((body: SetPicturesBody) => body.pictures !== null)
  @IsPicturePassword()
  pictures!: Picture[] | null;
}

export class BadgesBody {
  /** Ids of students; left out: the whole class. */
  @IsOptional()
  @IsArray({ message: 'students must be a list of ids.' })
  @ArrayMinSize(1, { message: 'students must name somebody, or be left out for the whole class.' })
  @ArrayMaxSize(100, { message: 'students may name at most 100.' })
  @ArrayUnique({ message: 'students must name each student once.' })
  @IsUUID('all', { each: true, message: 'students must be a list of ids.' })
  students?: string[];
}

export class PrintBadgesBody extends BadgesBody {
  /** Only for students without a valid badge; existing badges stay valid. */
  @IsOptional()
  @IsBoolean({ message: 'only_missing must be true or false.' })
  only_missing?: boolean;
}
