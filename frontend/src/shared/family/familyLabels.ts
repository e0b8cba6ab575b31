import type { GuardianPermission, Relationship } from '@bookgrove/contract';
import { t } from '../../i18n/index.ts';

export const relationshipName = (relationship: Relationship): string =>
  ({ parent: t('Parent'), guardian: t('Guardian'), relative: t('Relative') })[relationship];

export const permissionName = (permission: GuardianPermission): string =>
  ({
    view_progress: t('Sees what the child reads'),
    view_work: t('Sees the child’s work'),
    consent: t('Gives and withdraws consents'),
    purchase: t('Buys for the child'),
  })[permission];

export const nameOf = ({ first_name, last_name }: { first_name: string; last_name: string }): string =>
  `${first_name} ${last_name}`.trim();
