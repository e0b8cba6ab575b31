export type DeviceKind = 'phone' | 'tablet' | 'computer';
export type DeviceSystem = 'android' | 'ios' | 'windows' | 'mac' | 'chromeos' | 'linux' | 'other';

/** What this device sends about itself: a random id, and its kind. */
export interface Device {
  id: string;
  kind: DeviceKind;
  system: DeviceSystem;
}

const KEY = 'reader.device';

/** Kind and system from the user agent; an iPad identifies itself as a Mac, but has touch points. */
function describeDevice(agent: string, touches: number): Omit<Device, 'id'> {
  if (/iPhone|iPod/.test(agent)) return { kind: 'phone', system: 'ios' };
  if (/iPad/.test(agent) || (/Macintosh/.test(agent) && touches > 1))
    return { kind: 'tablet', system: 'ios' };
  if (/Android/.test(agent)) return { kind: /Mobile/.test(agent) ? 'phone' : 'tablet', system: 'android' };
  if (/CrOS/.test(agent)) return { kind: 'computer', system: 'chromeos' };
  if (/Windows/.test(agent)) return { kind: 'computer', system: 'windows' };
  if (/Macintosh|Mac OS X/.test(agent)) return { kind: 'computer', system: 'mac' };
  return { kind: 'computer', system: /Linux/.test(agent) ? 'linux' : 'other' };
}

let made: string | null = null;

/** This device. Its id is stored in this browser until somebody signs out. */
export function thisDevice(): Device {
  let id = made;
  try {
    id = localStorage.getItem(KEY) ?? id;
    if (!id) {
      id = crypto.randomUUID();
      localStorage.setItem(KEY, id);
    }
  } catch {
    // Without storage the device gets a new id with every start.
  }
  made = id ?? crypto.randomUUID();
  return { id: made, ...describeDevice(navigator.userAgent, navigator.maxTouchPoints) };
}
