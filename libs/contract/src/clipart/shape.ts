/** Skin tones of people, as Unicode orders them. */
export const SKIN_TONES = ['light', 'medium-light', 'medium', 'medium-dark', 'dark'] as const;
export type SkinTone = (typeof SKIN_TONES)[number];

/** A built-in picture in a square of 32. */
export interface ClipartShape {
  /** The `d` of its paths, bottom layer first. */
  paths: string[];
  /** For each path, the position of its colour in `palette`. */
  fills: number[];
  palette: string[];
  /** Positions of the colours that a chosen colour replaces; the first has the chosen colour itself. */
  tinted: number[];
  /** Paths that are filled by the rule `evenodd`. */
  holes?: number[];
  /** Paths with an opacity below 1. */
  faint?: [path: number, opacity: number][];
  /** Palettes of a person for the skin tones, in the order of `SKIN_TONES`. */
  skins?: string[][];
}
