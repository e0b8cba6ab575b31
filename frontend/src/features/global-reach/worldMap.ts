import { WORLD_DOTS } from './worldDots.ts';

/**
 * The dots of each country as the `d` of a path of points: a stroke with round caps draws each point as a circle, so
 * that three thousand dots need two hundred elements.
 */
export function worldPaths(): Map<string, string> {
  return new Map(
    WORLD_DOTS.split(';').map((line) => {
      const [code = '', runs = ''] = line.split(' ');
      return [code, runs.split(',').map(pathOf).join('')];
    }),
  );
}

function pathOf(run: string): string {
  if (run.includes(':')) {
    const [x = 0, y = 0] = run.split(':').map(Number);
    return point(x, y);
  }
  const [y = 0, x = 0, length = 0] = run.split('.').map((part) => parseInt(part, 36));
  return Array.from({ length }, (_, step) => point(x + step, y)).join('');
}

const point = (x: number, y: number): string => `M${x + 0.5} ${y + 0.5}h0`;

/** Strength of a country's colour. */
export type Strength = 'few' | 'some' | 'many';

export const strengthOf = (readers: number | null): Strength =>
  readers === null ? 'few' : readers < 100 ? 'some' : 'many';
