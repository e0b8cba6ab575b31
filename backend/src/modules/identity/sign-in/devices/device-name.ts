import Bowser from 'bowser';

/**
 * A rough name of a device for its owner, e.g. "Chrome on Windows". For display only: a client can send any user agent.
 */
export function deviceName(userAgent: string): string {
  if (!userAgent) return 'Unknown device';
  const { browser, os, platform } = Bowser.parse(userAgent);
  const place = platform.model && platform.type !== 'desktop' ? platform.model : os.name;
  if (browser.name && place) return `${browser.name} on ${place}`;
  return browser.name || place || 'Unknown device';
}
