import { at, circle, line, path, rect, type Art } from './shapes.ts';

const SKIN = ['#8A4B2A', '#E8B48C', '#5A3420', '#C98A5B', '#F2C9A4'] as const;
const HAIR = ['#2A1710', '#17211C', '#6B3A1C', '#3B2A20', '#D8D3CA', '#C9702C'] as const;
const INK = '#17211C';

export type HairStyle = 'short' | 'afro' | 'buns' | 'bob' | 'bun' | 'scarf' | 'braids' | 'cap';

export interface Look {
  skin?: 0 | 1 | 2 | 3 | 4;
  hair?: 0 | 1 | 2 | 3 | 4 | 5;
  style?: HairStyle;
  shirt?: string;
  /** Colour of a headscarf, a cap or of ribbons. */
  scarf?: string;
  /** `up`: both arms raised; `wave`: one; `ahead`: reaching to the right. */
  arms?: 'up' | 'wave' | 'ahead' | 'none';
  face?: 'smile' | 'asleep' | 'oh' | 'sad';
  /** Trousers or skirt; without it the person is cut off at the waist. */
  legs?: string;
}

const hairOf = (style: HairStyle, hair: string, scarf: string): { behind: Art; front: Art } => {
  const cap = path('M-26-87A26 26 0 0 1 26-87C18-100-6-104-12-106C-14-98-20-92-26-87Z', hair);
  const fringe = path('M-27-86A27 27 0 0 1 27-86C16-98-16-98-27-86Z', hair);
  const styles: Record<HairStyle, { behind: Art; front: Art }> = {
    short: { behind: '', front: cap },
    afro: {
      behind: circle(0, -94, 38, hair),
      front: path('M-25-92A26 26 0 0 1 25-92C14-104-14-104-25-92Z', hair),
    },
    buns: { behind: circle(-24, -110, 13, hair) + circle(24, -110, 13, hair), front: fringe },
    bob: {
      behind: path('M-34-56V-88A34 34 0 0 1 34-88V-56Z', hair),
      front: path('M-27-84A27 27 0 0 1 27-84C20-86 6-96 0-102C-6-94-16-86-27-84Z', hair),
    },
    bun: { behind: circle(0, -120, 13, hair), front: cap },
    scarf: { behind: path('M-36-34V-88A36 36 0 0 1 36-88V-34Z', scarf), front: '' },
    braids: {
      behind:
        rect(-36, -92, 13, 62, hair, 6) +
        rect(23, -92, 13, 62, hair, 6) +
        rect(-36, -44, 13, 5, scarf) +
        rect(23, -44, 13, 5, scarf),
      front: fringe,
    },
    cap: { behind: '', front: path('M-26-88A26 26 0 0 1 26-88Z', scarf) + rect(4, -92, 34, 7, scarf, 3) },
  };
  return styles[style];
};

const faceOf = (face: NonNullable<Look['face']>): Art => {
  if (face === 'asleep')
    return line('M-14-84q5 5 10 0M4-84q5 5 10 0', INK, 2.6) + line('M-5-72q5 3 10 0', INK, 2.4);
  const eyes = circle(-9, -84, 2.9, INK) + circle(9, -84, 2.9, INK);
  if (face === 'oh') return eyes + circle(0, -71, 4, INK);
  return eyes + line(face === 'sad' ? 'M-7-69A8 7 0 0 1 7-69' : 'M-8-74A8 7 0 0 0 8-74', INK, 2.4);
};

/**
 * A person: about 112 units from the waist to the hair at scale 1, with legs 60 more. The origin is at the
 * waist or the feet.
 */
export const person = (
  x: number,
  y: number,
  s: number,
  {
    skin = 0,
    hair = 0,
    style = 'short',
    shirt = '#E4572E',
    scarf = '#F5B83D',
    arms = 'none',
    face = 'smile',
    legs = '',
  }: Look = {},
  flip = false,
): Art => {
  const skinFill = SKIN[skin];
  const { behind, front } = hairOf(style, HAIR[hair], scarf);
  const armsArt = {
    none: '',
    up:
      line('M-36-20C-54-46-56-70-50-92M36-20C54-46 56-70 50-92', shirt, 14) +
      circle(-50, -98, 9, skinFill) +
      circle(50, -98, 9, skinFill),
    wave: line('M36-20C54-46 56-70 50-92', shirt, 14) + circle(50, -98, 9, skinFill),
    ahead: line('M26-30C44-34 54-36 66-38', shirt, 14) + circle(72, -39, 9, skinFill),
  }[arms];
  const body =
    behind +
    rect(-9, -70, 18, 20, skinFill) +
    (arms === 'ahead' ? '' : armsArt) +
    path('M-42 0V-26A42 34 0 0 1 42-26V0Z', shirt) +
    path('M-13-59A13 13 0 0 0 13-59Z', skinFill) +
    circle(0, -86, style === 'scarf' ? 22 : 26, skinFill) +
    front +
    faceOf(face) +
    (arms === 'ahead' ? armsArt : '');
  const standing = legs
    ? rect(-36, -62, 30, 56, legs) +
      rect(6, -62, 30, 56, legs) +
      rect(-42, -10, 38, 12, INK, 6) +
      rect(4, -10, 38, 12, INK, 6) +
      at(0, -60, 1, body)
    : body;
  return at(x, y, s, standing, 0, flip);
};

/** A sleeve and an open hand, from (0, 0) to the right: for close-ups. */
export const hand = (
  x: number,
  y: number,
  s: number,
  sleeve: string,
  skin: 0 | 1 | 2 | 3 | 4 = 0,
  turn = 0,
  flip = false,
): Art =>
  at(
    x,
    y,
    s,
    line('M0 0H116', sleeve, 46) +
      line('M118 0H150', SKIN[skin], 34) +
      circle(160, 0, 23, SKIN[skin]) +
      line('M168-14L200-18M170-4L206-4M169 7L202 10M162 14L190 22M150-16L160-36', SKIN[skin], 10),
    turn,
    flip,
  );
