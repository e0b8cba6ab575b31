import type { StoryEntry } from '@bookgrove/api-client';
import { t } from '../../i18n/index.ts';
import type { StatusKind } from '../../ui/Status.tsx';

/** Where a story or a letter stands on its way to be a book, in a child's words. */
export function storyState({ state, waits_for }: Pick<StoryEntry, 'state' | 'waits_for'>): {
  kind: StatusKind;
  label: string;
} {
  switch (state) {
    case 'draft':
      return { kind: 'off', label: t('I am writing it') };
    case 'submitted':
      return { kind: 'wait', label: t('My teacher reads it') };
    case 'changes_requested':
      return { kind: 'info', label: t('It came back with ideas') };
    case 'approved':
      return waits_for === 'family'
        ? { kind: 'wait', label: t('Approved. Now my family says yes or no') }
        : { kind: 'wait', label: t('Approved. The book is being made') };
    case 'published':
      return { kind: 'ok', label: t('It is a book in the library') };
    case 'withdrawn':
      return { kind: 'off', label: t('Taken off the shelf') };
  }
}
