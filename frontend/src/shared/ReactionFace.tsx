import type { Reaction } from '@bookgrove/contract';

const FACES: Record<Reaction, { colour: string; lines: string; fill?: string }> = {
  love: {
    colour: '#ffd3cb',
    lines: '',
    fill: 'M24 37C8 26 10 14 17.500 14c3.500 0 5.500 2 6.500 4.500c1-2.500 3-4.500 6.500-4.500C38 14 40 26 24 37Z',
  },
  funny: {
    colour: '#f7b733',
    lines: 'M13 20q3-4 6 0M29 20q3-4 6 0',
    fill: 'M13 26h22c0 7-4 12-11 12s-11-5-11-12Z',
  },
  wow: {
    colour: '#7cc4d4',
    lines: 'M17 18v2M31 18v2',
    fill: 'M24 25c4 0 6 3 6 6.500S28 38 24 38s-6-3-6-6.500s2-6.500 6-6.500Z',
  },
  touching: {
    colour: '#a9b8f0',
    lines: 'M13 20q3 3 6 0M29 20q3 3 6 0M17 31q7 5 14 0',
    fill: 'M33 24c2 3 3 4 3 6a3 3 0 0 1-6 0c0-2 1-3 3-6Z',
  },
  clever: { colour: '#f2a98d', lines: '', fill: 'M24 9l4 11l11 4l-11 4l-4 11l-4-11l-11-4l11-4Z' },
  cosy: { colour: '#a8cf9d', lines: 'M13 22q3 3 6 0M29 22q3 3 6 0M19 32q5 3 10 0' },
};

/** A small round face for a reaction; decorative, because the label is beside it. */
export function ReactionFace({
  reaction,
  className,
}: {
  reaction: Reaction;
  className?: string | undefined;
}) {
  const { colour, lines, fill } = FACES[reaction];
  return (
    <svg viewBox="0 0 48 48" className={className} aria-hidden="true">
      <circle cx="24" cy="24" r="23" fill={colour} />
      {fill && (
        <path
          d={fill}
          fill={reaction === 'love' ? '#d1332b' : reaction === 'touching' ? '#3f6fd1' : '#2b2321'}
        />
      )}
      {lines && <path d={lines} fill="none" stroke="#2b2321" strokeWidth="3" strokeLinecap="round" />}
    </svg>
  );
}
