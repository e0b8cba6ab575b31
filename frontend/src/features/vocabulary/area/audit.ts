import type { AreaAudit } from '../../../app/area.ts';

export const audit: AreaAudit = {
  actions: {
    'word.explained': 'explained a word',
    'word.removed': 'removed the explanation of a word',
  },
};
