import { MESSAGES } from '@bookgrove/contract';
import { OmitType } from '@nestjs/swagger';
import { IsNotEmpty, IsString, MaxLength } from 'class-validator';
import { Trimmed } from '../../../../platform/http/fields.ts';
import { SignUpBody } from '../../accounts/account-bodies.ts';

/** A guardian who registers by the code of the school's letter. */
export class GuardianSignUpBody extends OmitType(SignUpBody, ['role', 'canvaAccount'] as const) {
  /** As printed; case, spaces and dashes are ignored. */
  @IsString({ message: MESSAGES.invalidGuardianCode })
  @IsNotEmpty({ message: 'Please type the code of the letter.' })
  @MaxLength(64, { message: MESSAGES.invalidGuardianCode })
  @Trimmed()
  code!: string;
}
