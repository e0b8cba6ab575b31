import { at, circle, d, line, oval, path, pick, rect, times, WIDTH, type Art } from './shapes.ts';

const INK = '#17211C';

export const bed = (
  x: number,
  y: number,
  s: number,
  blanket: string,
  wood = '#7B3B25',
  pillow = '#FFF4DF',
  sleeper: Art = '',
): Art =>
  at(
    x,
    y,
    s,
    rect(-170, -110, 18, 110, wood, 5) +
      rect(152, -80, 18, 80, wood, 5) +
      rect(-160, -44, 320, 20, wood) +
      rect(-148, -84, 90, 44, pillow, 18) +
      sleeper +
      path('M-92-44V-60A40 34 0 0 1-52-92H152V-44Z', blanket) +
      rect(-92, -58, 244, 14, pillow),
  );

export const table = (x: number, y: number, w: number, h: number, fill: string): Art =>
  rect(x - w / 2, y - h, w, 16, fill, 4) +
  rect(x - w / 2 + 16, y - h, 14, h, fill) +
  rect(x + w / 2 - 30, y - h, 14, h, fill);

export const lamp = (x: number, y: number, s: number, shade: string, stand: string): Art =>
  at(
    x,
    y,
    s,
    rect(-5, -120, 10, 120, stand) +
      rect(-34, -10, 68, 10, stand, 5) +
      path('M-28-176H28L52-112H-52Z', shade),
  );

/** A hanging lantern with a flame; the origin is its hook. */
export const lantern = (x: number, y: number, s: number, fill: string, string = INK, length = 60): Art =>
  at(
    x,
    y,
    s,
    line(d`M0 0V${length}`, string, 3) +
      path(d`M-16 ${length}H16L30 ${length + 26}L19 ${length + 58}H-19L-30 ${length + 26}Z`, fill) +
      path(
        d`M0 ${length + 14}C14 ${length + 28} 9 ${length + 44} 0 ${length + 44}C-10 ${length + 44}-12 ${length + 28} 0 ${length + 14}Z`,
        '#FFF3C9',
      ),
  );

export const balloon = (x: number, y: number, s: number, fill: string, string = INK): Art =>
  at(
    x,
    y,
    s,
    line('M0-60C12-40-12-24 0 0', string, 3) + oval(0, -96, 30, 37, fill) + path('M-7-56L0-66L7-56Z', fill),
  );

export const umbrella = (
  x: number,
  y: number,
  s: number,
  a: string,
  b: string,
  handle = '#FFF4DF',
  turn = 0,
): Art =>
  at(
    x,
    y,
    s,
    line('M0-100V30A16 16 0 0 1-32 30', handle, 8) +
      path('M-120-70A120 110 0 0 1 120-70A40 22 0 0 0 40-70A40 22 0 0 0-40-70A40 22 0 0 0-120-70Z', a) +
      path('M-40-70A150 150 0 0 1 0-180A150 150 0 0 1 40-70A40 22 0 0 0-40-70Z', b) +
      rect(-4, -196, 8, 20, handle, 4),
    turn,
  );

/** A kite with its tail; the origin is its middle. */
export const kite = (x: number, y: number, s: number, fills: readonly string[], turn = 0, string = ''): Art =>
  at(
    x,
    y,
    s,
    string +
      path('M0-60L-42 0H0Z', pick(fills, 0)) +
      path('M0-60L42 0H0Z', pick(fills, 1)) +
      path('M0 76L-42 0H0Z', pick(fills, 2)) +
      path('M0 76L42 0H0Z', pick(fills, 3)) +
      line('M0 76C-14 100 20 116 4 144C-8 162 10 172 6 186', INK, 3) +
      path('M-12 106L12 116L-10 122ZM-4 150L18 146L10 162Z', pick(fills, 0)),
    turn,
  );

export const openBook = (
  x: number,
  y: number,
  s: number,
  cover: string,
  page = '#FFF4DF',
  shade = '#F3E3C2',
): Art =>
  at(
    x,
    y,
    s,
    path('M0 0L-60-14V44L0 60Z', cover) +
      path('M0 0L60-14V44L0 60Z', cover) +
      path('M0-6C-14-20-36-22-54-18V34C-36 30-14 34 0 48Z', page) +
      path('M0-6C14-20 36-22 54-18V34C36 30 14 34 0 48Z', shade),
  );

export const books = (x: number, y: number, fills: readonly string[], count = 8): Art => {
  const widths = [26, 18, 32, 22, 36, 20, 28, 24];
  const heights = [74, 92, 62, 100, 80, 88, 68, 96];
  let left = x;
  return times(count, (i) => {
    const w = widths[i % 8] ?? 24;
    const h = heights[i % 8] ?? 80;
    const art = rect(left, y - h, w, h, pick(fills, i)) + rect(left, y - h + 12, w, 5, pick(fills, i + 2));
    left += w;
    return art;
  });
};

export const cup = (x: number, y: number, s: number, fill: string, steam = '#FFFFFF'): Art =>
  at(
    x,
    y,
    s,
    line('M30-46h14a18 18 0 0 1 0 34h-14', fill, 9) +
      path('M-36-56H36V-20A30 26 0 0 1 6 0H-6A30 26 0 0 1-36-20Z', fill) +
      line('M-12-68c-10-12 10-18 0-32M14-68c-10-12 10-18 0-32', steam, 5),
  );

export const pot = (x: number, y: number, s: number, clay: string, rim: string): Art =>
  at(x, y, s, path('M-44-60H44L32 0H-32Z', clay) + rect(-52, -76, 104, 22, rim, 4));

export const wateringCan = (x: number, y: number, s: number, fill: string, flip = false): Art =>
  at(
    x,
    y,
    s,
    line('M-20-72A30 30 0 0 1 34-56', fill, 10) +
      rect(-40, -66, 80, 66, fill, 8) +
      path('M38-30L92-82L100-72L40-8Z', fill) +
      path('M84-92L110-70L116-88Z', fill),
    0,
    flip,
  );

/** A glass jar; `inside` is drawn in front of the glass. */
export const jar = (
  x: number,
  y: number,
  s: number,
  inside: Art = '',
  glass = '#E4F1F3',
  lid = '#C9702C',
): Art =>
  at(
    x,
    y,
    s,
    path('M-56-120H56V-20A20 20 0 0 1 36 0H-36A20 20 0 0 1-56-20Z', glass) +
      inside +
      rect(-46, -108, 10, 84, '#FFFFFF', 5) +
      rect(-62, -142, 124, 26, lid, 8),
  );

export const button = (
  x: number,
  y: number,
  r: number,
  fill: string,
  holes: 2 | 4 = 4,
  thread = '#43193F',
  turn = 20,
): Art =>
  at(
    x,
    y,
    r / 40,
    circle(0, 0, 40, fill) +
      line('M-27 0A27 27 0 1 1 27 0A27 27 0 1 1-27 0', thread, 2.5) +
      (holes === 4
        ? circle(-9, -9, 5, thread) +
          circle(9, -9, 5, thread) +
          circle(-9, 9, 5, thread) +
          circle(9, 9, 5, thread)
        : circle(-10, 0, 5, thread) + circle(10, 0, 5, thread)),
    turn,
  );

export const sock = (x: number, y: number, s: number, a: string, b: string, turn = 0): Art =>
  at(
    x,
    y,
    s,
    path('M-18 0H22V78C22 92 32 96 50 104C70 114 62 136 40 136H0C-16 136-18 122-18 110Z', a) +
      rect(-18, 0, 40, 16, b) +
      rect(-18, 34, 40, 14, b) +
      rect(-18, 64, 40, 14, b),
    turn,
  );

/** A washing line from edge to edge; `hang` draws what hangs at each of `count` positions. */
export const washingLine = (
  y: number,
  count: number,
  hang: (x: number, y: number, i: number) => Art,
  string = '#FFFDF7',
): Art =>
  line(d`M-10 ${y}Q400 ${y + 60} 810 ${y}`, string, 4) +
  times(count, (i) => {
    const t = (i + 0.7) / (count + 0.4);
    return hang(WIDTH * t, y + 120 * t * (1 - t) - 4, i);
  });

export const note = (x: number, y: number, s: number, fill: string, turn = 0): Art =>
  at(x, y, s, oval(-14, 0, 15, 11, fill) + line('M0-2V-62C8-50 24-48 26-30', fill, 7), turn);

export const bunting = (y: number, fills: readonly string[], string = INK): Art =>
  line(d`M-10 ${y}Q400 ${y + 70} 810 ${y}`, string, 3) +
  times(11, (i) => {
    const t = (i + 0.5) / 11;
    return at(WIDTH * t, y + 140 * t * (1 - t), 1, path('M-24 0H24L0 46Z', pick(fills, i)));
  });

/** A loaf in the shape of a half moon, with cuts. */
export const loaf = (x: number, y: number, s: number, crust = '#C9702C', cut = '#F7DFA6', turn = 0): Art =>
  at(
    x,
    y,
    s,
    path('M-70 0A70 54 0 0 1 70 0A10 10 0 0 1 60 10H-60A10 10 0 0 1-70 0Z', crust) +
      line('M-30-34L-18-14M-2-42L8-20M26-36L36-14', cut, 8),
    turn,
  );

export const moonRoll = (x: number, y: number, s: number, crust = '#C9702C', turn = 0): Art =>
  at(
    x,
    y,
    s,
    path('M6-44A44 44 0 1 0 44 6A36 36 0 0 1 6-44Z', crust) +
      line('M-30-14L-14-6M-34 8L-16 8M-18 30L-6 16', '#F7DFA6', 5),
    turn,
  );

export const spectacles = (x: number, y: number, s: number, fill: string): Art =>
  at(
    x,
    y,
    s,
    line(
      'M-66 0A28 28 0 1 1-10 0A28 28 0 1 1-66 0M10 0A28 28 0 1 1 66 0A28 28 0 1 1 10 0M-10-2Q0-12 10-2M-66-2L-96-12M66-2L96-12',
      fill,
      8,
    ),
  );

export const suitcase = (x: number, y: number, s: number, fill: string, strap: string): Art =>
  at(
    x,
    y,
    s,
    line('M-24-90V-106A8 8 0 0 1-16-114H16A8 8 0 0 1 24-106V-90', strap, 8) +
      rect(-76, -90, 152, 90, fill, 10) +
      rect(-50, -90, 14, 90, strap) +
      rect(36, -90, 14, 90, strap),
  );

export const ladder = (x: number, y: number, h: number, fill: string, turn = 0): Art =>
  at(
    x,
    y,
    1,
    line(d`M-24 0V${-h}M24 0V${-h}`, fill, 8) +
      times(Math.floor(h / 36), (i) => line(d`M-24 ${-20 - i * 36}H24`, fill, 7)),
    turn,
  );

export const crown = (x: number, y: number, s: number, fill: string): Art =>
  at(x, y, s, path('M-36 0V-44L-16-24L0-52L16-24L36-44V0Z', fill));
