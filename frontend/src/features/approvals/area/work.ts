import type { WorkRoutes } from '../../../app/area.ts';
import { screen } from '../../../app/routes/screen.tsx';
import { adminProposal, adminProposals, platformProposal, platformProposals } from './addresses.ts';

/** Screens of work. */
export const workRoutes: WorkRoutes = {
  school: [
    screen({
      path: adminProposals,
      title: 'Waiting for a second person',
      load: () => import('../pages/ProposalsPage.tsx'),
    }),
    screen({
      path: adminProposal,
      parent: adminProposals,
      title: 'Proposal',
      load: () => import('../pages/ProposalPage.tsx'),
    }),
  ],
  platform: [
    screen({
      path: platformProposals,
      title: 'Waiting for a second person',
      load: () => import('../pages/ProposalsPage.tsx'),
    }),
    screen({
      path: platformProposal,
      parent: platformProposals,
      title: 'Proposal',
      load: () => import('../pages/ProposalPage.tsx'),
    }),
  ],
};
