import type { WorkRoutes } from '../../../app/area.ts';
import { screen } from '../../../app/routes/screen.tsx';
import { mayMakeQuizzes, mayMark } from '../mayMakeQuizzes.ts';
import { quizDesk, quizEditor, readingSkills } from './addresses.ts';

/** Screens of work. */
export const workRoutes: WorkRoutes = {
  shared: [
    screen({
      path: quizDesk,
      title: 'Make quizzes',
      load: () => import('../desk/QuizDeskPage.tsx'),
      allow: mayMakeQuizzes,
    }),
    screen({
      path: quizEditor,
      parent: quizDesk,
      title: 'Quiz',
      load: () => import('../desk/QuizEditorPage.tsx'),
      allow: mayMakeQuizzes,
    }),
    screen({
      path: readingSkills,
      title: 'Reading skills',
      load: () => import('../desk/ReadingSkillsPage.tsx'),
      allow: mayMark,
    }),
  ],
};
