import { EndOfferWhenConsentWithdrawn } from './end-offer-when-consent-withdrawn.ts';
import { GetBooksOnOfferHandler } from './get-books-on-offer.query.ts';

/** Books as the shop sells them. */
export const OFFER_PROVIDERS = {
  controllers: [],
  providers: [EndOfferWhenConsentWithdrawn, GetBooksOnOfferHandler],
};
