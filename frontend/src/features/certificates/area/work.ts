import type { WorkRoutes } from '../../../app/area.ts';
import { screen } from '../../../app/routes/screen.tsx';
import { certificateDesk } from './addresses.ts';

/** Screens of work. */
export const workRoutes: WorkRoutes = {
  shared: [
    screen({
      path: certificateDesk,
      title: 'Certificates',
      load: () => import('../staff/CertificateDeskPage.tsx'),
      allow: ({ permissions }) => permissions?.includes('certificate.award') ?? false,
    }),
  ],
};
