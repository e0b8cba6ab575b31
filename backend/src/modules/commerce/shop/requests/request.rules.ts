import type { LineState } from '../pricing/line.rules.ts';

/** For how long the link of a request can be used, in milliseconds: two weeks. */
export const REQUEST_LIFE_MS = 14 * 86_400_000;

/** `waiting`: nobody has answered; `bought`: paid for; `expired`: the link is over. */
export const REQUEST_STATES = ['waiting', 'bought', 'expired'] as const;
export type RequestState = (typeof REQUEST_STATES)[number];

/** Who is asked: the guardians who may buy, or the teachers where there is none; null when there is nobody. */
export function whomToAsk(contacts: {
  buyers: readonly string[];
  teachers: readonly string[];
}): { sent_to: 'family' | 'teachers'; people: readonly string[] } | null {
  if (contacts.buyers.length > 0) return { sent_to: 'family', people: contacts.buyers };
  return contacts.teachers.length > 0 ? { sent_to: 'teachers', people: contacts.teachers } : null;
}

/** A request is answered when the child has every book of it that there still is. */
export function requestState(books: readonly LineState[], expires_at: Date, now: Date): RequestState {
  const known = books.filter((state) => state !== 'unknown' && state !== 'withdrawn');
  if (known.length > 0 && known.every((state) => state === 'owned')) return 'bought';
  return expires_at <= now ? 'expired' : 'waiting';
}

/** The day of a request in UTC: a student asks for a book once a day. */
export const dayOf = (now: Date): Date => new Date(`${now.toISOString().slice(0, 10)}T00:00:00Z`);
