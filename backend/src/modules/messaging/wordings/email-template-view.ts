import { ApiProperty } from '@nestjs/swagger';
import { LANGUAGES, type Language } from '@bookgrove/contract';
import { IsIn, IsInt, IsOptional, IsString, IsUUID, Length, MaxLength, Min } from 'class-validator';
import { Trimmed } from '../../../platform/http/fields.ts';

const REASON = { message: 'Please say why, in 3 to 200 letters.' };
/** Letters of a part in Markdown. */
const MOST = 1_500;
const TOO_LONG = { message: 'At most 1,500 letters.' };

/** Whose wordings, and in which language. */
export class WordingQuery {
  /** Id of the school; absent: the platform itself. */
  @ApiProperty({ required: false })
  @IsOptional()
  @IsUUID()
  school?: string;

  @ApiProperty({ enum: LANGUAGES })
  @IsIn([...LANGUAGES])
  language!: Language;
}

/** What a school says besides the standard text. */
export class WordingBody extends WordingQuery {
  /** Replaces the standard subject; may be empty. */
  @ApiProperty()
  @Trimmed()
  @IsString()
  @MaxLength(150, { message: 'At most 150 letters.' })
  subject!: string;

  /** After the greeting, in Markdown; may be empty. */
  @ApiProperty()
  @Trimmed()
  @IsString()
  @MaxLength(MOST, TOO_LONG)
  above!: string;

  /** At the end, in Markdown; may be empty. */
  @ApiProperty()
  @Trimmed()
  @IsString()
  @MaxLength(MOST, TOO_LONG)
  below!: string;
}

export class NewWordingBody extends WordingBody {
  /** The newest version that was read; 0: there was none. */
  @IsInt()
  @Min(0)
  base_version!: number;

  @Trimmed()
  @IsString()
  @Length(3, 200, REASON)
  reason!: string;
}

export class RestoreWordingBody extends WordingQuery {
  /** The former version whose parts become a new version. */
  @IsInt()
  @Min(1)
  version!: number;

  @IsInt()
  @Min(1)
  base_version!: number;

  @Trimmed()
  @IsString()
  @Length(3, 200, REASON)
  reason!: string;
}

/** A template in the list. */
export class EmailTemplateRow {
  template!: string;
  /** Subject with the data of the sample, in the school's own wording where it has one. */
  subject!: string;
  /** Newest version of the school's own wording; null: the standard text alone. */
  version!: number | null;
  /** When it was changed last. */
  changed_at!: string | null;
}

export class EmailTemplateList {
  results!: EmailTemplateRow[];
}

/** One version of a wording. */
export class WordingVersion {
  version!: number;
  subject!: string;
  above!: string;
  below!: string;
  restored_from!: number | null;
  reason!: string;
  by!: string;
  at!: string;
}

export class EmailTemplateDetail {
  template!: string;
  school!: string;
  /** Subject of the standard text, with the data of the sample. */
  standard_subject!: string;
  /** Names that a wording may have in braces. */
  placeholders!: string[];
  /** The newest first; empty while the school has the standard text alone. */
  versions!: WordingVersion[];
}

export class EmailPreviewView {
  /** With the data of the sample. */
  subject!: string;
  /** Address of the HTML part for a frame, for five minutes. */
  url!: string;
}

export class WordingSaved {
  version!: number;
}

export class TestEmailSent {
  /** Of the e-mail in the log. */
  id!: string;
  /** The own address, to which it goes. */
  address!: string;
}
