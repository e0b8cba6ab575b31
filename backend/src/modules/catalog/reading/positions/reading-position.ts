import { differsFromKnownPosition } from './position.rules.ts';
import type { DeviceView } from '../../library/books/device.ts';

/** Where another device of the same reader stopped. */
export class OtherDevicePosition {
  device!: DeviceView;
  locator!: object;
  percentage!: number;
  /** When it was there, by its own clock. */
  client_time!: string;
}

export interface ReadingPositionRow {
  device_id: string;
  device_kind: DeviceView['kind'];
  device_system: string;
  locator: object;
  percentage: number;
  client_time: Date;
}

export const READING_POSITION_COLUMNS =
  'device_id, device_kind, device_system, locator, percentage, client_time';

export const readingPositionView = (row: ReadingPositionRow): OtherDevicePosition => ({
  device: { kind: row.device_kind, system: row.device_system },
  locator: row.locator,
  percentage: row.percentage,
  client_time: row.client_time.toISOString(),
});

/** The newest position of the other devices, if it is elsewhere in the book and newer than what this device knows. */
export function newestOtherPosition(
  others: ReadingPositionRow[],
  here: { percentage: number },
  knownAt: Date | null,
): OtherDevicePosition | null {
  const [newest] = others;
  return newest && differsFromKnownPosition(newest, here, knownAt) ? readingPositionView(newest) : null;
}
