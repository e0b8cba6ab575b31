/** A4, in points. */
export const PAGE = { width: 595.28, height: 841.89 };

/** A millimetre, in points. */
export const MM = 72 / 25.4;

/** A rectangle on the page, in points. */
export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}
