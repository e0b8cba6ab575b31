import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, IsArray, IsBoolean, IsIn, IsObject, IsOptional } from 'class-validator';
import { LIST } from './import-kind.ts';
import { RECORD_FIELDS } from './record.rules.ts';

/** The form of an uploaded list. */
export class BookListFields {
  /** An ONIX 3 message, or a table as CSV. */
  @ApiProperty({ type: 'string', format: 'binary' })
  file!: unknown;
}

export class BookImportChangeBody {
  /** What each column holds, in order; an empty text: not used. Without it the list is checked again unchanged. */
  @IsOptional()
  @IsIn([...RECORD_FIELDS, ''], {
    each: true,
    message: `A column holds one of: ${RECORD_FIELDS.join(', ')}, or nothing.`,
  })
  @ArrayMaxSize(LIST.columns, { message: `At most ${LIST.columns} columns.` })
  @IsArray({ message: 'fields come as a list.' })
  fields?: string[];
}

export class BookImportLineBody {
  /** Members of the record as they should have been written, e.g. `{ "isbn": "9780306406157" }`. */
  @IsOptional()
  @IsObject({ message: 'written is an object of texts.' })
  written?: Record<string, unknown>;

  /** True skips the line, false includes it again. */
  @IsOptional()
  @IsBoolean({ message: 'skip must be true or false.' })
  skip?: boolean;
}
