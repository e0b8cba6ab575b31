import type { AreaSetup } from '../../../app/area.ts';
import { paths } from '../../../app/paths.ts';

export const setup: AreaSetup = {
  // Only the platform's team can upload the logo.
  logo: {
    name: 'A logo',
    why: 'It stands on every page, and on the badges.',
    to: paths.contact,
    label: 'Send it to us',
  },
};
