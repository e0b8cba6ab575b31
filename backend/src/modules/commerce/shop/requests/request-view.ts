import { ApiProperty } from '@nestjs/swagger';
import { ListPage } from '../../../../platform/http/page.ts';
import { CartQuote } from '../pricing/quote-view.ts';
import { REQUEST_STATES, type RequestState } from './request.rules.ts';

/** A book of a request, as its student sees it: without a price. */
export class RequestedBook {
  item!: string;
  title!: string;
  slug!: string | null;
  /** Address of the cover; null without one. */
  image!: string | null;
}

/** A request to a grown-up, as its student sees it. */
export class CartRequestView {
  id!: string;
  books!: RequestedBook[];
  @ApiProperty({ enum: REQUEST_STATES })
  state!: RequestState;
  /** Who was asked: the family, or the teachers of the class. */
  sent_to!: 'family' | 'teachers';
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
