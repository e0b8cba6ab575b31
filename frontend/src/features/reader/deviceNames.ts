import { t } from '../../i18n/index.ts';

const SYSTEMS: Record<string, string> = {
  android: 'Android',
  ios: 'iOS',
  windows: 'Windows',
  mac: 'Mac',
  chromeos: 'Chromebook',
  linux: 'Linux',
};

/** The name of a device, e.g. "the tablet (iOS)". */
export function deviceText({ kind, system }: { kind: string; system: string }): string {
  const name = SYSTEMS[system];
  const words = kind === 'phone' ? t('the phone') : kind === 'tablet' ? t('the tablet') : t('the computer');
  return name ? `${words} (${name})` : words;
}
