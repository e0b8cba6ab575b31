import { inside } from '../alpha/components/card.ts';
export const reached = inside;
