import { ApiProperty } from '@nestjs/swagger';
import type { ClaimState } from './claim-code.rules.ts';

const STATES: ClaimState[] = ['open', 'mine', 'owned', 'revoked', 'used_up'];

/** What somebody gets for a code. Nothing tells what it cost. */
export class ClaimableBook {
  @ApiProperty({ enum: ['class_pack', 'gift'] })
  kind!: 'class_pack' | 'gift';
  title!: string;
  authors!: string[];
  book_id!: string;
  /** Last segment of the address of its page; null when this reader cannot find it. */
  slug!: string | null;
  /** Address of the cover. */
  image!: string | null;
  /** Who gives it, and to whom; null for a class pack. */
  sender_name!: string | null;
  recipient_name!: string | null;
  /** May be empty. */
  message!: string | null;
  /** `mine`: the caller got the book with this code; `owned`: in another way. */
  @ApiProperty({ enum: STATES })
  state!: ClaimState;
}

export class CodeQr {
  /** Number of modules on a side. */
  size!: number;
  /** The dark modules as one SVG path. */
  path!: string;
}

/** Somebody who used a code, for those who teach in the school. */
export class CodeReader {
  id!: string;
  name!: string;
  at!: string;
}

export class OrderGift {
  recipient_name!: string;
  recipient_email!: string;
  sender_name!: string;
  message!: string;
  /** When it is sent; null: as soon as it is paid. */
  send_at!: string | null;
  sent_at!: string | null;
  claimed_at!: string | null;
}

/** The claim code of a line that is paid. */
export class OrderCode {
  id!: string;
  line_id!: string;
  @ApiProperty({ enum: ['class_pack', 'gift'] })
  kind!: 'class_pack' | 'gift';
  title!: string;
  /** Such as `7K2M-9QXD`. A gift's is for its buyer only: null for staff. */
  code!: string | null;
  /** Address of the page where it is used, and its QR code. */
  link!: string | null;
  qr!: CodeQr | null;
  seats!: number;
  used!: number;
  /** Its price was paid back. */
  revoked!: boolean;
  /** Who used it, newest first; null for those who do not teach, and for gifts. */
  readers!: CodeReader[] | null;
  gift!: OrderGift | null;
}

export class OrderCodes {
  results!: OrderCode[];
}

/** What became of giving the book of a class pack to a class. */
export class GivenToClass {
  /** How many students have it now through this. */
  given!: number;
  /** How many had it before. */
  already!: number;
  /** Names of those for whom no seat was left. */
  left_out!: string[];
  code!: OrderCode;
}
