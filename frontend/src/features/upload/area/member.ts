import type { RouteObject } from 'react-router-dom';
import { canUpload } from '../../../api/session.ts';
import { screen } from '../../../app/routes/screen.tsx';
import { upload } from './addresses.ts';

/** Screens for signed-in people. */
export const memberRoutes: RouteObject[] = [
  screen({
    path: upload,
    title: 'Upload a book',
    load: () => import('../pages/UploadPage.tsx'),
    allow: canUpload,
  }),
  screen({
    path: `${upload}/:bookId`,
    title: 'Upload a book',
    load: () => import('../pages/BookWizardPage.tsx'),
    allow: canUpload,
  }),
];
