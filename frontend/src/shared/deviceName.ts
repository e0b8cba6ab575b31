import { t } from '../i18n/index.ts';

/** Translates the server's name of a device, e.g. “Chrome on Windows”. */
export function deviceName(name: string): string {
  if (name === 'Unknown device') return t('Unknown device');
  const [, browser, system] = /^(.+) on (.+)$/.exec(name) ?? [];
  return browser && system ? t('{browser} on {system}', { browser, system }) : name;
}
