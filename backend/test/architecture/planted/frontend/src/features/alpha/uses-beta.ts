import { board } from '../beta/index.ts';
import { route } from '../../app/routes.ts';
export const cardOnBoard = [board, route];
