import { locale } from '../../i18n/index.ts';

/** A size in words, e.g. "2.4 MB". */
export function formatSize(bytes: number): string {
  const isSmall = bytes < 1_000_000;
  return new Intl.NumberFormat(locale(), {
    style: 'unit',
    unit: isSmall ? 'kilobyte' : 'megabyte',
    maximumFractionDigits: isSmall ? 0 : 1,
  }).format(Math.max(1, isSmall ? bytes / 1000 : bytes / 1_000_000));
}
