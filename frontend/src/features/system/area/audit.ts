import type { AreaAudit } from '../../../app/area.ts';

export const audit: AreaAudit = {
  areas: { queue: 'Queues' },
  actions: {
    'queue.job_retried': 'tried the job again',
    'queue.job_discarded': 'discarded the job',
  },
};
