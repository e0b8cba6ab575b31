import { isElsewhere } from './places.rules.ts';
import type { DeviceView } from './device.ts';

/** Where another device of the same reader stopped. */
export class PlaceElsewhere {
  device!: DeviceView;
  locator!: object;
  percentage!: number;
  /** When it was there, by its own clock. */
  client_time!: string;
}

export interface PlaceRow {
  device_id: string;
  device_kind: DeviceView['kind'];
  device_system: string;
  locator: object;
  percentage: number;
  client_time: Date;
}

export const PLACE_COLUMNS = 'device_id, device_kind, device_system, locator, percentage, client_time';

export const placeView = (row: PlaceRow): PlaceElsewhere => ({
  device: { kind: row.device_kind, system: row.device_system },
  locator: row.locator,
  percentage: row.percentage,
  client_time: row.client_time.toISOString(),
});

/** The newest of other devices' places, when it is another place and news to this device. */
export function newestElsewhere(
  others: PlaceRow[],
  here: { percentage: number },
  knownAt: Date | null,
): PlaceElsewhere | null {
  const [newest] = others;
  return newest && isElsewhere(newest, here, knownAt) ? placeView(newest) : null;
}
