import type { Inside } from '../beta/inside.ts';
export const taken: Inside = { kept: false };
