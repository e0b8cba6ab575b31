import { cartCalls, quotesCalls, together } from '@bookgrove/api-client';

export type { Cart, CartLine, CartQuote, DroppedItem, LineSplit } from '@bookgrove/api-client';

const changed = (_result: unknown, error: unknown) => (error ? [] : (['Cart'] as const));

/** Calls on the cart of a person, and prices for that of a visitor. Prices are read again on every page. */
export const cartApi = together(cartCalls, quotesCalls).enhanceEndpoints({
  addTagTypes: ['Cart'],
  endpoints: {
    getCart: { providesTags: ['Cart'], keepUnusedDataFor: 0 },
    addToCart: { invalidatesTags: changed },
    setCartQuantity: { invalidatesTags: changed },
    removeFromCart: { invalidatesTags: changed },
    keepForLater: { invalidatesTags: changed },
    putBackInCart: { invalidatesTags: changed },
    replaceCart: { invalidatesTags: changed },
    clearCart: { invalidatesTags: changed },
    mergeCart: { invalidatesTags: changed },
    quoteCart: {},
  },
});
