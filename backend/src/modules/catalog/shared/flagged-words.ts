import { ApiProperty } from '@nestjs/swagger';
import type { PrivateKind } from '@bookgrove/contract/stories';

/** Words that a person should review before others read them. */
export class FlaggedWords {
  @ApiProperty({ enum: ['phone', 'email', 'link', 'handle', 'address', 'rude', 'name'] })
  kind!: PrivateKind;
  exact!: string;
}
