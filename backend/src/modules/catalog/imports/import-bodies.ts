import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, IsArray, IsBoolean, IsIn, IsObject, IsOptional } from 'class-validator';
import { PageQuery } from '../../../platform/http/page.ts';
import { LIST } from './onix.ts';
import { RECORD_FIELDS } from './record.rules.ts';

/** The form of a list: its one member. */
export class BookListFields {
  /** An ONIX 3 message, or a table as CSV. */
  @ApiProperty({ type: 'string', format: 'binary' })
  file!: unknown;
}

export class BookImportChangeBody {
  /** What each column holds, in order; empty: not used. Without it everything is checked again as it is. */
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

  /** Leave the line out, or take it in again. */
  @IsOptional()
  @IsBoolean({ message: 'skip must be true or false.' })
  skip?: boolean;
}

export class BookImportLinesQuery extends PageQuery {
  @IsOptional()
  @IsIn(['create', 'update', 'same', 'problem', 'skip'], {
    message: 'verdict must be create, update, same, problem or skip.',
  })
  verdict?: string;
}
