import type { AreaSetup } from '../../../app/area.ts';
import { adminAddClass } from './addresses.ts';

export const setup: AreaSetup = {
  classes: {
    name: 'A first class',
    why: 'Classes hold the codes with which students come in.',
    to: adminAddClass,
    label: 'Add a class',
  },
};
