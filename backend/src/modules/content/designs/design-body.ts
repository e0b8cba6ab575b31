import { DESIGN_SIZES, faultIn, type DesignBody, type DesignSize } from '@bookgrove/contract';
import { IsBase64, IsIn, IsInt, IsObject, IsString, Length, MaxLength, Min } from 'class-validator';
import { Trimmed } from '../../../platform/http/fields.ts';
import { invalidFields } from '../../../platform/errors.ts';

const SIZES = Object.keys(DESIGN_SIZES) as DesignSize[];

export class DesignChange {
  @Trimmed()
  @IsString()
  @Length(1, 120, { message: 'Give it a name, in at most 120 characters.' })
  title!: string;

  /** Background and elements, by the rules of `libs/contract/src/designs.ts`. */
  @IsObject({ message: 'body must be a drawing.' })
  body!: object;

  /** The version that the change is based on. */
  @IsInt({ message: 'version must be the version that you have.' })
  @Min(1, { message: 'version must be the version that you have.' })
  version!: number;
}

export class NewDesign {
  @Trimmed()
  @IsString()
  @Length(1, 120, { message: 'Give it a name, in at most 120 characters.' })
  title!: string;

  @IsIn(SIZES, { message: `size is one of ${SIZES.join(', ')}.` })
  size!: DesignSize;

  /** Background and elements, by the rules of `libs/contract/src/designs.ts`. */
  @IsObject({ message: 'body must be a drawing.' })
  body!: object;
}

export class DesignPictureBody {
  /** PNG, JPEG or WebP, as Base64. */
  @IsBase64({}, { message: 'picture must be Base64.' })
  @MaxLength(900_000, { message: 'This picture is too large. Choose a smaller one.' })
  picture!: string;
}

/**
 * The drawing of a request body, with known members only.
 * @throws AppError invalid that names the first wrong member
 */
export function readDrawing(body: object): DesignBody {
  const fault = faultIn(body);
  if (fault) throw invalidFields({ body: [`This drawing cannot be kept: look at ${fault}.`] });
  return body as DesignBody;
}
