import { inside } from '../beta/inside.ts';
export const taken = inside;
