import { at, circle, d, line, oval, path, rect, times, type Art } from './shapes.ts';

const INK = '#17211C';
const eye = (x: number, y: number, r: number): Art =>
  circle(x, y, r, '#FFFFFF') + circle(x + r * 0.2, y, r * 0.55, INK);

/** A bird in flight or floating: a half round with a wing. */
export const bird = (
  x: number,
  y: number,
  s: number,
  a: string,
  b: string,
  beak = '#F5B83D',
  flip = false,
): Art =>
  at(
    x,
    y,
    s,
    path('M-26 0A26 26 0 0 0 26 0Z', a) +
      path('M-14 0A20 20 0 0 1 6-20V0Z', b) +
      path('M26 0L42-5V5Z', beak) +
      circle(17, 7, 3, INK),
    0,
    flip,
  );

/** A small bird standing, about 80 high. */
export const robin = (x: number, y: number, s: number, back: string, breast: string, flip = false): Art =>
  at(
    x,
    y,
    s,
    line('M-6 0V-16M8 0V-16', INK, 4) +
      path('M-30-30L-62-44L-34-50Z', back) +
      circle(0, -42, 32, back) +
      path('M4-72A32 32 0 0 1 14-12A44 44 0 0 1 4-72Z', breast) +
      path('M30-54L50-46L30-40Z', '#F5B83D') +
      circle(18, -52, 4.5, INK) +
      path('M-24-44A20 20 0 0 0 6-34A28 28 0 0 1-24-44Z', INK),
    0,
    flip,
  );

/** An owl sitting, about 170 high. */
export const owl = (
  x: number,
  y: number,
  s: number,
  body = '#A9561F',
  chest = '#F6E6C8',
  asleep = false,
): Art =>
  at(
    x,
    y,
    s,
    path('M-60 0V-92A60 66 0 0 1 60-92V0A60 30 0 0 1-60 0Z', body) +
      path('M-60-120L-54-172L-16-148ZM60-120L54-172L16-148Z', body) +
      path('M-38 8V-50A38 40 0 0 1 38-50V8A60 24 0 0 1-38 8Z', chest) +
      times(3, (i) => times(3, (j) => line(d`M${-22 + j * 22} ${-40 + i * 20}q6 8 12 0`, body, 4))) +
      circle(-27, -108, 29, chest) +
      circle(27, -108, 29, chest) +
      (asleep
        ? line('M-42-106q15 14 30 0M12-106q15 14 30 0', INK, 5)
        : circle(-25, -108, 18, '#F2AE2E') +
          circle(25, -108, 18, '#F2AE2E') +
          circle(-24, -108, 10, INK) +
          circle(24, -108, 10, INK)) +
      path('M-11-96H11L0-74Z', '#E4572E') +
      line('M-20 14V22M-12 15V23M12 15V23M20 14V22', '#E4572E', 6),
  );

export const mouse = (
  x: number,
  y: number,
  s: number,
  fill = '#93A4B4',
  inner = '#F2A090',
  flip = false,
): Art =>
  at(
    x,
    y,
    s,
    line('M-40-10C-70-14-66-44-86-40', inner, 6) +
      path('M-46 0A46 46 0 0 1 46 0Z', fill) +
      path('M20-4L64-8A40 34 0 0 0 20-40Z', fill) +
      circle(14, -46, 17, fill) +
      circle(14, -46, 9, inner) +
      circle(36, -22, 4, INK) +
      circle(65, -9, 5, inner),
    0,
    flip,
  );

export const rabbit = (x: number, y: number, s: number, fill: string, inner = '#F2A090', flip = false): Art =>
  at(
    x,
    y,
    s,
    oval(-14, -118, 10, 36, fill) +
      oval(12, -118, 10, 36, fill) +
      oval(-14, -116, 4, 26, inner) +
      oval(12, -116, 4, 26, inner) +
      path('M-40 0V-40A40 40 0 0 1 40-40V0Z', fill) +
      circle(0, -72, 32, fill) +
      circle(-11, -76, 4, INK) +
      circle(11, -76, 4, INK) +
      path('M-6-66H6L0-58Z', inner) +
      circle(-36, -14, 13, '#FFFFFF'),
    0,
    flip,
  );

export const hedgehog = (
  x: number,
  y: number,
  s: number,
  spikes = '#6B3A1C',
  face = '#F2C9A4',
  flip = false,
): Art =>
  at(
    x,
    y,
    s,
    path('M-70 0A66 62 0 0 1 46-34L40 0Z', spikes) +
      times(7, (i) => at(-12, -2, 1, path('M-9-54L0-82L9-54Z', spikes), -72 + i * 20)) +
      path('M30-40C52-38 66-22 84-8L80 0H22Z', face) +
      circle(52, -20, 4.5, INK) +
      circle(82, -6, 6, INK),
    0,
    flip,
  );

/** A cat seen from behind or the side, sitting, about 130 high. */
export const cat = (
  x: number,
  y: number,
  s: number,
  fill: string,
  eyes = '#F5B83D',
  asleep = false,
  flip = false,
): Art =>
  at(
    x,
    y,
    s,
    line('M34-10C70-6 76-40 60-56', fill, 13) +
      path('M-40 0C-44-50-30-70-26-78H26C30-70 44-50 40 0Z', fill) +
      path('M-34-78V-122L-14-106H14L34-122V-78A34 30 0 0 1-34-78Z', fill) +
      (asleep
        ? line('M-20-84q6 6 12 0M8-84q6 6 12 0', eyes, 4)
        : oval(-13, -86, 6, 7, eyes) +
          oval(13, -86, 6, 7, eyes) +
          oval(-13, -86, 2, 6, INK) +
          oval(13, -86, 2, 6, INK)) +
      path('M-5-74H5L0-68Z', eyes),
    0,
    flip,
  );

export const dog = (x: number, y: number, s: number, fill: string, ear: string, flip = false): Art =>
  at(
    x,
    y,
    s,
    line('M-56-44C-80-50-80-74-70-84', fill, 12) +
      rect(-60, -66, 96, 42, fill, 21) +
      rect(-52, -34, 16, 34, fill, 6) +
      rect(-26, -34, 16, 34, fill, 6) +
      rect(4, -34, 16, 34, fill, 6) +
      rect(20, -34, 16, 34, fill, 6) +
      circle(38, -78, 28, fill) +
      rect(44, -82, 42, 24, fill, 12) +
      path('M16-92C2-92-2-60 12-48C24-56 30-80 16-92Z', ear) +
      circle(46, -84, 4, INK) +
      circle(84, -74, 6, INK),
    0,
    flip,
  );

export const duck = (x: number, y: number, s: number, fill = '#F5B83D', flip = false): Art =>
  at(
    x,
    y,
    s,
    path('M-58-26A56 44 0 0 0 54-26H0Z', fill) +
      path('M-58-26L-76-48L-34-26Z', fill) +
      circle(40, -56, 27, fill) +
      path('M62-60L90-52L62-44Z', '#E4572E') +
      circle(48, -62, 4.5, INK) +
      path('M-30-22A30 24 0 0 0 22-22Z', '#FFF4DF'),
    0,
    flip,
  );

export const goose = (x: number, y: number, s: number, fill = '#FFFFFF', flip = false): Art =>
  at(
    x,
    y,
    s,
    line('M-8 0V-24M14 0V-24', '#E98B2A', 6) +
      path('M-70-50A62 40 0 0 0 52-44L30-62Z', fill) +
      line('M36-48C58-70 34-104 52-122', fill, 22) +
      circle(54, -126, 18, fill) +
      path('M68-132L94-122L68-118Z', '#E98B2A') +
      circle(59, -131, 3.5, INK),
    0,
    flip,
  );

/** A tortoiseshell of a monkey: head and body, hanging by a long arm. */
export const monkey = (
  x: number,
  y: number,
  s: number,
  fill = '#6B3A1C',
  face = '#F2C9A4',
  flip = false,
): Art =>
  at(
    x,
    y,
    s,
    line('M30-30C70-20 60 20 84 10', fill, 10) +
      line('M-24-50C-60-80-50-120-44-150', fill, 15) +
      line('M24-40C50-34 52-12 46 0', fill, 15) +
      oval(0, -34, 34, 44, fill) +
      oval(0, -28, 19, 28, face) +
      circle(-32, -96, 13, face) +
      circle(32, -96, 13, face) +
      circle(0, -98, 32, fill) +
      oval(-9, -102, 13, 14, face) +
      oval(9, -102, 13, 14, face) +
      oval(0, -86, 18, 13, face) +
      circle(-9, -102, 4, INK) +
      circle(9, -102, 4, INK) +
      line('M-8-84Q0-77 8-84', INK, 3),
    0,
    flip,
  );

export const parrot = (x: number, y: number, s: number, body: string, wing: string, flip = false): Art =>
  at(
    x,
    y,
    s,
    path('M-30-30L-76 44L-40 36L-14-8Z', wing) +
      path('M-34-10C-40-80-10-110 18-104C44-100 44-60 30-30C18-4-14 10-34-10Z', body) +
      path('M-30-20C-30-60-6-70 8-60C10-30-6-6-30-20Z', wing) +
      path('M34-96C54-92 54-72 42-66C40-78 36-84 30-86Z', '#17211C') +
      eye(18, -86, 8) +
      line('M-10 0V10M4-4V8', '#F5B83D', 6),
    0,
    flip,
  );

export const deer = (x: number, y: number, s: number, fill = '#B9632A', flip = false): Art =>
  at(
    x,
    y,
    s,
    line(
      'M40-150C30-170 36-186 28-198M40-158L22-172M54-150C64-170 58-186 66-198M56-158L72-172',
      '#6B3A1C',
      6,
    ) +
      rect(-60, -100, 100, 50, fill, 25) +
      rect(-52, -64, 14, 64, fill) +
      rect(-30, -60, 14, 60, fill) +
      rect(6, -60, 14, 60, fill) +
      rect(26, -64, 14, 64, fill) +
      path('M14-80L30-150H62L40-60Z', fill) +
      path('M26-146A22 20 0 0 1 62-150L84-128A12 12 0 0 1 72-116H44Z', fill) +
      path('M24-148L4-158L22-134Z', fill) +
      circle(54, -140, 4, INK) +
      circle(82, -124, 5, INK),
    0,
    flip,
  );

/** A whale's tail above the water. */
export const flukes = (x: number, y: number, s: number, fill: string): Art =>
  at(
    x,
    y,
    s,
    path('M-22 0C-16-40-12-60-10-80H10C12-60 16-40 22 0Z', fill) +
      path('M0-76A62 62 0 0 1-70-132A70 62 0 0 1 0-76ZM0-76A62 62 0 0 0 70-132A70 62 0 0 0 0-76Z', fill),
  );
