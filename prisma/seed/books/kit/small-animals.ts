import { at, circle, line, oval, path, rect, type Art } from './shapes.ts';

const INK = '#17211C';
const eye = (x: number, y: number, r: number): Art =>
  circle(x, y, r, '#FFFFFF') + circle(x + r * 0.2, y, r * 0.55, INK);

export const frog = (x: number, y: number, s: number, fill = '#4F9D69', belly = '#CFE3D2'): Art =>
  at(
    x,
    y,
    s,
    path('M-60 0A30 34 0 0 1-20-30H20A30 34 0 0 1 60 0Z', fill) +
      path('M-44-8V-34A44 38 0 0 1 44-34V-8A44 18 0 0 1-44-8Z', fill) +
      path('M-28-4V-20A28 18 0 0 1 28-20V-4Z', belly) +
      circle(-24, -68, 16, fill) +
      circle(24, -68, 16, fill) +
      eye(-24, -70, 10) +
      eye(24, -70, 10) +
      line('M-24-40Q0-26 24-40', INK, 4),
  );

/** A honey bee seen from the side, about 120 wide. */
export const bee = (x: number, y: number, s: number, turn = 0, flip = false): Art =>
  at(
    x,
    y,
    s,
    oval(-14, -34, 16, 30, '#E4F1F3') +
      oval(12, -38, 17, 32, '#FFFFFF') +
      path('M-58 4C-50-34 20-40 44-10C50 20 10 36-30 26C-46 22-56 14-58 4Z', '#F5B52E') +
      path(
        'M-34-19C-26-22-20-24-14-25L-18 28C-24 28-30 27-36 25ZM6-27C14-26 20-24 26-21L22 24C16 27 8 29 2 29Z',
        INK,
      ) +
      path('M-58 4L-74 2L-56 12Z', INK) +
      circle(46, -2, 21, INK) +
      circle(53, -6, 6, '#FFFFFF') +
      circle(54, -6, 3, INK) +
      line('M50-20C54-34 62-36 66-36M58-16C66-26 72-26 76-24', INK, 3.5),
    turn,
    flip,
  );

/** A firefly with a glowing tail. */
export const firefly = (x: number, y: number, s: number, turn = 0): Art =>
  at(
    x,
    y,
    s,
    oval(-8, -26, 10, 22, '#CFE6EA') +
      oval(10, -26, 10, 22, '#E4F1F3') +
      oval(28, 0, 28, 17, '#F7C64B') +
      oval(-14, 0, 26, 18, '#14593F') +
      circle(-34, -2, 13, '#14593F') +
      circle(-38, -5, 4, '#FFFFFF') +
      line('M-40-14L-52-28M-34-15L-40-30', '#14593F', 3.5),
    turn,
  );

export const butterfly = (x: number, y: number, s: number, a: string, b: string, turn = 0): Art =>
  at(
    x,
    y,
    s,
    path('M0-4C-14-40-54-36-50-12C-48 2-20 6 0-4ZM0-4C14-40 54-36 50-12C48 2 20 6 0-4Z', a) +
      path('M0-2C-14 4-40 8-34 28C-28 40-6 24 0-2ZM0-2C14 4 40 8 34 28C28 40 6 24 0-2Z', b) +
      rect(-3, -14, 6, 36, INK, 3) +
      line('M-2-14L-10-28M2-14L10-28', INK, 3),
    turn,
  );

/** A resting or flying moth, simpler than the hero of its book. */
export const moth = (x: number, y: number, s: number, a = '#CFC3B4', b = '#8F7F8C', turn = 0): Art =>
  at(
    x,
    y,
    s,
    path('M0-14C18-48 60-46 62-24C62-4 30 10 2 8ZM0-14C-18-48-60-46-62-24C-62-4-30 10-2 8Z', a) +
      path('M0 4C20 2 40 12 34 30C20 36 4 22 0 4ZM0 4C-20 2-40 12-34 30C-20 36-4 22 0 4Z', b) +
      circle(34, -22, 7, '#F2B53F') +
      circle(-34, -22, 7, '#F2B53F') +
      oval(0, 4, 7, 24, '#EFE6D8') +
      line('M-3-20L-12-34M3-20L12-34', a, 3),
    turn,
  );

export const snail = (
  x: number,
  y: number,
  s: number,
  shell: string,
  swirl: string,
  body = '#F7D9A0',
  flip = false,
): Art =>
  at(
    x,
    y,
    s,
    path('M-62 0H46A18 18 0 0 0 64-18V-56H42V-28H-20Z', body) +
      line('M46-54L38-78M60-54L70-78', body, 6) +
      circle(38, -80, 6, INK) +
      circle(70, -80, 6, INK) +
      circle(-12, -44, 40, shell) +
      line('M-12-44A8 8 0 0 1 4-44A18 18 0 0 1-32-44A27 27 0 0 1 22-44', swirl, 7) +
      circle(56, -34, 3.5, INK),
    0,
    flip,
  );

export const fish = (x: number, y: number, s: number, a: string, b: string, flip = false): Art =>
  at(
    x,
    y,
    s,
    path('M-30 0L-66-26V26Z', b) +
      path('M-44 0C-20-36 30-36 52 0C30 36-20 36-44 0Z', a) +
      path('M-6-27A40 40 0 0 1-6 27A64 64 0 0 0-6-27Z', b) +
      eye(30, -8, 8),
    0,
    flip,
  );

export const crab = (x: number, y: number, s: number, fill = '#E4572E'): Art =>
  at(
    x,
    y,
    s,
    line(
      'M-50-24C-76-30-80-56-66-66M50-24C76-30 80-56 66-66M-40-6L-62 8M-26-2L-40 14M40-6L62 8M26-2L40 14',
      fill,
      9,
    ) +
      circle(-66, -70, 17, fill) +
      circle(66, -70, 17, fill) +
      path('M-76-88L-66-70L-56-88ZM76-88L66-70L56-88Z', '#FFF4DF') +
      path('M-54-8A54 44 0 0 1 54-8A54 24 0 0 1-54-8Z', fill) +
      line('M-16-46V-58M16-46V-58', fill, 6) +
      eye(-16, -62, 10) +
      eye(16, -62, 10) +
      line('M-14-20Q0-10 14-20', INK, 4),
  );

export const turtle = (
  x: number,
  y: number,
  s: number,
  shell = '#1C7A74',
  skin = '#9CC46A',
  flip = false,
): Art =>
  at(
    x,
    y,
    s,
    path('M48-16C60-60 100-52 100-30C100-10 80-6 56-6Z', skin) +
      rect(-48, -14, 26, 24, skin, 12) +
      rect(24, -14, 26, 24, skin, 12) +
      path('M-66-8A62 60 0 0 1 62-8Z', shell) +
      path('M-30-12L-14-44H14L28-12Z', skin) +
      circle(84, -34, 4, INK),
    0,
    flip,
  );

export const worm = (x: number, y: number, s: number, fill = '#E98B8B'): Art =>
  at(
    x,
    y,
    s,
    line('M-60 0C-40-30-20-30 0 0C20 30 40 20 52-10', fill, 18) +
      circle(50, -16, 3, INK) +
      circle(58, -12, 3, INK),
  );

export const jellyfish = (x: number, y: number, s: number, fill: string, legs: string): Art =>
  at(
    x,
    y,
    s,
    line('M-28 0C-38 24-18 40-28 70M0 0C-10 28 10 50 0 84M28 0C18 24 38 40 28 70', legs, 7) +
      path('M-50 0A50 52 0 0 1 50 0Z', fill) +
      circle(-14, -18, 4, INK) +
      circle(14, -18, 4, INK) +
      line('M-7-8Q0-3 7-8', INK, 3),
  );
