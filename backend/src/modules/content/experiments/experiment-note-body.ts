import { Type } from 'class-transformer';
import { IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';
import { Trimmed } from '../../../platform/http/fields.ts';

/** What was observed: text, a number, a drawing or a photo, or several of them. */
export class ExperimentNoteBody {
  @Trimmed()
  @IsString()
  @MaxLength(1_000, { message: 'At most 1,000 characters fit into a note.' })
  text!: string;

  /** A measured value, in the unit of the experiment. */
  @IsOptional()
  @Type(() => Number)
  @Min(-1_000_000, { message: 'Give a number between -1,000,000 and 1,000,000.' })
  @Max(1_000_000, { message: 'Give a number between -1,000,000 and 1,000,000.' })
  number?: number;

  /** A drawing as PNG, JPEG or WebP, in Base64. */
  @IsOptional()
  @IsString()
  @MaxLength(400_000, { message: 'This drawing is too large.' })
  drawing?: string;

  /** A photo as PNG, JPEG or WebP, in Base64. */
  @IsOptional()
  @IsString()
  @MaxLength(600_000, { message: 'This photo is too large. Choose a smaller one.' })
  photo?: string;
}
