import { privateWords } from '@bookgrove/contract/stories';

/** The longest message, in characters. */
const MESSAGE_LENGTH = 500;
/** A gift is sent within a year. */
const LATEST_MS = 366 * 86_400_000;
/** A gift of a later day is sent in the morning, UTC. */
const SENT_AT_HOUR = 8;

/** To whom a line is given, as the buyer wrote it. */
export interface GiftDetails {
  recipient_name: string;
  recipient_email: string;
  sender_name: string;
  /** May be empty. */
  message: string;
  /** `2026-12-24`; null: as soon as it is paid. */
  send_on: string | null;
}

/** What is wrong with the details of a gift, by member; empty when they can be sent. */
export function wrongGift(
  { recipient_name, sender_name, message, send_on }: Omit<GiftDetails, 'recipient_email'>,
  now: Date,
): Record<string, string[]> {
  const wrong: Record<string, string[]> = {};
  if (hasPrivate(recipient_name) || recipient_name.length === 0)
    wrong['recipient_name'] = ['Please write the name of the person who gets the gift.'];
  if (hasPrivate(sender_name) || sender_name.length === 0)
    wrong['sender_name'] = ['Please write your name, as the person knows you.'];
  const reason = wrongMessage(message);
  if (reason) wrong['message'] = [reason];
  if (send_on !== null) {
    const day = new Date(`${send_on}T00:00:00Z`);
    if (Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== send_on)
      wrong['send_on'] = ['Please choose a day.'];
    // Somewhere it is still yesterday.
    else if (day.getTime() < now.getTime() - 2 * 86_400_000)
      wrong['send_on'] = ['This day is over. Please choose today or a later day.'];
    else if (day.getTime() > now.getTime() + LATEST_MS)
      wrong['send_on'] = ['Please choose a day within a year.'];
  }
  return wrong;
}

/** Why a message cannot be sent; null when it can. */
function wrongMessage(message: string): string | null {
  if (message.length > MESSAGE_LENGTH) return `Please use at most ${MESSAGE_LENGTH} characters.`;
  const kinds = privateWords(message).map(({ kind }) => kind);
  if (kinds.includes('rude')) return 'Please say it in kinder words.';
  return kinds.length > 0
    ? 'Please leave out links, phone numbers, addresses and names of accounts: a child may read this.'
    : null;
}

const hasPrivate = (text: string): boolean => privateWords(text).length > 0;

/** When a gift of this day is sent: in its morning, or at once (null) when that is over or no day was chosen. */
export function sendAt(send_on: string | null, now: Date): Date | null {
  if (send_on === null) return null;
  const at = new Date(`${send_on}T${String(SENT_AT_HOUR).padStart(2, '0')}:00:00Z`);
  return at > now ? at : null;
}
