import { currentLook, withPreviousLook } from './previousLook.ts';

/**
 * Names that the previous version of app page and reader shell use in their messages. After an update, a page of one
 * version meets a shell of the other: in a tab that was open before, or offline, where a service worker of its own serves
 * each of them.
 */
const PREVIOUS_TYPES: Record<string, string> = {
  download: 'take_home',
  downloading: 'taking',
  downloaded: 'taken',
  download_failed: 'take_failed',
  remove_all_but: 'leave_only',
  removed: 'left',
};
const CURRENT_TYPES = Object.fromEntries(
  Object.entries(PREVIOUS_TYPES).map(([current, previous]) => [previous, current]),
);

/** Version of the names; a shell sends it with `ready`, and shells of the previous version send none. */
export const PROTOCOL_VERSION = 2;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a message has a type of the previous version: the page or shell that sent it understands no other. */
export const isPreviousMessage = (data: unknown): boolean =>
  isObject(data) && typeof data['type'] === 'string' && Object.hasOwn(CURRENT_TYPES, data['type']);

/** A received message by the current names; anything else unchanged. */
export function toCurrentMessage(data: unknown): unknown {
  if (!isObject(data)) return data;
  return {
    ...data,
    ...(isPreviousMessage(data) && { type: CURRENT_TYPES[data['type'] as string] }),
    ...('look' in data && { look: currentLook(data['look']) }),
  };
}

/** A message as the previous version understands it. */
export function toPreviousMessage(message: { type: string; look?: { font: string } }): object {
  const { type } = message;
  return { ...withPreviousLook(message), type: PREVIOUS_TYPES[type] ?? type };
}
