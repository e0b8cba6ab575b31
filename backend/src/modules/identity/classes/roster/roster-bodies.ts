import { ApiProperty } from '@nestjs/swagger';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsNotEmpty,
  IsOptional,
  IsString,
  IsUUID,
  Matches,
  MaxLength,
  ValidateIf,
} from 'class-validator';
import { BooleanText } from '../../../../platform/http/fields.ts';
import { FIELDS } from './columns.rules.ts';
import { ROSTER } from './roster-kind.ts';

/** Fields of an upload, before its `file`. */
export class RosterFields {
  /** The class of all lines; without one each line names its own. */
  @IsOptional()
  @IsUUID(undefined, { message: 'Choose a class of yours.' })
  class_id?: string;

  /** Create the classes that lines name and that do not exist. */
  @IsOptional()
  @IsBoolean({ message: 'make_classes must be true or false.' })
  @BooleanText()
  make_classes?: boolean;
}

export class RosterPasteBody extends RosterFields {
  /** Lines as copied from a spreadsheet or a list: with tabs, commas, semicolons, or only names. */
  @MaxLength(900_000, { message: 'This is too much to paste. Upload it as a file.' })
  @IsNotEmpty({ message: 'Paste the names of the students.' })
  @IsString({ message: 'Paste the names of the students.' })
  text!: string;
}

export class RosterChangeBody {
  /** The class of all lines; null: each line names its own. */
  @ApiProperty({ type: String, format: 'uuid', nullable: true, required: false })
  @ValidateIf((body: RosterChangeBody) => body.class_id !== undefined && body.class_id !== null)
  @IsUUID(undefined, { message: 'Choose a class of yours.' })
  class_id?: string | null;

  @IsOptional()
  @IsBoolean({ message: 'make_classes must be true or false.' })
  make_classes?: boolean;

  /** Swap first and last names of all lines. */
  @IsOptional()
  @IsIn([true], { message: 'swap_names must be true.' })
  swap_names?: boolean;

  /** The field of each column, in order; empty: not used. */
  @IsOptional()
  @IsIn([...FIELDS, ''], { each: true, message: `A column holds one of: ${FIELDS.join(', ')}, or nothing.` })
  @ArrayMaxSize(ROSTER.columns)
  @IsArray({ message: 'fields come as a list.' })
  fields?: string[];
}

const Cell = () => MaxLength(ROSTER.cell, { message: 'This is too long.' });

export class RosterLineBody {
  /** The answer to `same_name`: `new` for another child, or the id of the student who is the same child. */
  @IsOptional()
  @Matches(/^(new|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$/, {
    message: 'same_as must be new or the id of a student.',
  })
  same_as?: string;

  @IsOptional()
  @Cell()
  @IsString({ message: 'Please enter text.' })
  first_name?: string;

  @IsOptional()
  @Cell()
  @IsString({ message: 'Please enter text.' })
  last_name?: string;

  @IsOptional()
  @Cell()
  @IsString({ message: 'Please enter text.' })
  username?: string;

  @IsOptional()
  @Cell()
  @IsString({ message: 'Please enter text.' })
  class?: string;

  /** Year and month of birth, e.g. 2016-09. */
  @IsOptional()
  @Cell()
  @IsString({ message: 'Please enter text.' })
  birth?: string;

  /** Skip the line, or include it again. */
  @IsOptional()
  @IsBoolean({ message: 'skip must be true or false.' })
  skip?: boolean;
}
