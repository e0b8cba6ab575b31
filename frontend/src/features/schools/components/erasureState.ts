import type { SchoolErasureRow } from '@bookgrove/api-client';
import { t } from '../../../i18n/index.ts';
import type { StatusKind } from '../../../ui/Status.tsx';

/** How the state of a school's erasure is shown. */
export const erasureState = (state: SchoolErasureRow['state']): { kind: StatusKind; label: string } => {
  switch (state) {
    case 'waiting':
      return { kind: 'wait', label: t('Planned') };
    case 'stopped':
      return { kind: 'off', label: t('Stopped') };
    case 'erasing':
      return { kind: 'wait', label: t('The school is being erased') };
    case 'done':
      return { kind: 'bad', label: t('Erased') };
    case 'ending':
    case 'ended':
      return { kind: 'bad', label: t('Erased, with what the law had kept') };
  }
};
