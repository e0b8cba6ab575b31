import { between, clamp, HEIGHT, mix, renderFilm, WIDTH, type FilmScene } from './render-film.ts';

/** Renders the film of the drop: `node prisma/seed/films/draw-journey-of-a-drop.ts`. */
const SECONDS = 26;

const drop = (x: number, y: number, size: number, look: 'up' | 'down' | 'glad' = 'glad'): string => {
  const eye = look === 'up' ? -3 : look === 'down' ? 3 : 0;
  return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${size.toFixed(3)})">
    <path d="M0 -34C12 -14 24 -2 24 14A24 24 0 0 1 -24 14C-24 -2 -12 -14 0 -34Z" fill="#3aa0d8" stroke="#14506e" stroke-width="3"/>
    <path d="M-14 12A15 15 0 0 0 -4 28" fill="none" stroke="#c9ecfb" stroke-width="4" stroke-linecap="round"/>
    <circle cx="-8" cy="${8 + eye}" r="3.4" fill="#0d2c3d"/><circle cx="8" cy="${8 + eye}" r="3.4" fill="#0d2c3d"/>
    <path d="M-7 18Q0 25 7 18" fill="none" stroke="#0d2c3d" stroke-width="3" stroke-linecap="round"/></g>`;
};
const cloud = (x: number, y: number, size: number, fill: string): string =>
  `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${size})" fill="${fill}"><circle cx="-46" cy="8" r="30"/><circle cx="-8" cy="-12" r="42"/><circle cx="38" cy="0" r="34"/><rect x="-76" y="6" width="148" height="34" rx="17"/></g>`;
const waves = (t: number, y: number, fill: string, speed: number): string => {
  let path = `M-40 ${HEIGHT}V${y}`;
  for (let x = -40; x <= WIDTH + 40; x += 40)
    path += `q10 ${(-9 * Math.sin(x / 60 + t * speed)).toFixed(1)} 20 0t20 0`;
  return `<path d="${path}V${HEIGHT}Z" fill="${fill}"/>`;
};
const sun = (x: number, y: number, t: number): string =>
  `<g transform="translate(${x} ${y}) rotate(${(t * 8).toFixed(1)})"><circle r="34" fill="#f6b93b"/>${Array.from({ length: 10 }, (_, ray) => `<rect x="-4" y="-58" width="8" height="16" rx="4" fill="#f6b93b" transform="rotate(${ray * 36})"/>`).join('')}</g>`;
const hills = (shift: number): string =>
  `<path d="M-20 360V250Q90 150 210 240T430 220T680 240V360Z" fill="#7fb069" transform="translate(${shift.toFixed(1)} 0)"/><path d="M-20 360V290Q120 220 260 290T520 280T680 290V360Z" fill="#5d9250"/>`;

/** The sea, and the sun that evaporates the drop. */
const sea = (t: number): string => {
  const rise = between(t, 3, 6.2);
  return `<rect width="640" height="360" fill="#bfe6f5"/>${sun(520, 80, t)}${waves(t, 230, '#2f86b7', 1.6)}
    ${drop(mix(300, 330, rise), mix(222, 60, rise) + 5 * Math.sin(t * 2.4), mix(1.25, 0.75, rise), rise > 0 ? 'up' : 'glad')}${waves(t + 2, 262, '#23709c', 1.2)}`;
};
/** A cloud of many drops, carried over the land. */
const sky = (t: number): string => {
  const go = between(t, 6, 11.5);
  const x = mix(150, 440, go);
  const crowd = Array.from({ length: 6 }, (_, one) =>
    drop(x - 62 + one * 25, 118 + 8 * Math.sin(t * 2 + one * 1.7), 0.34),
  ).join('');
  return `<rect width="640" height="360" fill="#a9d6ea"/>${cloud(110 - go * 40, 70, 0.6, '#ffffff')}${hills(-go * 30)}${cloud(x, 110, 1.35, '#eef4f7')}${crowd}`;
};
/** Rain on the hills, and a river. */
const rain = (t: number): string => {
  const fall = between(t, 12, 14);
  const flow = between(t, 14, 17.6);
  const lines = Array.from({ length: 26 }, (_, one) => {
    const y = (one * 53 + t * 260) % 260;
    return `<path d="M${(one * 47) % 640} ${(100 + y).toFixed(0)}v14" stroke="#2f86b7" stroke-width="3" stroke-linecap="round"/>`;
  }).join('');
  const x = mix(250, 560, flow);
  const y = flow > 0 ? 268 + 34 * Math.sin(flow * 2.4) : mix(110, 268, fall);
  return `<rect width="640" height="360" fill="#8fb9cc"/>${hills(-30)}<path d="M230 262Q300 250 350 296T640 316V360H470Q400 350 330 330T230 262Z" fill="#2f86b7"/>
    ${cloud(250, 80, 1.3, '#6f8c99')}${cloud(430, 70, 1, '#7f9aa6')}<g opacity="${(1 - flow * 0.8).toFixed(2)}">${lines}</g>${drop(x, y, 0.8, flow > 0 ? 'glad' : 'down')}`;
};
/** A well, and somebody who shares the water. */
const well = (t: number): string => {
  const lift = between(t, 18.4, 20.6);
  const y = mix(262, 176, lift);
  return `<rect width="640" height="360" fill="#f3e3c3"/>${sun(90, 70, t)}<rect y="290" width="640" height="70" fill="#c9a66b"/>
    <path d="M180 290V150M360 290V150M166 152L270 92L374 152Z" fill="#9c5b3b" stroke="#6b3a22" stroke-width="10" stroke-linejoin="round"/>
    <path d="M270 150V${y.toFixed(0)}" stroke="#6b3a22" stroke-width="4"/>
    ${drop(270, y - 8, 0.62)}<path d="M238 ${(y + 6).toFixed(0)}h64l-8 42h-48Z" fill="#7c8c94" stroke="#3d4a50" stroke-width="4"/>
    <path d="M170 262h200v58a24 24 0 0 1 -24 24H194a24 24 0 0 1 -24 -24Z" fill="#b7a38a" stroke="#6b5a45" stroke-width="5"/>
    <path d="M170 290h200M236 262v28M304 262v28M204 290v30M270 290v30M336 290v30" stroke="#6b5a45" stroke-width="4"/>
    ${[470, 550].map((x, one) => `<g transform="translate(${x} ${(300 - 5 * Math.abs(Math.sin(t * 3 + one))).toFixed(1)})"><path d="M-28 44V-6Q0 -34 28 -6V44Z" fill="${one ? '#c2543d' : '#2a7f62'}"/><circle cy="-44" r="24" fill="${one ? '#8d5a3b' : '#5f3b26'}"/><path d="M-24 -48Q0 -86 24 -48Q0 -60 -24 -48Z" fill="#1d1410"/><circle cx="-8" cy="-42" r="3" fill="#140d09"/><circle cx="8" cy="-42" r="3" fill="#140d09"/><path d="M-8 -32Q0 -24 8 -32" stroke="#140d09" stroke-width="3" fill="none" stroke-linecap="round"/></g>`).join('')}`;
};
/** A garden that the drop waters. */
const garden = (t: number): string => {
  const grow = between(t, 22.2, 25);
  const stem = 300 - 150 * grow;
  return `<rect width="640" height="360" fill="#dcefd8"/>${sun(540, 80, t)}<path d="M0 300Q320 270 640 300V360H0Z" fill="#7a5230"/>
    <path d="M320 300Q${(320 + 8 * Math.sin(t * 2)).toFixed(1)} ${((300 + stem) / 2).toFixed(1)} 320 ${stem.toFixed(1)}" stroke="#3d8b4f" stroke-width="9" fill="none" stroke-linecap="round"/>
    <g transform="translate(320 ${mix(300, 230, grow).toFixed(1)}) scale(${grow.toFixed(3)})"><path d="M0 0Q44 -36 80 -6Q40 22 0 0Z" fill="#4fa863"/><path d="M0 14Q-44 -22 -80 8Q-40 36 0 14Z" fill="#4fa863"/></g>
    <g transform="translate(320 ${stem.toFixed(1)}) scale(${clamp(grow * 1.4 - 0.4).toFixed(3)})">${Array.from({ length: 8 }, (_, petal) => `<ellipse cy="-34" rx="15" ry="26" fill="#e88b3a" transform="rotate(${petal * 45})"/>`).join('')}<circle r="22" fill="#7a4a1d"/></g>
    ${drop(mix(240, 300, between(t, 21.6, 22.6)), mix(210, 300, between(t, 21.6, 22.6)), mix(0.8, 0.02, between(t, 22.2, 22.8)))}`;
};

const scenes: FilmScene[] = [
  [-1, 6.4, sea],
  [5.7, 12, sky],
  [11.3, 17.8, rain],
  [17.1, 21.8, well],
  [21.1, SECONDS + 1, garden],
];

await renderFilm('journey-of-a-drop', { seconds: SECONDS, poster: 2, scenes });
