import { screensOf, type Screen } from '../../../app/area.ts';

export const screens: Screen[] = screensOf('commerce', 'team')(
  '/admin-panel/reconciliation',
  '/admin-panel/reconciliation/runs',
);
