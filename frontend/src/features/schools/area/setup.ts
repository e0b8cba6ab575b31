import type { AreaSetup } from '../../../app/area.ts';
import { paths } from '../../../app/paths.ts';

export const setup: AreaSetup = {
  logo: {
    name: 'A logo',
    why: 'It stands on every page, and on the badges.',
    to: paths.adminBranding,
    label: 'Add the logo',
  },
};
