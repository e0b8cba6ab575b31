import { GetBooksOnOfferHandler } from './get-books-on-offer.query.ts';

/** Books as the shop sells them. */
export const OFFER_PROVIDERS = { controllers: [], providers: [GetBooksOnOfferHandler] };
