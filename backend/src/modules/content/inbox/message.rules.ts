/** Categories of a problem report; the first two concern safety. */
export const PROBLEM_CATEGORIES = [
  'safety',
  'bullying',
  'content',
  'broken',
  'account',
  'money',
  'other',
] as const;

export const MESSAGE_STATUSES = ['new', 'in_progress', 'answered', 'closed'] as const;
export type MessageStatus = (typeof MESSAGE_STATUSES)[number];

/** Whether a report is urgent: a person may be at risk. */
export const isUrgent = (category: string): boolean => category === 'safety' || category === 'bullying';

/** Status after staff wrote something: a reply answers the message, a note sets it to in progress. */
export function statusAfter(status: MessageStatus, entry: 'note' | 'reply'): MessageStatus {
  if (entry === 'reply') return 'answered';
  return status === 'new' ? 'in_progress' : status;
}

/** Why the message cannot be closed yet; null when it can. `written` counts the notes and replies of staff. */
export function reasonAgainstClosing(message: { urgent: boolean }, written: number): string | null {
  return message.urgent && written === 0
    ? 'Write a note on what was done first: a report about safety is never closed in silence.'
    : null;
}

/** Characters without look-alikes, also when read aloud. */
const REFERENCE_SIGNS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A reference of eight characters from as many random bytes: `4K7P-XW2M`. */
export function referenceOf(random: Uint8Array): string {
  const signs = [...random.slice(0, 8)].map((byte) => REFERENCE_SIGNS[byte % REFERENCE_SIGNS.length]);
  return `${signs.slice(0, 4).join('')}-${signs.slice(4).join('')}`;
}
