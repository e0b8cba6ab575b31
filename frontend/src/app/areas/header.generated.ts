// Written by `node frontend/build/areas.ts` from the folders `features/*/area`.
import type { HeaderItem } from '../area.ts';

export const allHeader: HeaderItem[][] = [
];
