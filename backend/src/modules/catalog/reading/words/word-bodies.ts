import { IsBoolean, IsOptional, IsString, IsUUID, Length, MaxLength } from 'class-validator';
import { Trimmed } from '../../../../platform/http/fields.ts';
import { PageQuery } from '../../../../platform/http/page.ts';
import { MEANING_MAX, WORD_MAX } from './word.rules.ts';

/** A word to save. */
export class SavedWordBody {
  /** BCP 47 tag of the text that it is from. */
  @IsString({ message: 'language must be a language tag, e.g. en.' })
  @Length(2, 35, { message: 'language must be a language tag, e.g. en.' })
  language!: string;

  @Trimmed()
  @IsString({ message: 'Choose one word.' })
  @Length(1, WORD_MAX, { message: 'Choose one word.' })
  word!: string;

  /** The meaning that was shown. */
  @IsOptional()
  @Trimmed()
  @IsString()
  @MaxLength(MEANING_MAX, { message: 'A meaning has at most 300 characters.' })
  meaning?: string;

  /** The sentence that it is from. */
  @IsOptional()
  @Trimmed()
  @IsString()
  @MaxLength(MEANING_MAX, { message: 'A sentence has at most 300 characters.' })
  sentence?: string;

  @IsOptional()
  @IsUUID(undefined, { message: 'book_id must be the id of a book.' })
  book_id?: string;

  /** True to ask the teacher; ignored for everybody but students. */
  @IsOptional()
  @IsBoolean({ message: 'asked must be true or false.' })
  asked?: boolean;
}

/** A teacher's explanation of a word. */
export class SchoolWordBody {
  @Trimmed()
  @IsString({ message: 'Write what the word means.' })
  @Length(1, MEANING_MAX, { message: 'Write what the word means, in at most 300 characters.' })
  meaning!: string;

  /** A sentence with the word. */
  @IsOptional()
  @Trimmed()
  @IsString()
  @MaxLength(MEANING_MAX, { message: 'An example has at most 300 characters.' })
  example?: string;
}

export class WordsQuery extends PageQuery {
  /** A student whom the requester teaches, is a guardian of, or whose school they lead; without it one's own words. */
  @IsOptional()
  @IsUUID(undefined, { message: 'person must be a UUID.' })
  person?: string;
}
