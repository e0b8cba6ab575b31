// Written by `node frontend/build/areas.ts` from the folders `features/*/area`.
import type { HeaderItem } from '../area.ts';
import { header as cart } from '../../features/cart/area/header.ts';
import { header as notifications } from '../../features/notifications/area/header.ts';

export const allHeader: HeaderItem[][] = [
  cart,
  notifications,
];
