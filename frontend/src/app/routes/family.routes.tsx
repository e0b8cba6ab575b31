import { may, type Permission } from '@bookgrove/contract';
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { User } from '../../api/types.ts';
import { RequireUser } from '../guards/RequireUser.tsx';
import { paths } from '../paths.ts';

/** A screen for those whom `allow` lets in. */
const guarded = (
  path: string,
  title: string,
  allow: (user: User) => boolean,
  load: () => Promise<{ default: ComponentType }>,
): RouteObject => ({
  path,
  handle: { title },
  lazy: async () => {
    const { default: Page } = await load();
    return {
      element: (
        <RequireUser allow={allow}>
          <Page />
        </RequireUser>
      ),
    };
  },
});

const holds =
  (permission: Permission) =>
  ({ role }: User): boolean =>
    may(role, permission);

/** Families, and what grown-ups do for themselves. */
export const familyRoutes: RouteObject[] = [
  guarded(
    paths.family,
    'My family',
    holds('child.guard'),
    () => import('../../features/family/pages/FamilyPage.tsx'),
  ),
  guarded(
    paths.myConsents,
    'What my family allows',
    ({ role }) => role === 'student',
    () => import('../../features/family/pages/MyConsentsPage.tsx'),
  ),
  guarded(
    paths.designs,
    'Covers and posters',
    ({ permissions }) => permissions?.includes('design.make') ?? false,
    () => import('../../features/designs/pages/DesignsPage.tsx'),
  ),
  guarded(
    paths.design,
    'Covers and posters',
    ({ permissions }) => permissions?.includes('design.make') ?? false,
    () => import('../../features/designs/pages/DesignPage.tsx'),
  ),
  guarded(
    paths.readingLog,
    'My reading',
    holds('reading.record'),
    () => import('../../features/log/pages/LogPage.tsx'),
  ),
  guarded(
    paths.myWords,
    'My words',
    holds('reading.record'),
    () => import('../../features/words/pages/MyWordsPage.tsx'),
  ),
  guarded(
    paths.accountPrivacy,
    'Your data',
    holds('data.ask'),
    () => import('../../features/privacy/pages/PrivacyPage.tsx'),
  ),
  guarded(
    paths.superpower,
    'Superpower programme',
    holds('leader.be'),
    () => import('../../features/leaders/pages/SuperpowerPage.tsx'),
  ),
  {
    path: paths.leaderBadge,
    handle: { title: 'Badge' },
    lazy: async () => ({ Component: (await import('../../features/leaders/pages/BadgePage.tsx')).default }),
  },
];
