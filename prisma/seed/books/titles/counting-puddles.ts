import * as k from '../kit/index.ts';
import { free, leaf, type Manuscript } from '../model.ts';

const sky = '#DFE9EA';
const blue = '#6FB0BF';
const pale = '#C8E3E4';
const gold = '#F7C531';
const red = '#D8432F';
const navy = '#22345C';
const pool = (x: number, y: number, w: number): k.Art => k.puddle(x, y, w, blue, pale);

export const manuscripts: Manuscript[] = [
  {
    key: 'counting-puddles',
    title: 'Counting Puddles',
    authors: ['Jonas Berg'],
    language: 'en-GB',
    summary:
      'Two red boots, one yellow coat, and a whole street of puddles. Count from one to eight and jump.',
    categories: ['science', 'feelings'],
    reading_level: 1,
    age_range: { min: 4, max: 5 },
    price: free,
    featured: false,
    owner: 'greenfield',
    student_made: false,
    format: 'epub',
    setting: 'spread',
    colours: { paper: '#FFF8EA', ink: navy, accent: red },
    leaves: [
      leaf(
        k.scene(sky, pool(400, 520, 230), k.hero('boots', 400, 500, 470)),
        'Red boots and a yellow coat over one large puddle.',
        'One puddle. It was waiting for me.',
      ),
      leaf(
        k.scene(
          '#BFD9C8',
          pool(280, 470, 130),
          pool(520, 530, 130),
          k.duck(280, 460, 0.9),
          k.rain(3, 24, '#FFFFFF', 0, 400),
        ),
        'Two puddles; a duck sits in the first.',
        'Two puddles. One has a duck in it.',
      ),
      leaf(
        k.scene(
          '#F7D9A0',
          pool(250, 400, 110),
          pool(540, 450, 120),
          pool(360, 540, 130),
          k.sun(400, 170, 90, gold, '#F08A24'),
          k.circle(360, 536, 40, gold),
        ),
        'Three puddles and the sun; the sun is mirrored in one.',
        'Three puddles. Look: the sun fell in!',
      ),
      leaf(
        k.scene(
          sky,
          k.times(4, (i) => pool(220 + (i % 2) * 330, 300 + Math.floor(i / 2) * 210, 120)),
          k.dog(400, 470, 1.6, '#F7D9A0', '#B9632A'),
        ),
        'A dog runs between four puddles.',
        'Four puddles. Dog drank one, so now it is three.',
      ),
      leaf(
        k.scene(
          '#CFE3D2',
          k.times(5, (i) => pool(180 + i * 110, 330 + (i % 2) * 150, 80)),
          k.times(5, (i) => k.frog(180 + i * 110, 320 + (i % 2) * 150, 0.6)),
        ),
        'Five puddles with five frogs.',
        'Five puddles. Five frogs. Very fair.',
      ),
      leaf(
        k.scene(
          '#22345C',
          k.stars(4, 12, ['#FFF8EA', gold], 250),
          k.crescent(520, 150, 60, '#FFF8EA'),
          k.times(6, (i) => pool(210 + (i % 3) * 190, 400 + Math.floor(i / 3) * 120, 80)),
          k.crescent(400, 398, 22, '#FFF8EA'),
        ),
        'Six puddles at night; the moon is in one of them.',
        'Six puddles in the dark. One has kept the moon.',
      ),
      leaf(
        k.scene(
          sky,
          k.times(7, (i) => k.splash(160 + i * 82, 320 + ((i * 61) % 200), 0.9, blue)),
          k.person(400, 560, 1.7, { skin: 1, hair: 5, style: 'bob', shirt: gold, legs: navy, arms: 'up' }),
        ),
        'A child jumps among seven splashes.',
        'Seven! I jumped in all of them. Splish splash splish splash splish splash SPLOSH.',
      ),
      leaf(
        k.scene(
          '#F4C3A8',
          k.ground(430, '#C98A5B'),
          pool(400, 520, 220),
          k.sock(270, 170, 1.1, red, '#FFF8EA', 6),
          k.sock(470, 170, 1.1, red, '#FFF8EA', -6),
          k.line('M80 160Q400 190 720 160', navy, 5),
          k.drop(300, 370, 1, blue),
          k.drop(500, 380, 1, blue),
        ),
        'Two wet socks drip on a line; under them is a puddle indoors.',
        'Eight. This one is in the kitchen. I made it myself.',
      ),
    ],
  },
];
