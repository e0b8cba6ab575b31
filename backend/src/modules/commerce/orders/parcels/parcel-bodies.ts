import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  IsUrl,
  IsUUID,
  Length,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { Trimmed } from '../../../../platform/http/fields.ts';
import { PARCEL_STATUSES, type ParcelStatus } from './parcel.rules.ts';

const copies = { message: 'A quantity is a whole number from 1 on.' };
const why = { message: 'Please say why, in 3 to 300 characters.' };

export class ParcelLineBody {
  @IsUUID(undefined, { message: 'line_id must be the id of a line of this order.' })
  line_id!: string;

  @IsInt(copies)
  @Min(1, copies)
  quantity!: number;
}

export class ParcelBody {
  /** What is in the parcel; absent: all that is left to send. */
  @IsOptional()
  @IsArray({ message: 'lines is a list.' })
  @ArrayMaxSize(100, { message: 'At most 100 lines.' })
  @ValidateNested({ each: true, message: 'A line has an id and a quantity.' })
  @Type(() => ParcelLineBody)
  lines?: ParcelLineBody[];
}

export class ParcelMoveBody {
  @ApiProperty({ enum: PARCEL_STATUSES })
  @IsIn(PARCEL_STATUSES, { message: `status must be one of ${PARCEL_STATUSES.join(', ')}.` })
  status!: ParcelStatus;

  /** Why; the buyer reads it. Required where something went wrong. */
  @IsOptional()
  @Trimmed()
  @IsString(why)
  @Length(3, 300, why)
  reason?: string;

  @IsOptional()
  @Trimmed()
  @IsString({ message: 'carrier is a text.' })
  @MaxLength(80, { message: 'Please use at most 80 characters.' })
  carrier?: string;

  @IsOptional()
  @Trimmed()
  @IsString({ message: 'tracking_number is a text.' })
  @MaxLength(80, { message: 'Please use at most 80 characters.' })
  tracking_number?: string;

  /** Page of the carrier that shows where the parcel is. */
  @IsOptional()
  @Trimmed()
  @MaxLength(500, { message: 'Please use at most 500 characters.' })
  @IsUrl(
    { protocols: ['https'], require_protocol: true },
    { message: 'Please enter the address of the carrier’s page. It begins with https://.' },
  )
  tracking_url?: string;
}
