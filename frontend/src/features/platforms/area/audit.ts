import type { AreaAudit } from '../../../app/area.ts';

export const audit: AreaAudit = {
  areas: { statements: 'Statements about learning' },
  actions: {
    'statements.changed': 'set up statements about learning for',
    'statements.removed': 'removed statements about learning',
  },
};
