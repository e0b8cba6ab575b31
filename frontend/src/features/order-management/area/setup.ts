import type { AreaSetup } from '../../../app/area.ts';
import { paths } from '../../../app/paths.ts';

export const setup: AreaSetup = {
  payments: {
    name: 'A shop',
    why: 'Families can then buy books, and a part of each price goes to a charity. Leave it closed if you sell nothing.',
    to: paths.adminSettings,
    label: 'Open the shop',
  },
};
