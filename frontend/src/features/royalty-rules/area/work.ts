import type { WorkRoutes } from '../../../app/area.ts';
import { screen } from '../../../app/routes/screen.tsx';
import { adminRoyaltyRules, platformRoyaltyRules } from './addresses.ts';

const rules = (path: string) =>
  screen({ path, title: 'Royalty rules', load: () => import('../pages/RoyaltyRulesPage.tsx') });

/** Screens of work. */
export const workRoutes: WorkRoutes = {
  school: [rules(adminRoyaltyRules)],
  platform: [rules(platformRoyaltyRules)],
};
