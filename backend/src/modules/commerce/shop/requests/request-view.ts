import { ApiProperty } from '@nestjs/swagger';
import { ListPage } from '../../../../platform/http/page.ts';
import { CodeQr } from '../../orders/claim-codes/claim-code-views.ts';
import { CartQuote } from '../pricing/quote-view.ts';
import { REQUEST_STATES, type RequestRecipients, type RequestState } from './request.rules.ts';

/** A book of a request, as its student sees it: without a price. */
export class RequestedBook {
  item!: string;
  title!: string;
  slug!: string | null;
  /** Address of the cover; null without one. */
  image!: string | null;
}

/** A grown-up whom a student can ask. */
export class GrownUp {
  id!: string;
  name!: string;
  /** The address as somebody recognises it who knows it: `n•••@example.org`; null without one. */
  email_hint!: string | null;
}

/** Whom a student can ask to buy. */
export class GrownUps {
  /** Who they are: the guardians who may buy, or the teachers of the class where there is none. */
  sent_to!: 'family' | 'teachers';
  results!: GrownUp[];
}

/** A request to a grown-up, as its student sees it. */
export class CartRequestView {
  id!: string;
  books!: RequestedBook[];
  @ApiProperty({ enum: REQUEST_STATES })
  state!: RequestState;
  /** Who was asked: the family, the teachers of the class, or whoever is shown the code. */
  @ApiProperty({ enum: ['family', 'teachers', 'code'] })
  sent_to!: RequestRecipients;
  /** First name of the one grown-up who was chosen; null for all of them, and for a code. */
  asked!: string | null;
  /** The link that the student shows, while it can be answered; null when it went by e-mail. */
  link!: string | null;
  /** The same link as a QR code. */
  qr!: CodeQr | null;
  created_at!: string;
  expires_at!: string;
}

export class CartRequestPage extends ListPage {
  results!: CartRequestView[];
}

/** A request, as the grown-up sees it who follows the link of the e-mail. */
export class AskedCart {
  /** First name of the child. */
  child!: string;
  @ApiProperty({ enum: REQUEST_STATES })
  state!: RequestState;
  created_at!: string;
  expires_at!: string;
  /** What the child wishes, with its prices. */
  quote!: CartQuote;
}
