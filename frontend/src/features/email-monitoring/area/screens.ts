import { screensOf, type Screen } from '../../../app/area.ts';

export const screens: Screen[] = [
  ...screensOf('catalog', 'team')(
    '/admin-panel/email-monitoring',
    '/admin-panel/email-monitoring/stop-list',
    '/admin-panel/email-monitoring/templates',
    [
      '/admin-panel/email-monitoring/templates/:template',
      { open: () => '/admin-panel/email-monitoring/templates/order-paid' },
    ],
    [
      '/admin-panel/email-monitoring/:emailId',
      { unopened: 'Its id differs in every run; a journey opens it.' },
    ],
  ),
];
