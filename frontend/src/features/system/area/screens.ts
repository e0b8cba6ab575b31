import { screensOf, type Screen } from '../../../app/area.ts';

export const screens: Screen[] = [
  ...screensOf('schools', 'team')(
    '/admin-panel/queues',
    '/admin-panel/queues?queue=emails&state=delayed',
    '/admin-panel/system-health',
  ),
];
