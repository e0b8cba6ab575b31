import type { AreaSetup } from '../../../app/area.ts';
import { adminInvitations } from './addresses.ts';

export const setup: AreaSetup = {
  people: {
    name: 'Teachers and students',
    why: 'Somebody beside the first administrator.',
    to: adminInvitations,
    label: 'Invite people',
  },
};
