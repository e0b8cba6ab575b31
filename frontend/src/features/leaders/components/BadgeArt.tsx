import type { LeaderKind } from '../api.ts';

/** Picture of the badge: a star over an open book, in the school's colours. Its text is beside it. */
export function BadgeArt({ kind, size }: { kind: LeaderKind; size: number }) {
  const rays = Array.from({ length: 16 }, (_, index) => index * 22.5);
  return (
    <svg width={size} height={size} viewBox="0 0 120 120" aria-hidden="true">
      {rays.map((angle) => (
        <rect
          key={angle}
          x="53"
          y="2"
          width="14"
          height="20"
          rx="7"
          fill="var(--book-button)"
          transform={`rotate(${angle} 60 60)`}
        />
      ))}
      <circle cx="60" cy="60" r="48" fill="var(--book-button)" />
      <circle cx="60" cy="60" r="41" fill="var(--brand-strong)" />
      <path
        d="M60 27l6.800 14.800l16.200 1.900l-12 11.100l3.200 16L60 62.800L45.800 70.800l3.200-16l-12-11.100l16.200-1.900Z"
        fill="var(--book-button)"
      />
      <path d="M34 77c9-4 18-3 26 3c8-6 17-7 26-3v10c-9-3-18-2-26 4c-8-6-17-7-26-4Z" fill="#fff" />
      {kind === 'parent' && (
        <path d="M60 90c-6-5-8-8-8-11a4 4 0 0 1 8-1a4 4 0 0 1 8 1c0 3-2 6-8 11Z" fill="var(--announce)" />
      )}
    </svg>
  );
}
