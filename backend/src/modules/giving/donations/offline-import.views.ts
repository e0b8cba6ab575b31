import { IsBoolean, IsOptional, IsString, Length, MaxLength } from 'class-validator';
import { Trimmed } from '../../../platform/http/fields.ts';
import { IMPORT_COLUMNS, type ImportColumn } from './offline-import.rules.ts';
import { ApiProperty } from '@nestjs/swagger';

const FILE = { message: 'Choose a file of gifts with at most 200 lines.' };
const NAME = { message: 'The name of the file has at most 255 characters.' };
const LONG = { message: 'Please use at most 255 characters.' };

export class GiftImportBody {
  /** Name of the file. */
  @ApiProperty()
  @Trimmed()
  @IsString(NAME)
  @Length(1, 255, NAME)
  file_name!: string;

  /** The file as text: a line of headings, then a gift in each line. */
  @ApiProperty()
  @IsString(FILE)
  @Length(1, 400_000, FILE)
  csv!: string;
}

export class GiftImportDecisionBody {
  @IsBoolean({ message: 'approve is true or false.' })
  approve!: boolean;

  @IsOptional()
  @Trimmed()
  @IsString(LONG)
  @MaxLength(255, LONG)
  reason?: string;
}

/** What is wrong in a line, and what to do about it. */
export class GiftImportFault {
  /** 0: the file as a whole. */
  line!: number;
  @ApiProperty({ enum: IMPORT_COLUMNS })
  column!: ImportColumn;
  message!: string;
}

export class GiftImportSum {
  currency!: string;
  gifts!: number;
  /** Minor units. */
  amount!: number;
}

/** A gift of a file. */
export class GiftImportLine {
  line!: number;
  day!: string;
  /** Minor units. */
  amount!: number;
  currency!: string;
  /** Name of the project or charity. */
  to!: string;
  name!: string;
  way!: 'jar' | 'cash' | 'bank';
  reference!: string;
}

/** What a file would write down; nothing is stored. */
export class GiftImportPreview {
  faults!: GiftImportFault[];
  gifts!: GiftImportLine[];
  totals!: GiftImportSum[];
}

export class GiftImportView {
  id!: string;
  file_name!: string;
  status!: 'waiting' | 'approved' | 'rejected';
  count!: number;
  totals!: GiftImportSum[];
  created_at!: Date;
  /** Whether the caller may decide: not who brought the file in. */
  can_decide!: boolean;
  /** While it waits. */
  gifts!: GiftImportLine[];
}

export class GiftImportCreated {
  id!: string;
}
