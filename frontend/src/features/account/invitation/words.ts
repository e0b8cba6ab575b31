import type { Invitation } from '../api.ts';
import { t } from '../../../i18n/index.ts';
import type { StatusKind } from '../../../ui/Status.tsx';

/** A role as a person reads it. */
export function roleName(role: Invitation['role']): string {
  return {
    teacher: t('Teacher'),
    parent: t('Parent'),
    student: t('Student'),
    school_admin: t('Administrator'),
  }[role];
}

/** What somebody will see and do in this role. */
export function roleGives(role: Invitation['role']): string[] {
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

/** Where an invitation stands, as shape, colour and word. */
export function stateOf(state: Invitation['state']): { kind: StatusKind; label: string } {
  return {
    waiting: { kind: 'wait' as const, label: t('Waiting') },
    expired: { kind: 'bad' as const, label: t('Expired') },
    accepted: { kind: 'ok' as const, label: t('Accepted') },
    revoked: { kind: 'off' as const, label: t('Taken back') },
  }[state];
}
