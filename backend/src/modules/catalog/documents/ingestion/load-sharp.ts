import type Sharp from 'sharp';

let loaded: Promise<typeof Sharp> | null = null;

/**
 * The library for pictures, loaded at the first one: it is a sixth of the start of the process, and of many a
 * file no picture is read.
 */
export const loadSharp = (): Promise<typeof Sharp> =>
  (loaded ??= import('sharp').then(({ default: sharp }) => {
    // One picture at a time on one thread, so that requests of readers are not slowed down.
    sharp.concurrency(1);
    sharp.cache(false);
    return sharp;
  }));
