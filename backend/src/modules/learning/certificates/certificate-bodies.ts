import { ApiProperty } from '@nestjs/swagger';
import {
  CERTIFICATE_DESIGNS,
  CERTIFICATE_KINDS,
  CERTIFICATE_NAMES,
  CERTIFICATE_STATES,
  LIMITS,
  REVOCATION_REASONS,
  type CertificateDesign,
  type CertificateKind,
  type CertificateNames,
  type CertificateState,
  type RevocationReason,
} from '@bookgrove/contract';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsIn,
  IsOptional,
  IsString,
  IsUUID,
  Length,
  MaxLength,
  ValidateNested,
} from 'class-validator';
import { Trimmed } from '../../../platform/http/fields.ts';
import { PageQuery } from '../../../platform/http/page.ts';

/** Most people that one award names. */
const MOST_PEOPLE = 100;

export class CertificateFilters extends PageQuery {
  @IsOptional()
  @IsIn(CERTIFICATE_KINDS, { message: 'kind must be a kind of certificate.' })
  kind?: CertificateKind;

  @IsOptional()
  @IsIn(CERTIFICATE_STATES, { message: 'state must be valid, revoked or reissued.' })
  state?: CertificateState;
}

export class CertificateCheckQuery {
  /** The name as it stands on the paper; the answer says whether it is the printed one. */
  @IsOptional()
  @IsString({ message: 'name must be a text.' })
  @MaxLength(LIMITS.textMax, { message: 'name must have at most 255 characters.' })
  name?: string;
}

export class AwardBody {
  @IsArray({ message: 'people must be a list of ids.' })
  @ArrayMinSize(1, { message: 'Please choose somebody.' })
  @ArrayMaxSize(MOST_PEOPLE, { message: 'Please choose at most 100 people.' })
  @ArrayUnique({ message: 'Nobody can be chosen twice.' })
  @IsUUID(undefined, { each: true, message: 'people must be a list of ids.' })
  people!: string[];

  @IsIn(['achievement', 'contribution'], { message: 'kind must be achievement or contribution.' })
  @ApiProperty({ enum: ['achievement', 'contribution'] })
  kind!: 'achievement' | 'contribution';

  @Trimmed()
  @IsString({ message: 'title must be a text.' })
  @Length(1, 80, { message: 'Please write a title of at most 80 characters.' })
  title!: string;

  @IsOptional()
  @Trimmed()
  @IsString({ message: 'detail must be a text.' })
  @MaxLength(255, { message: 'Please use at most 255 characters.' })
  detail?: string;
}

export class RevokeBody {
  @IsIn(REVOCATION_REASONS, { message: 'Please choose a reason.' })
  @ApiProperty({ enum: REVOCATION_REASONS })
  reason!: RevocationReason;
}

export class ReissueBody {
  @Trimmed()
  @IsString({ message: 'first_name must be a text.' })
  @Length(1, LIMITS.textMax, { message: 'Please write the first name.' })
  @ApiProperty()
  first_name!: string;

  @Trimmed()
  @IsString({ message: 'last_name must be a text.' })
  @MaxLength(LIMITS.textMax, { message: 'Please use at most 255 characters.' })
  @ApiProperty()
  last_name!: string;
}

export class SignerBody {
  @Trimmed()
  @IsString({ message: 'name must be a text.' })
  @Length(1, 80, { message: 'Please write a name of at most 80 characters.' })
  @ApiProperty()
  name!: string;

  @Trimmed()
  @IsString({ message: 'title must be a text.' })
  @MaxLength(80, { message: 'Please use at most 80 characters.' })
  @ApiProperty()
  title!: string;
}

export class DesignsBody {
  @IsIn(CERTIFICATE_DESIGNS, { message: 'Please choose a design.' })
  @ApiProperty({ enum: CERTIFICATE_DESIGNS })
  completion!: CertificateDesign;

  @IsIn(CERTIFICATE_DESIGNS, { message: 'Please choose a design.' })
  @ApiProperty({ enum: CERTIFICATE_DESIGNS })
  achievement!: CertificateDesign;

  @IsIn(CERTIFICATE_DESIGNS, { message: 'Please choose a design.' })
  @ApiProperty({ enum: CERTIFICATE_DESIGNS })
  contribution!: CertificateDesign;

  @IsIn(CERTIFICATE_DESIGNS, { message: 'Please choose a design.' })
  @ApiProperty({ enum: CERTIFICATE_DESIGNS })
  training!: CertificateDesign;
}

export class CertificateSettingsBody {
  @IsIn(CERTIFICATE_NAMES, { message: 'names must be first, initial or full.' })
  @ApiProperty({ enum: CERTIFICATE_NAMES })
  names!: CertificateNames;

  @ValidateNested()
  @Type(() => DesignsBody)
  designs!: DesignsBody;

  @IsArray({ message: 'signers must be a list.' })
  @ArrayMaxSize(2, { message: 'At most two people sign.' })
  @ValidateNested({ each: true })
  @Type(() => SignerBody)
  signers!: SignerBody[];
}
