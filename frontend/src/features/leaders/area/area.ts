import type { Area } from '../../../app/area.ts';

export const area: Area = {
  member: ['superpower', 'leader-badge'],
  staffTexts: ['pages/LeadersTablePage', 'components/LeaderPanel', 'components/LeadersTable', 'useDecision'],
};
