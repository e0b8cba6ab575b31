import type { StatusKind } from '../../ui/Status.tsx';
import { t } from '../../i18n/index.ts';
import type { ProposalRow } from './api.ts';

/** Status of a proposal. */
export function proposalStatus(state: ProposalRow['state']): { kind: StatusKind; label: string } {
  switch (state) {
    case 'waiting':
      return { kind: 'wait', label: t('Waits for a second person') };
    case 'approved':
      return { kind: 'ok', label: t('Approved and done') };
    case 'refused':
      return { kind: 'bad', label: t('Refused') };
    case 'withdrawn':
      return { kind: 'off', label: t('Withdrawn') };
    case 'expired':
      return { kind: 'off', label: t('Time ran out') };
    case 'outdated':
      return { kind: 'off', label: t('The data has changed since') };
  }
}
