import type { ResourceKind, ResourceSubject, ResourceUse } from '@bookgrove/contract';
import { formatNumber } from '../../i18n/format.ts';
import { t } from '../../i18n/index.ts';

const KINDS: Record<ResourceKind, string> = {
  film: 'Film',
  slides: 'Slides',
  sheet: 'Worksheet',
  picture: 'Picture',
  sound: 'Sound',
};
const SUBJECTS: Record<ResourceSubject, string> = {
  reading: 'Reading',
  languages: 'Languages',
  mathematics: 'Numbers and shapes',
  science: 'Science',
  nature: 'Nature',
  history: 'Times past',
  geography: 'Places of the world',
  arts: 'Arts and crafts',
  music: 'Music',
  health: 'Body and health',
  computing: 'Computers',
  world: 'Living together',
};
const USES: Record<ResourceUse, string> = {
  begin: 'To begin with',
  explain: 'To explain',
  practise: 'To practise',
  talk: 'To talk about',
  home: 'For home',
  teacher: 'For the teacher',
};
export const kindLabel = (kind: ResourceKind): string => t(KINDS[kind]);
export const subjectLabel = (subject: string): string => t(SUBJECTS[subject as ResourceSubject] ?? subject);
export const lessonLabel = (use: string): string => t(USES[use as ResourceUse] ?? use);

/** Description of a file: its extension, size and duration. */
export function fileSummary({
  file_kind,
  file_bytes,
  pages,
  seconds,
}: {
  file_kind: string;
  file_bytes: number | null;
  pages: number | null;
  seconds: number | null;
}): string {
  const size = file_bytes === null ? null : Math.max(0.1, Math.round(file_bytes / 100_000) / 10);
  return [
    pages !== null && t('{count, plural, one {# page} other {# pages}}', { count: pages }),
    seconds !== null && `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`,
    file_kind && file_kind !== 'webp' && file_kind.toUpperCase(),
    size !== null && t('{size} MB', { size: formatNumber(size) }),
  ]
    .filter(Boolean)
    .join(' · ');
}

export const agesLabel = (min: number | null, max: number | null): string =>
  min === null || max === null ? '' : t('{min} to {max} years', { min, max });
