import { card } from '../features/alpha/index.ts';
import { inside } from '../features/alpha/components/card.ts';
export const opened = [card, inside];
