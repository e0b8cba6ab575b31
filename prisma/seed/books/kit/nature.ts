import {
  at,
  circle,
  d,
  line,
  oval,
  path,
  pick,
  rect,
  seeded,
  times,
  HEIGHT,
  WIDTH,
  type Art,
} from './shapes.ts';

/** Ground from `y` down to the edge. */
export const ground = (y: number, fill: string): Art => rect(0, y, WIDTH, HEIGHT - y, fill);

/** A round hill, `w` to each side of `x`, its top at `top`. */
export const hill = (x: number, top: number, w: number, fill: string): Art =>
  path(d`M${x - w} 620A${w} ${620 - top} 0 0 1 ${x + w} 620Z`, fill);

/** Disc in two tones, split from top to bottom. */
export const sun = (x: number, y: number, r: number, a: string, b = a): Art =>
  circle(x, y, r, a) + (a === b ? '' : path(d`M${x} ${y - r}A${r} ${r} 0 0 1 ${x} ${y + r}Z`, b));

export const fullMoon = (x: number, y: number, r: number, a = '#F7DFA6', b = '#EBC77C'): Art =>
  circle(x, y, r, a) +
  circle(x - r * 0.34, y - r * 0.2, r * 0.17, b) +
  circle(x + r * 0.32, y + r * 0.28, r * 0.24, b) +
  circle(x + r * 0.26, y - r * 0.42, r * 0.1, b);

export const crescent = (x: number, y: number, r: number, fill: string): Art =>
  path(
    d`M${x + r * 0.1} ${y - r}A${r} ${r} 0 1 0 ${x + r} ${y + r * 0.1}A${r * 0.82} ${r * 0.82} 0 0 1 ${x + r * 0.1} ${y - r}Z`,
    fill,
  );

/** A four-pointed sparkle. */
export const star = (x: number, y: number, r: number, fill: string): Art =>
  path(
    d`M${x} ${y - r}Q${x} ${y} ${x + r} ${y}Q${x} ${y} ${x} ${y + r}Q${x} ${y} ${x - r} ${y}Q${x} ${y} ${x} ${y - r}Z`,
    fill,
  );

export const stars = (seed: number, count: number, fills: readonly string[], bottom = 320): Art => {
  const random = seeded(seed);
  return times(count, (i) => {
    const x = 20 + ((i + random()) / count) * (WIDTH - 40);
    const y = 20 + random() * (bottom - 20);
    return i % 3 === 2 ? circle(x, y, 3.5, pick(fills, i)) : star(x, y, 10 + random() * 12, pick(fills, i));
  });
};

export const cloud = (x: number, y: number, s: number, fill: string): Art =>
  at(
    x,
    y,
    s,
    circle(-52, -26, 34, fill) +
      circle(0, -44, 50, fill) +
      circle(58, -28, 36, fill) +
      rect(-86, -32, 180, 40, fill, 20),
  );

export const rain = (seed: number, count: number, fill: string, top = 0, bottom = HEIGHT): Art => {
  const random = seeded(seed);
  return times(count, (i) => {
    const x = ((i + random()) / count) * WIDTH;
    const y = top + random() * (bottom - top - 40);
    return line(d`M${x} ${y}l-8 ${30 + random() * 12}`, fill, 5);
  });
};

export const drop = (x: number, y: number, s: number, fill: string): Art =>
  at(x, y, s, path('M0-24C16-4 12 14 0 14C-12 14-16-4 0-24Z', fill));

/** One row of scalloped waves, filled down to the edge. */
export const waves = (y: number, fill: string, shift = 0, width = 80): Art => {
  const start = shift - width;
  const count = Math.ceil((WIDTH + 2 * width) / width);
  return path(
    d`M${start} 620V${y}` + times(count, () => d`q${width / 2} ${-width * 0.5} ${width} 0`) + d`V620Z`,
    fill,
  );
};

/** Rows of waves from light at the back to dark in front. */
export const sea = (y: number, fills: readonly string[], step = 46): Art =>
  times(fills.length, (i) => waves(y + i * step, pick(fills, i), i % 2 ? 40 : 0));

export const ripples = (y: number, fill: string, count = 6, seed = 3): Art => {
  const random = seeded(seed);
  return times(count, (i) =>
    line(d`M${((i + random() * 0.6) / count) * WIDTH} ${y + random() * 60}q16 12 32 0q16 -12 32 0`, fill, 5),
  );
};

export type TreeKind = 'round' | 'leaf' | 'layers' | 'pine';

/** A tree about 150 units high at scale 1, in two tones. */
export const tree = (
  x: number,
  y: number,
  s: number,
  kind: TreeKind,
  a: string,
  b: string,
  trunk: string,
): Art => {
  const drawings: Record<TreeKind, () => Art> = {
    round: () =>
      rect(-5, -74, 10, 74, trunk) +
      circle(0, -94, 46, a) +
      path('M0-140A46 46 0 0 1 0-48Z', b) +
      rect(-3, -98, 6, 50, trunk),
    leaf: () =>
      rect(-5, -60, 10, 60, trunk) +
      path('M0-172C44-130 44-80 0-34C-44-80-44-130 0-172Z', a) +
      path('M0-172C44-130 44-80 0-34Z', b) +
      line('M0-130V-30M0-80L16-96M0-60L-16-76', trunk, 4),
    layers: () =>
      rect(-5, -60, 10, 60, trunk) +
      times(3, (i) =>
        path(
          d`M${-50 + i * 4} ${-54 - i * 34}A${50 - i * 4} 42 0 0 1 ${50 - i * 4} ${-54 - i * 34}Z`,
          i % 2 ? b : a,
        ),
      ),
    pine: () => rect(-5, -40, 10, 40, trunk) + path('M0-146L48-34H-48Z', a) + path('M0-146L48-34H0Z', b),
  };
  return at(x, y, s, drawings[kind]());
};

export const palm = (x: number, y: number, s: number, a: string, b: string, trunk: string): Art =>
  at(
    x,
    y,
    s,
    path('M-7 0C-3-50 0-90 10-140L20-138C12-90 9-50 9 0Z', trunk) +
      [-70, -35, 0, 35, 70]
        .map((turn, i) =>
          at(15, -140, 1, path('M0 0C-18-30-14-62 0-84C14-62 18-30 0 0Z', i % 2 ? b : a), turn),
        )
        .join(''),
  );

/** Tall blades along the bottom edge. */
export const grass = (top: number, fills: readonly string[], seed = 1, step = 50): Art => {
  const random = seeded(seed);
  return times(Math.ceil(WIDTH / step) + 1, (i) => {
    const y = top + random() * 70;
    const x = i * step - 24;
    return i % 2
      ? path(d`M${x} 620V${y}A${step * 0.9} 70 0 0 1 ${x + step * 0.9} ${y + 64}V620Z`, pick(fills, i))
      : path(d`M${x + step * 0.9} 620V${y}A${step * 0.9} 70 0 0 0 ${x} ${y + 64}V620Z`, pick(fills, i));
  });
};

/** Short tufts on the ground at `y`. */
export const tufts = (y: number, fill: string, count = 9, seed = 5): Art => {
  const random = seeded(seed);
  return times(count, (i) =>
    at(((i + random()) / count) * WIDTH, y + random() * 40, 1, line('M0 0L-8-18M0 0V-24M0 0L8-18', fill, 4)),
  );
};

export const flower = (
  x: number,
  y: number,
  s: number,
  petal: string,
  core: string,
  stem: string,
  height = 70,
): Art =>
  at(
    x,
    y,
    s,
    line(d`M0 0V${-height}`, stem, 6) +
      path(
        d`M0 ${-height * 0.35}C18 ${-height * 0.7} 34 ${-height * 0.6} 36 ${-height * 0.55}C30 ${-height * 0.25} 12 ${-height * 0.2} 0 ${-height * 0.2}Z`,
        stem,
      ) +
      times(6, (i) => at(0, -height, 1, oval(0, -18, 10, 16, petal), i * 60)) +
      circle(0, -height, 11, core),
  );

export const tulip = (x: number, y: number, s: number, petal: string, stem: string): Art =>
  at(
    x,
    y,
    s,
    line('M0 0V-60', stem, 6) +
      path('M0-10C-26-20-30-44-30-52C-14-48 0-36 0-22Z', stem) +
      path('M-26-96L-13-80L0-98L13-80L26-96V-70A26 22 0 0 1-26-70Z', petal),
  );

export const sprout = (x: number, y: number, s: number, leaf: string, stem = leaf): Art =>
  at(
    x,
    y,
    s,
    line('M0 0V-46', stem, 7) +
      path('M0-40C0-64-18-74-40-72C-40-52-24-40 0-40Z', leaf) +
      path('M0-46C0-68 16-80 38-78C38-58 22-46 0-46Z', leaf),
  );

export const leaf = (x: number, y: number, s: number, turn: number, a: string, b: string): Art =>
  at(x, y, s, path('M0 0C-40-30-40-90 0-130C40-90 40-30 0 0Z', a) + path('M0 0C40-30 40-90 0-130Z', b), turn);

export const mushroom = (x: number, y: number, s: number, cap: string, stalk = '#FFF4DF'): Art =>
  at(
    x,
    y,
    s,
    path('M-12 0C-10-20-10-30-8-40H8C10-30 10-20 12 0Z', stalk) +
      path('M-42-38A42 38 0 0 1 42-38Z', cap) +
      circle(-16, -54, 6, stalk) +
      circle(12, -60, 7, stalk) +
      circle(26, -46, 4, stalk),
  );

export const mountain = (
  x: number,
  y: number,
  w: number,
  h: number,
  a: string,
  b: string,
  snow?: string,
): Art =>
  path(d`M${x - w} ${y}L${x} ${y - h}L${x + w} ${y}Z`, a) +
  path(d`M${x} ${y - h}L${x + w} ${y}H${x}Z`, b) +
  (snow
    ? path(
        d`M${x} ${y - h}L${x + w * 0.26} ${y - h * 0.74}L${x + w * 0.1} ${y - h * 0.68}L${x - w * 0.04} ${y - h * 0.76}L${x - w * 0.18} ${y - h * 0.68}L${x - w * 0.26} ${y - h * 0.74}Z`,
        snow,
      )
    : '');

export const rainbow = (x: number, y: number, r: number, fills: readonly string[], width = 22): Art =>
  times(fills.length, (i) =>
    line(
      d`M${x - r + i * width} ${y}A${r - i * width} ${r - i * width} 0 0 1 ${x + r - i * width} ${y}`,
      pick(fills, i),
      width,
    ),
  );

export const puddle = (x: number, y: number, w: number, a: string, b: string): Art =>
  path(
    d`M${x - w} ${y}C${x - w} ${y - w * 0.26} ${x - w * 0.4} ${y - w * 0.22} ${x} ${y - w * 0.24}C${x + w * 0.5} ${y - w * 0.26} ${x + w * 1.1} ${y - w * 0.16} ${x + w} ${y + w * 0.06}C${x + w * 0.9} ${y + w * 0.26} ${x - w * 0.9} ${y + w * 0.3} ${x - w} ${y}Z`,
    a,
  ) + oval(x - w * 0.1, y - w * 0.02, w * 0.6, w * 0.12, b);

export const splash = (x: number, y: number, s: number, fill: string): Art =>
  at(
    x,
    y,
    s,
    [-64, -34, 0, 34, 64]
      .map((turn, i) => at(0, 0, 1, path(d`M0 ${-60 - (i % 2) * 26}q9 20 0 28q-9 -8 0 -28z`, fill), turn))
      .join(''),
  );

export const seaweed = (x: number, y: number, s: number, fill: string): Art =>
  at(x, y, s, line('M0 0C-24-30 24-60 0-90C-24-120 20-140 4-170', fill, 14));

export const bubbles = (x: number, y: number, s: number, stroke: string): Art =>
  at(
    x,
    y,
    s,
    ring(0, 0, 12, stroke) +
      ring(22, -34, 18, stroke) +
      ring(-8, -74, 9, stroke) +
      ring(16, -104, 14, stroke),
  );

export const ring = (x: number, y: number, r: number, stroke: string, width = 5): Art =>
  line(d`M${x - r} ${y}A${r} ${r} 0 1 1 ${x + r} ${y}A${r} ${r} 0 1 1 ${x - r} ${y}`, stroke, width);

/** A river of nested stripes winding from the upper right to the lower left. */
export const river = (fills: readonly string[], width = 30): Art =>
  times(fills.length, (i) =>
    line(
      'M860 230H360A70 70 0 0 0 360 370H560A70 70 0 0 1 560 510H-60',
      pick(fills, i),
      width * (fills.length - i),
    ),
  );

export const snowflakes = (seed: number, count: number, fill: string): Art => {
  const random = seeded(seed);
  return times(count, (i) =>
    circle(((i + random()) / count) * WIDTH, random() * HEIGHT, 4 + random() * 5, fill),
  );
};
