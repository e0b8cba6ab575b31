/** What a teacher decided about a device. */
export type DeviceState = 'waiting' | 'approved' | 'refused';

/** How long a class may sign in with a device that it used in its network or that was approved: half a year. */
export const TRUST_MS = 180 * 86_400_000;

/** After this, a refused device may ask again: a teacher may have refused it by mistake. */
export const REFUSAL_MS = 15 * 60_000;

/** The device as it is stored; all null when it is new. */
export interface StoredDevice {
  state: DeviceState | null;
  decided_at: Date | null;
  trusted_until: Date | null;
}

/** `network`: admitted because of where it is, and to be remembered. */
type Admission = 'trusted' | 'network' | 'refused' | 'waiting';

/** Decides about a device with which somebody signs in by pictures. @param own whether its network is the class's */
export function admissionOf(
  { state, decided_at, trusted_until }: StoredDevice,
  own: boolean,
  now: Date,
): Admission {
  if (state === 'approved' && trusted_until && trusted_until > now) return 'trusted';
  if (state === 'refused' && decided_at && now.getTime() - decided_at.getTime() < REFUSAL_MS)
    return 'refused';
  return own ? 'network' : 'waiting';
}
