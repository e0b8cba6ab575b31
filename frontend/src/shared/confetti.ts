import { LIMITS } from '@bookgrove/contract';

/**
 * Confetti in the school's colours for two seconds; none with `prefers-reduced-motion`.
 * @returns a function that stops it early
 */
export function throwConfetti(sky: HTMLCanvasElement): (() => void) | undefined {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;
  let stopped = false;
  let clear = () => undefined as void;
  void import('canvas-confetti').then(({ default: library }) => {
    // Drawn on the page's canvas in the main thread: the content security policy forbids workers from blob URLs.
    const confetti = library.create(sky, { resize: true, useWorker: false });
    clear = () => confetti.reset();
    const style = getComputedStyle(document.documentElement);
    const colors = ['--brand', '--book-button', '--announce'].map((name) =>
      style.getPropertyValue(name).trim(),
    );
    const end = Date.now() + LIMITS.confetti;
    const burst = (): void => {
      if (stopped || Date.now() > end) return clear();
      for (const [angle, x] of [
        [60, 0],
        [120, 1],
      ] as const)
        void confetti({ particleCount: 5, angle, spread: 60, origin: { x, y: 0.7 }, colors });
      requestAnimationFrame(burst);
    };
    burst();
  });
  return () => {
    stopped = true;
    clear();
  };
}
