import { DESIGN_COLORS, type DesignSticker } from '@bookgrove/contract';
import { STICKERS } from '@bookgrove/contract/art';

const TONES = {
  a: DESIGN_COLORS.clay,
  b: DESIGN_COLORS.sun,
  w: DESIGN_COLORS.white,
  k: DESIGN_COLORS.ink,
};

/** A picture of the picture bank on a button; the button's label describes it. */
export function StickerPicture({ sticker }: { sticker: DesignSticker }) {
  return (
    <svg viewBox="0 0 64 64" aria-hidden="true">
      {STICKERS[sticker].parts.map(([tone, d], index) => (
        <path key={index} d={d} fill={TONES[tone]} />
      ))}
    </svg>
  );
}
