import type { User } from '../../api/types.ts';

/** Whether this person has a cart on the server. */
export const keepsCart = (user: User | null): boolean => user?.permissions?.includes('cart.keep') ?? false;
