import type { Role } from '@bookgrove/contract';

/** What notifications are about. Names are stored. */
export const NOTIFICATION_KINDS = [
  'stories',
  'books',
  'resources',
  'reading',
  'lessons',
  'leadership',
  'giving',
  'orders',
  'approvals',
] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/** How a person is told: in the app, by e-mail at once, both ways, in one e-mail a day, or not at all. Names are stored. */
export const NOTIFICATION_CHANNELS = ['app', 'email', 'both', 'digest', 'none'] as const;
export type NotificationChannel = (typeof NOTIFICATION_CHANNELS)[number];

/** The kinds that somebody of a role is told about. Nobody is told in an account that several people share. */
const KINDS_OF_ROLE: Readonly<Record<Role, readonly NotificationKind[]>> = {
  student: ['stories', 'reading', 'lessons'],
  teacher: [
    'stories',
    'books',
    'resources',
    'reading',
    'lessons',
    'leadership',
    'giving',
    'orders',
    'approvals',
  ],
  parent: ['stories', 'reading', 'lessons', 'leadership', 'giving', 'orders'],
  community: [],
  school_admin: [
    'stories',
    'books',
    'resources',
    'reading',
    'lessons',
    'leadership',
    'giving',
    'orders',
    'approvals',
  ],
  platform_admin: ['books', 'resources', 'lessons', 'giving', 'orders', 'approvals'],
};

export const kindsOf = (role: Role): readonly NotificationKind[] => KINDS_OF_ROLE[role];

/** The channels from which somebody with or without an e-mail address chooses. */
export const channelsFor = (hasAddress: boolean): readonly NotificationChannel[] =>
  hasAddress ? NOTIFICATION_CHANNELS : ['app', 'none'];

/** The channel of somebody who has chosen none. */
export const defaultChannel = (hasAddress: boolean): NotificationChannel => (hasAddress ? 'email' : 'app');

/** Facts that decide how a person is told. */
export interface RouteFacts {
  /** Null: it goes by e-mail, whatever was chosen. */
  kind: NotificationKind | null;
  /** The chosen channel of the kind; undefined when none was chosen. */
  chosen: NotificationChannel | undefined;
  hasAddress: boolean;
  /** It can be shown in the app: it leads to a page, by a link without a secret, and the account is one person's. */
  showable: boolean;
}

/** The ways that one message takes. */
export interface Route {
  email: boolean;
  app: boolean;
  digest: boolean;
}

const NOWHERE: Route = { email: false, app: false, digest: false };
const ROUTES: Readonly<Record<NotificationChannel, Route>> = {
  email: { ...NOWHERE, email: true },
  app: { ...NOWHERE, app: true },
  both: { ...NOWHERE, email: true, app: true },
  digest: { ...NOWHERE, digest: true },
  none: NOWHERE,
};

/**
 * How a person is told. Two ways at once only where the person chose `both`. Somebody without an address is told in the app,
 * also of what otherwise always goes by e-mail.
 */
export function routeOf({ kind, chosen, hasAddress, showable }: RouteFacts): Route {
  if (kind === null) return hasAddress ? ROUTES.email : showable ? ROUTES.app : NOWHERE;
  const channel = chosen ?? defaultChannel(hasAddress);
  if (channel === 'none') return NOWHERE;
  if (!showable) return hasAddress ? ROUTES.email : NOWHERE;
  if (!hasAddress) return ROUTES.app;
  return ROUTES[channel];
}
