import type { StoryEntry } from '@bookgrove/api-client';
import { t } from '../../i18n/index.ts';
import type { StatusKind } from '../../ui/Status.tsx';

/** The status of a story or letter, in words for children. */
export function storyState({ state, waits_for }: Pick<StoryEntry, 'state' | 'waits_for'>): {
  kind: StatusKind;
  label: string;
} {
  switch (state) {
    case 'draft':
      return { kind: 'off', label: t('Draft') };
    case 'submitted':
      return { kind: 'wait', label: t('In review: my teacher reads it') };
    case 'changes_requested':
      return { kind: 'info', label: t('Returned with ideas') };
    case 'approved':
      return waits_for === 'family'
        ? { kind: 'wait', label: t('Approved: now my family says yes or no') }
        : { kind: 'wait', label: t('Approved: the book is being made') };
    case 'published':
      return { kind: 'ok', label: t('Published') };
    case 'withdrawn':
      return { kind: 'off', label: t('Withdrawn') };
  }
}
