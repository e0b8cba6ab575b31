import type { RouteObject } from 'react-router-dom';
import { canUpload, canWriteStories, hasOwnAccount } from '../../api/session.ts';
import { RequireUser } from '../guards/RequireUser.tsx';
import { paths } from '../paths.ts';
import { familyRoutes } from './family.routes.tsx';
import { titled } from './page.tsx';

/** Screens between header and footer for who has signed in. Their addresses are in `MEMBERS` of `index.tsx`. */
export const memberRoutes: RouteObject[] = [
  {
    path: paths.upload,
    ...titled('Upload a book'),
    lazy: async () => {
      const { default: UploadPage } = await import('../../features/upload/pages/UploadPage.tsx');
      return {
        element: (
          <RequireUser allow={canUpload}>
            <UploadPage />
          </RequireUser>
        ),
      };
    },
  },
  {
    path: `${paths.upload}/:bookId`,
    ...titled('Upload a book'),
    lazy: async () => {
      const { default: BookWizardPage } = await import('../../features/upload/pages/BookWizardPage.tsx');
      return {
        element: (
          <RequireUser allow={canUpload}>
            <BookWizardPage />
          </RequireUser>
        ),
      };
    },
  },
  {
    path: paths.uploadContent,
    ...titled('Upload for lessons'),
    lazy: async () => {
      const { default: MyResourcesPage } = await import('../../features/resources/work/MyResourcesPage.tsx');
      return {
        element: (
          <RequireUser allow={canUpload}>
            <MyResourcesPage />
          </RequireUser>
        ),
      };
    },
  },
  {
    path: `${paths.uploadContent}/:resourceId`,
    ...titled('Upload for lessons'),
    lazy: async () => {
      const { default: WizardPage } = await import('../../features/resources/work/WizardPage.tsx');
      return {
        element: (
          <RequireUser allow={canUpload}>
            <WizardPage />
          </RequireUser>
        ),
      };
    },
  },
  {
    path: paths.resources,
    ...titled('To learn with'),
    lazy: async () => {
      const { default: ResourcesPage } = await import('../../features/resources/pages/ResourcesPage.tsx');
      return {
        element: (
          <RequireUser allow={() => true}>
            <ResourcesPage />
          </RequireUser>
        ),
      };
    },
  },
  {
    path: paths.resource,
    lazy: async () => {
      const { default: ResourcePage } = await import('../../features/resources/pages/ResourcePage.tsx');
      return {
        element: (
          <RequireUser allow={() => true}>
            <ResourcePage />
          </RequireUser>
        ),
      };
    },
  },
  {
    path: paths.stories,
    ...titled('My stories'),
    lazy: async () => {
      const { default: StoriesPage } = await import('../../features/stories/pages/StoriesPage.tsx');
      return {
        element: (
          <RequireUser allow={canWriteStories}>
            <StoriesPage />
          </RequireUser>
        ),
      };
    },
  },
  {
    path: paths.storyPrint,
    ...titled('Print stories'),
    lazy: async () => {
      const { default: PrintPage } = await import('../../features/stories/pages/PrintPage.tsx');
      return {
        element: (
          <RequireUser allow={canWriteStories}>
            <PrintPage />
          </RequireUser>
        ),
      };
    },
  },
  {
    path: paths.storyIdeas,
    ...titled('A new story'),
    lazy: async () => {
      const { default: IdeasPage } = await import('../../features/stories/pages/IdeasPage.tsx');
      return {
        element: (
          <RequireUser allow={canWriteStories}>
            <IdeasPage />
          </RequireUser>
        ),
      };
    },
  },
  {
    path: paths.story,
    ...titled('Story'),
    lazy: async () => {
      const { default: MakerPage } = await import('../../features/stories/pages/MakerPage.tsx');
      return {
        element: (
          <RequireUser allow={() => true}>
            <MakerPage />
          </RequireUser>
        ),
      };
    },
  },
  {
    path: paths.storyDesk,
    ...titled('Stories to read'),
    lazy: async () => {
      const { default: DeskPage } = await import('../../features/stories/desk/DeskPage.tsx');
      return {
        element: (
          <RequireUser allow={canWriteStories}>
            <DeskPage />
          </RequireUser>
        ),
      };
    },
  },
  {
    path: paths.list,
    ...titled('Reading list'),
    lazy: async () => {
      const { default: ListPage } = await import('../../features/lists/pages/ListPage.tsx');
      return {
        element: (
          <RequireUser allow={() => true}>
            <ListPage />
          </RequireUser>
        ),
      };
    },
  },
  ...familyRoutes,
  {
    path: paths.accountSecurity,
    ...titled('Security of your account'),
    lazy: async () => {
      const { default: SecurityPage } =
        await import('../../features/account/security/pages/SecurityPage.tsx');
      return {
        element: (
          <RequireUser allow={hasOwnAccount}>
            <SecurityPage />
          </RequireUser>
        ),
      };
    },
  },
  {
    path: paths.account,
    ...titled('My account'),
    lazy: async () => {
      const { default: AccountPage } = await import('../../features/account/profile/AccountPage.tsx');
      return {
        element: (
          <RequireUser allow={({ role }) => role !== 'community'}>
            <AccountPage />
          </RequireUser>
        ),
      };
    },
  },
  {
    path: paths.readingApps,
    ...titled('Reading apps'),
    lazy: async () => {
      const { default: ReadingAppsPage } =
        await import('../../features/account/reading-apps/ReadingAppsPage.tsx');
      return {
        element: (
          <RequireUser allow={({ role }) => role !== 'community'}>
            <ReadingAppsPage />
          </RequireUser>
        ),
      };
    },
  },
  {
    path: paths.devices,
    ...titled('Your devices'),
    lazy: async () => {
      const { default: DevicesPage } = await import('../../features/account/devices/DevicesPage.tsx');
      return {
        element: (
          <RequireUser allow={() => true}>
            <DevicesPage />
          </RequireUser>
        ),
      };
    },
  },
];
