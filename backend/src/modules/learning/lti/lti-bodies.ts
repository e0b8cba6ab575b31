import { ApiProperty } from '@nestjs/swagger';
import type { AssignableKind } from '@bookgrove/contract';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsIn,
  IsString,
  IsUrl,
  Length,
  MaxLength,
  ValidateNested,
} from 'class-validator';
import { Trimmed } from '../../../platform/http/fields.ts';

const Address = (): PropertyDecorator => (target, member) => {
  IsUrl(
    { protocols: ['https', 'http'], require_protocol: true, require_tld: false },
    { message: `${String(member)} must be an address on the internet.` },
  )(target, member);
  MaxLength(255, { message: 'Please use at most 255 characters.' })(target, member);
};

export class LtiRegistrationBody {
  @Trimmed()
  @IsString({ message: 'name must be a text.' })
  @Length(1, 100, { message: 'Please write a name of at most 100 characters.' })
  @ApiProperty()
  name!: string;

  @Address()
  @ApiProperty()
  issuer!: string;

  @Trimmed()
  @IsString({ message: 'client_id must be a text.' })
  @Length(1, 255, { message: 'Please write the client id.' })
  @ApiProperty()
  client_id!: string;

  @IsArray({ message: 'deployments must be a list.' })
  @ArrayMinSize(1, { message: 'Please write at least one deployment id.' })
  @ArrayMaxSize(20, { message: 'Please write at most 20 deployment ids.' })
  @IsString({ each: true, message: 'deployments must be texts.' })
  @Length(1, 255, { each: true, message: 'A deployment id has at most 255 characters.' })
  deployments!: string[];

  /** Address of the platform's authorization endpoint. */
  @Address()
  @ApiProperty()
  auth_url!: string;

  @Address()
  @ApiProperty()
  token_url!: string;

  /** Address of the platform's public keys. */
  @Address()
  @ApiProperty()
  jwks_url!: string;
}

/** A course of a platform from which teachers or students came. */
export class LtiContextView {
  /** Its id at the platform. */
  context!: string;
  title!: string;
  launched_at!: string;
}
/** A learning platform, for the school's administrators. */
export class LtiRegistrationView {
  id!: string;
  name!: string;
  issuer!: string;
  client_id!: string;
  deployments!: string[];
  auth_url!: string;
  token_url!: string;
  jwks_url!: string;
  /** Courses whose lists of people the platform opens, those of the last launch first. */
  contexts!: LtiContextView[];
}

/** The registered platforms, and what each of them has to know of this tool. */
export class LtiRegistrations {
  login_url!: string;
  launch_url!: string;
  jwks_url!: string;
  results!: LtiRegistrationView[];
}

/** Somebody in a course of a platform. */
export class PlatformMemberView {
  name!: string;
  /** Empty when the platform does not tell it. */
  email!: string;
  teaches!: boolean;
  /** Whether they have come here from the platform. */
  known!: boolean;
}
export class PlatformRoster {
  title!: string;
  members!: PlatformMemberView[];
}
/** What a platform answered; null: as it should. */
export class RegistrationTest {
  keys!: string | null;
  token!: string | null;
}

/** A platform asks its teacher for content. */
export class ContentRequest {
  platform!: string;
  /** Whether it takes more than one link. */
  many!: boolean;
}
const LINKED: readonly AssignableKind[] = ['course', 'lesson', 'quiz'];
export class ContentItemBody {
  @IsIn(LINKED, { message: `kind must be one of ${LINKED.join(', ')}.` })
  @ApiProperty({ enum: LINKED })
  kind!: AssignableKind;

  @IsString({ message: 'ref must be a text.' })
  @MaxLength(255, { message: 'Please use at most 255 characters.' })
  @ApiProperty()
  ref!: string;
}
export class ContentAnswerBody {
  @IsArray({ message: 'items must be a list.' })
  @ArrayMinSize(1, { message: 'Please choose something.' })
  @ArrayMaxSize(20, { message: 'Please choose at most 20.' })
  @ValidateNested({ each: true })
  @Type(() => ContentItemBody)
  items!: ContentItemBody[];
}
export class ContentAnswer {
  /** Path of ours whose form takes the answer to the platform, once. */
  path!: string;
}
