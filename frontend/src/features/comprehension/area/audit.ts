import type { AreaAudit } from '../../../app/area.ts';

export const audit: AreaAudit = {
  areas: { quiz: 'Quizzes' },
  actions: {
    'quiz.created': 'began the quiz of the book',
    'quiz.published': 'published a version of the quiz of the book',
    'quiz.archived': 'took the quiz of the book out of the corner',
    'quiz.restored': 'put the quiz of the book back into the corner',
  },
};
