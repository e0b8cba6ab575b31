import type { LineState } from '../pricing/line.rules.ts';

/** For how long the link of a request can be used, in milliseconds: two weeks. */
export const REQUEST_LIFE_MS = 14 * 86_400_000;

/** `waiting`: nobody has answered; `bought`: paid for; `expired`: the link is over; `taken_back` by the student. */
export const REQUEST_STATES = ['waiting', 'bought', 'expired', 'taken_back'] as const;
export type RequestState = (typeof REQUEST_STATES)[number];

/** Who is asked: the guardians who may buy, or the teachers where there is none; null when there is nobody. */
export function whomToAsk(contacts: {
  buyers: readonly string[];
  teachers: readonly string[];
}): { sent_to: 'family' | 'teachers'; people: readonly string[] } | null {
  if (contacts.buyers.length > 0) return { sent_to: 'family', people: contacts.buyers };
  return contacts.teachers.length > 0 ? { sent_to: 'teachers', people: contacts.teachers } : null;
}

/** To whom a request went: by e-mail to the family or the teachers, or to whoever is shown its code. */
export type RequestRecipients = 'family' | 'teachers' | 'code';

/**
 * Who is asked when the student has chosen: one of those who can be asked, or a code that needs nobody known.
 * @param to id of a person, or `code`; null: all of them
 */
export function recipientsOf(
  contacts: { buyers: readonly string[]; teachers: readonly string[] },
  to: string | null,
): { sent_to: RequestRecipients; people: readonly string[] } | null {
  if (to === 'code') return { sent_to: 'code', people: [] };
  const known = whomToAsk(contacts);
  if (to === null || !known) return known;
  return known.people.includes(to) ? { ...known, people: [to] } : null;
}

/** An e-mail address that somebody recognises who knows it, and nobody else learns: `n•••@example.org`. */
export function hintOfAddress(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, 1)}•••${email.slice(at)}`;
}

/** A request is answered when the child has every book of it that there still is. */
export function requestState(
  books: readonly LineState[],
  { expires_at, taken_back_at }: { expires_at: Date; taken_back_at: Date | null },
  now: Date,
): RequestState {
  if (taken_back_at) return 'taken_back';
  const known = books.filter((state) => state !== 'unknown' && state !== 'withdrawn');
  if (known.length > 0 && known.every((state) => state === 'owned')) return 'bought';
  return expires_at <= now ? 'expired' : 'waiting';
}

/** The day of a request in UTC: a student asks for a book once a day. */
export const dayOf = (now: Date): Date => new Date(`${now.toISOString().slice(0, 10)}T00:00:00Z`);
