import { canUpload } from '../../../api/session.ts';
import type { WorkRoutes } from '../../../app/area.ts';
import { screen } from '../../../app/routes/screen.tsx';
import { upload } from './addresses.ts';

/** Screens of work. */
export const workRoutes: WorkRoutes = {
  shared: [
    screen({
      path: upload,
      title: 'Upload a book',
      load: () => import('../pages/UploadPage.tsx'),
      allow: canUpload,
    }),
    screen({
      path: `${upload}/:bookId`,
      parent: upload,
      title: 'Upload a book',
      load: () => import('../pages/BookWizardPage.tsx'),
      allow: canUpload,
    }),
  ],
};
