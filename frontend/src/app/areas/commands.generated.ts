// Written by `node frontend/build/areas.ts` from the folders `features/*/area`.
import type { CommandSource } from '../area.ts';
import { commands as classes } from '../../features/classes/area/commands.ts';
import { commands as people } from '../../features/people/area/commands.ts';
import { commands as search } from '../../features/search/area/commands.ts';

export const allCommands: CommandSource[][] = [
  classes,
  people,
  search,
];
