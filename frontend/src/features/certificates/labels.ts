import type { CertificateView } from '@bookgrove/api-client';
import { t } from '../../i18n/index.ts';
import type { StatusKind } from '../../ui/Status.tsx';

type State = CertificateView['state'];
type Kind = CertificateView['kind'];

/** What the person did, before the title. */
export const didLabel = (kind: Kind): string =>
  ({
    completion: t('who finished'),
    achievement: t('who reached'),
    contribution: t('who helped with'),
    training: t('who completed the training'),
  })[kind];

export const kindLabel = (kind: Kind): string =>
  ({
    completion: t('Finished a course'),
    achievement: t('Reached a goal'),
    contribution: t('Helped others'),
    training: t('Training hours'),
  })[kind];

export const stateLabel = (state: State): { kind: StatusKind; label: string } =>
  ({
    valid: { kind: 'ok' as const, label: t('Valid') },
    expired: { kind: 'off' as const, label: t('Expired') },
    revoked: { kind: 'bad' as const, label: t('Taken back') },
    reissued: { kind: 'wait' as const, label: t('Replaced') },
  })[state];

export const reasonLabel = (reason: NonNullable<CertificateView['reason']>): string =>
  ({
    wrong_data: t('Something printed on it was wrong.'),
    mistake: t('It was given by mistake.'),
    family: t('The family asked for it.'),
  })[reason];
