import { applyDecorators } from '@nestjs/common';
import { PICTURES, PICTURES_CHOSEN, type Picture } from '@bookgrove/contract';
import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsIn } from 'class-validator';

const three = { message: `Choose ${PICTURES_CHOSEN} pictures.` };
const known = { each: true, message: `pictures must be of these: ${PICTURES.join(', ')}.` };

/** Checks a picture password: a list of exactly `PICTURES_CHOSEN` names of `PICTURES`. */
export const IsPicturePassword = (): PropertyDecorator =>
  applyDecorators(
    IsArray(three),
    ArrayMinSize(PICTURES_CHOSEN, three),
    ArrayMaxSize(PICTURES_CHOSEN, three),
    IsIn(PICTURES, known),
  );

export class PicturesBody {
  /** Three pictures in order. */
  @IsPicturePassword()
  @ApiProperty({ isArray: true, enum: PICTURES })
  pictures!: Picture[];
}
