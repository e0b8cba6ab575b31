import type { AreaAudit } from '../../../app/area.ts';

export const audit: AreaAudit = {
  areas: { course: 'Courses' },
  actions: {
    'course.created': 'began the course',
    'course.published': 'published a version of the course',
    'course.priced': 'changed the prices of the course',
    'course.archived': 'took the course out of the lists',
    'course.cohort_made': 'made the cohort',
    'course.cohort_changed': 'changed the cohort',
    'course.cohort_removed': 'removed the cohort',
    'course.post_shown': 'showed a text in a discussion',
    'course.post_hidden': 'took a text out of a discussion',
    'course.restored': 'put the course back into the lists',
  },
};
