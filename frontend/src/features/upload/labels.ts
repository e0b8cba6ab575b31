import { type OwnBook } from '../book-moderation/index.ts';
import type { StatusKind } from '../../ui/Status.tsx';
import { t } from '../../i18n/index.ts';
import { stepText } from '../../shared/ingestionLabels.ts';

/** The status of the person's own book; `looked`: it has an assignee. */
export function ownStatus({
  stage,
  refusal,
  step,
  looked,
}: Pick<OwnBook, 'stage' | 'refusal' | 'step'> & { looked: boolean }): {
  kind: StatusKind;
  label: string;
} {
  switch (stage) {
    case 'uploaded':
    case 'checking':
      return {
        kind: 'wait',
        label: stepText({ status: stage === 'checking' ? 'processing' : 'waiting', step: step ?? '' }),
      };
    case 'changes':
      return { kind: 'bad', label: refusal ? t('Refused') : t('Returned') };
    case 'review':
      return { kind: 'wait', label: looked ? t('In review: somebody looks at it') : t('In review') };
    case 'ready':
      return { kind: 'info', label: t('Ready: yours to finish') };
    case 'live':
      return { kind: 'ok', label: t('Published') };
    case 'withdrawn':
      return { kind: 'off', label: t('Withdrawn') };
  }
}
