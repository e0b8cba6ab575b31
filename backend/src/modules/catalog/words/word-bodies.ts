import { Transform } from 'class-transformer';
import { IsBoolean, IsOptional, IsString, IsUUID, Length, MaxLength } from 'class-validator';
import { PageQuery } from '../../../platform/http/page.ts';
import { MEANING_MAX, WORD_MAX } from './word.rules.ts';

const Trimmed = () =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value));

/** A word to keep. */
export class KeptWordBody {
  /** BCP 47 tag of the text in which it stood. */
  @IsString({ message: 'language must be a language tag, e.g. en.' })
  @Length(2, 35, { message: 'language must be a language tag, e.g. en.' })
  language!: string;

  @Trimmed()
  @IsString({ message: 'Choose one word.' })
  @Length(1, WORD_MAX, { message: 'Choose one word.' })
  word!: string;

  /** What the card said. */
  @IsOptional()
  @Trimmed()
  @IsString()
  @MaxLength(MEANING_MAX, { message: 'A meaning has at most 300 characters.' })
  meaning?: string;

  /** The sentence in which it stood. */
  @IsOptional()
  @Trimmed()
  @IsString()
  @MaxLength(MEANING_MAX, { message: 'A sentence has at most 300 characters.' })
  sentence?: string;

  @IsOptional()
  @IsUUID(undefined, { message: 'book_id must be the id of a book.' })
  book_id?: string;

  /** Ask the teacher; of students alone. */
  @IsOptional()
  @IsBoolean({ message: 'asked must be true or false.' })
  asked?: boolean;
}

/** What a word means, in the words of a teacher. */
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
  /** A student whom the asker teaches, guards, or leads the school of; without it one's own words. */
  @IsOptional()
  @IsUUID(undefined, { message: 'person must be a UUID.' })
  person?: string;
}
