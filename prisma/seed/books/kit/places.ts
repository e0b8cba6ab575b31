import { at, circle, d, line, path, pick, rect, seeded, times, HEIGHT, WIDTH, type Art } from './shapes.ts';

const INK = '#17211C';

/** The inside of a room: wall, floor, skirting board and optional wallpaper stripes. */
export const room = (wall: string, floor: string, stripe?: string, floorY = 460): Art =>
  rect(0, 0, WIDTH, floorY, wall) +
  (stripe ? times(8, (i) => rect(20 + i * 104, 0, 34, floorY, stripe)) : '') +
  rect(0, floorY, WIDTH, HEIGHT - floorY, floor) +
  rect(0, floorY - 12, WIDTH, 12, '#FFF4DF');

/** A window with a cross bar; `sky` is seen through it. */
export const windowPane = (
  x: number,
  y: number,
  w: number,
  h: number,
  frame: string,
  sky: string,
  beyond: Art = '',
): Art =>
  rect(x, y, w, h, sky, 4) +
  beyond +
  line(
    d`M${x} ${y}H${x + w}V${y + h}H${x}ZM${x + w / 2} ${y}V${y + h}M${x} ${y + h / 2}H${x + w}`,
    frame,
    12,
  ) +
  rect(x - 16, y + h, w + 32, 14, frame, 4);

export const house = (
  x: number,
  y: number,
  s: number,
  wall: string,
  roof: string,
  door: string,
  glass = '#FFE08A',
): Art =>
  at(
    x,
    y,
    s,
    rect(-70, -110, 140, 110, wall) +
      path('M-88-108L0-178L88-108Z', roof) +
      path('M0-178L88-108H0Z', INK === roof ? wall : roof) +
      rect(-18, -60, 36, 60, door) +
      path('M-18-60A18 18 0 0 1 18-60Z', door) +
      rect(-56, -92, 28, 30, glass) +
      rect(28, -92, 28, 30, glass) +
      circle(10, -30, 3.5, glass),
  );

/** A street of blocks with lit windows, standing on `y`. */
export const city = (y: number, walls: readonly string[], glass: string, seed = 1, tallest = 320): Art => {
  const random = seeded(seed);
  let x = -20;
  let art = '';
  for (let i = 0; x < WIDTH + 20; i += 1) {
    const w = 80 + random() * 70;
    const h = tallest * (0.45 + random() * 0.55);
    art += rect(x, y - h, w + 1, h + HEIGHT - y, pick(walls, i));
    for (let wx = x + 14; wx < x + w - 22; wx += 30)
      for (let wy = y - h + 18; wy < y - 30; wy += 44)
        if (random() < 0.55) art += rect(wx, wy, 16, 22, glass);
    x += w;
  }
  return art;
};

/** Three storeys of one house, cut open by arched windows in rows. */
export const facade = (wall: string, glass: readonly string[], sill = '#FFF4DF'): Art =>
  rect(0, 0, WIDTH, HEIGHT, wall) +
  times(3, (row) =>
    times(4, (col) => {
      const x = 60 + col * 184;
      const y = 60 + row * 180;
      return (
        path(
          d`M${x} ${y + 110}V${y + 54}A54 54 0 0 1 ${x + 108} ${y + 54}V${y + 110}Z`,
          pick(glass, row * 4 + col),
        ) + rect(x - 12, y + 110, 132, 13, sill)
      );
    }),
  );

export const sailBoat = (
  x: number,
  y: number,
  s: number,
  hull: string,
  sail: string,
  sail2 = sail,
  flip = false,
): Art =>
  at(
    x,
    y,
    s,
    rect(-4, -170, 8, 140, INK) +
      path('M-10-164V-46H-78Z', sail) +
      path('M10-150V-46H72Z', sail2) +
      path('M-96-34H96L66 14H-66Z', hull),
    0,
    flip,
  );

/** A coach with three windows; the origin is between its wheels, 200 wide. */
export const coach = (
  x: number,
  y: number,
  s: number,
  body: string,
  trim: string,
  glass: readonly string[],
): Art =>
  at(
    x,
    y,
    s,
    rect(-100, -96, 200, 80, body, 10) +
      rect(-100, -44, 200, 10, trim) +
      times(3, (i) =>
        path(
          d`M${-82 + i * 58} -50V-70A14 14 0 0 1 ${-68 + i * 58} -84H${-54 + i * 58}A14 14 0 0 1 ${-40 + i * 58} -70V-50Z`,
          pick(glass, i),
        ),
      ) +
      [-66, -34, 34, 66].map((wx) => circle(wx, -12, 13, trim) + circle(wx, -12, 5, INK)).join(''),
  );

export const engine = (x: number, y: number, s: number, body: string, trim: string, lamp = '#FFE08A'): Art =>
  at(
    x,
    y,
    s,
    rect(-90, -120, 70, 104, body, 8) +
      rect(-78, -106, 44, 36, lamp, 6) +
      rect(-30, -84, 130, 68, body, 18) +
      rect(56, -120, 24, 40, INK) +
      rect(48, -128, 40, 12, INK, 5) +
      circle(104, -56, 13, lamp) +
      rect(-90, -38, 190, 9, trim) +
      path('M96-24L126 0H84Z', trim) +
      [-60, -8, 40, 80].map((wx) => circle(wx, -12, 15, trim) + circle(wx, -12, 6, INK)).join(''),
  );

export const rails = (y: number, rail: string, sleeper: string): Art =>
  times(17, (i) => rect(i * 50 - 12, y + 4, 26, 12, sleeper)) + rect(0, y, WIDTH, 6, rail);

export const viaduct = (y: number, stone: string, opening: string): Art =>
  rect(0, y, WIDTH, HEIGHT - y, stone) +
  times(5, (i) =>
    path(d`M${20 + i * 160} 620V${y + 100}A60 64 0 0 1 ${140 + i * 160} ${y + 100}V620Z`, opening),
  );

export const signpost = (x: number, y: number, s: number, post: string, board: string): Art =>
  at(x, y, s, rect(-6, -140, 12, 140, post) + path('M-60-136H50L72-114L50-92H-60Z', board));

export const bicycle = (x: number, y: number, s: number, frame: string, tyre = INK, flip = false): Art =>
  at(
    x,
    y,
    s,
    [-70, 70]
      .map(
        (wx) =>
          circle(wx, -48, 48, tyre) +
          circle(wx, -48, 40, '#FFF1D6') +
          times(4, (i) => at(wx, -48, 1, line('M0-40V40', tyre, 2), i * 45)) +
          circle(wx, -48, 8, frame),
      )
      .join('') +
      line('M-70-48L-30-110H46L0-48H-70M-30-110L0-48M70-48L44-130H62', frame, 8) +
      rect(-50, -122, 40, 9, INK, 4),
    0,
    flip,
  );

export const hive = (x: number, y: number, s: number, a: string, b: string): Art =>
  at(
    x,
    y,
    s,
    [40, 62, 74, 70, 58]
      .map((half, i) => rect(-half, -170 + i * 34, 2 * half, 35, i % 2 ? b : a, 17))
      .join('') + path('M-18 0V-16A18 18 0 0 1 18-16V0Z', INK),
  );

/** A field of honeycomb cells from (x, y), `cols` × `rows`. */
export const comb = (
  x: number,
  y: number,
  cols: number,
  rows: number,
  r: number,
  fills: readonly string[],
  edge: string,
): Art =>
  times(rows, (j) =>
    times(cols, (i) => {
      const cx = x + i * r * 1.78 + (j % 2 ? r * 0.89 : 0);
      const cy = y + j * r * 1.54;
      const q = r * 0.94;
      return path(
        d`M${cx} ${cy - q}L${cx + q * 0.866} ${cy - q / 2}V${cy + q / 2}L${cx} ${cy + q}L${cx - q * 0.866} ${cy + q / 2}V${cy - q / 2}Z`,
        (i * 7 + j * 5) % 4 === 0 ? edge : pick(fills, i + j * 2),
      );
    }),
  );

/** Theatre curtains to both sides. */
export const curtains = (a: string, b: string): Art =>
  times(4, (i) => rect(i * 40 - 20, 0, 44, 600, i % 2 ? b : a)) +
  times(4, (i) => rect(WIDTH - 24 - i * 40, 0, 44, 600, i % 2 ? b : a)) +
  times(9, (i) => path(d`M${i * 92 - 20} 0h92v60a46 34 0 0 1 -92 0Z`, i % 2 ? b : a));
