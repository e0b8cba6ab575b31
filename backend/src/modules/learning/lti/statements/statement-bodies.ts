import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean, IsString, IsUrl, Length, MaxLength } from 'class-validator';
import { Trimmed } from '../../../../platform/http/fields.ts';

export class StatementStoreBody {
  /** Base address of the learning record store, without `/statements`. */
  @IsUrl(
    { protocols: ['https', 'http'], require_protocol: true, require_tld: false },
    { message: 'endpoint must be an address on the internet.' },
  )
  @MaxLength(255, { message: 'Please use at most 255 characters.' })
  endpoint!: string;

  @Trimmed()
  @IsString({ message: 'username must be a text.' })
  @Length(1, 255, { message: 'Please write the key or user name.' })
  username!: string;

  /** Empty: the one that is there stays. */
  @IsString({ message: 'secret must be a text.' })
  @MaxLength(255, { message: 'Please use at most 255 characters.' })
  secret!: string;

  @IsBoolean({ message: 'enabled must be true or false.' })
  enabled!: boolean;
}
/** Where statements go; the secret is never told. */
export class StatementStoreView {
  endpoint!: string;
  username!: string;
  enabled!: boolean;
  delivered!: number;
  /** Statements that were tried for a day and not taken. */
  failed!: number;
  /** What the endpoint said to the last statement that it did not take; empty: it took the last one. */
  last_error!: string;
  @ApiProperty({ type: String, nullable: true })
  delivered_at!: string | null;
}
export class StatementStoreAnswer {
  @ApiProperty({ type: StatementStoreView, nullable: true })
  store!: StatementStoreView | null;
}
/** What the endpoint said; null: it answers. */
export class StatementStoreTest {
  @ApiProperty({ type: String, nullable: true })
  problem!: string | null;
}
