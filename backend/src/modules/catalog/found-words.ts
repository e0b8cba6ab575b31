import { ApiProperty } from '@nestjs/swagger';
import type { PrivateKind } from '@bookgrove/contract/stories';

/** Words that somebody should look at before others read them. */
export class FoundWords {
  @ApiProperty({ enum: ['phone', 'email', 'link', 'handle', 'address', 'rude', 'name'] })
  kind!: PrivateKind;
  exact!: string;
}
