import type { Invitation } from '../api.ts';
import { t } from '../../../i18n/index.ts';
import type { StatusKind } from '../../../ui/Status.tsx';

/** Name of a role. */
export function roleName(role: Invitation['role']): string {
  return {
    teacher: t('Teacher'),
    parent: t('Parent'),
    student: t('Student'),
    school_admin: t('Administrator'),
  }[role];
}

/** What a person with this role can see and do. */
export function roleDescription(role: Invitation['role']): string[] {
  return {
    teacher: [
      t('Your classes, with the names of their children'),
      t('The whole library, and books that you add to it'),
    ],
    parent: [
      t('Your own children, once the school has linked them to you'),
      t('The whole library of the school'),
    ],
    student: [t('Your class, and the books your teacher picks'), t('The whole library of the school')],
    school_admin: [
      t('Everybody at the school, and all of its classes'),
      t('Books, ways in and invitations of the school'),
    ],
  }[role];
}

/** Status of an invitation with its icon, colour and label. */
export function invitationStatus(state: Invitation['state']): { kind: StatusKind; label: string } {
  return {
    waiting: { kind: 'wait' as const, label: t('Waiting') },
    expired: { kind: 'bad' as const, label: t('Expired') },
    accepted: { kind: 'ok' as const, label: t('Accepted') },
    revoked: { kind: 'off' as const, label: t('Taken back') },
  }[state];
}
