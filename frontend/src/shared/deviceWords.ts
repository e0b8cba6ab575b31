import { t } from '../i18n/index.ts';

/** What the server calls a device, e.g. “Chrome on Windows”, in the reader's language. */
export function deviceName(name: string): string {
  if (name === 'Unknown device') return t('Unknown device');
  const [, browser, system] = /^(.+) on (.+)$/.exec(name) ?? [];
  return browser && system ? t('{browser} on {system}', { browser, system }) : name;
}
