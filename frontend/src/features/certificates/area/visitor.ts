import type { FramedRoutes } from '../../../app/area.ts';
import { screen } from '../../../app/routes/screen.tsx';
import { certificate, certificateCheck } from './addresses.ts';

/** Routes that need no sign-in: whoever has the code of a certificate may check it. */
export const visitorRoutes: FramedRoutes = {
  shell: [
    screen({ path: certificate, title: 'Certificate', load: () => import('../pages/CertificatePage.tsx') }),
    screen({
      path: certificateCheck,
      title: 'Check a certificate',
      load: () => import('../pages/CheckPage.tsx'),
    }),
  ],
};
