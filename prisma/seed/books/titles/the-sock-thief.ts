import * as k from '../kit/index.ts';
import { free, leaf, type Manuscript } from '../model.ts';

const night = '#33415E';
const cream = '#FFFDF7';
const yellow = '#FFD76A';
const red = '#E8674C';
const green = '#4F9D69';
const plum = '#C94F7C';
const brown = '#7A6A5A';
const socks = [red, green, plum, yellow, '#4A90C2'];
const thief = (x: number, y: number, h: number): k.Art => k.hero('raccoon', x, y, h);
const moonlit = (...parts: k.Art[]): k.Art =>
  k.scene(night, k.fullMoon(660, 120, 60, '#FFE9B8', '#F0D08A'), ...parts);

export const manuscripts: Manuscript[] = [
  {
    key: 'the-sock-thief',
    title: 'The Sock Thief',
    authors: ['Femi O., age 10'],
    language: 'en-GB',
    summary:
      'Somebody in Mill Lane is stealing socks, but only ever one of each pair. Detective Femi stays up until nearly ten o’clock to find out why.',
    categories: ['animals', 'feelings'],
    reading_level: 3,
    age_range: { min: 7, max: 10 },
    price: free,
    featured: false,
    owner: 'riverside',
    student_made: true,
    format: 'epub',
    colours: { paper: cream, ink: '#20201C', accent: plum },
    leaves: [
      leaf(
        k.scene(
          '#CFE6EA',
          k.ground(460, green),
          k.washingLine(120, 5, (x, y, i) =>
            i % 2 ? k.line(k.d`M${x - 14} ${y}h30`, brown, 8) : k.sock(x, y, 1.3, socks[i] ?? red, cream),
          ),
          k.person(400, 590, 1.2, { skin: 2, style: 'short', shirt: yellow, legs: '#22345C', face: 'oh' }),
        ),
        'A boy looks up at a washing line with gaps between the socks.',
        'Case number 1. The crime: socks. The place: Mill Lane. The detective: me.',
        'On Monday we lost one. On Tuesday Mrs Patel lost three. It was always ONE of a pair, never two. That is not a normal thief. That is a thief with a system.',
      ),
      leaf(
        k.scene(
          '#F7D9A0',
          k.table(400, 560, 600, 160, brown),
          k.rect(180, 260, 240, 150, cream, 4),
          k.line('M210 300H390M210 330H360M210 360H380', '#20201C', 5),
          k.circle(560, 330, 70, '#CFE6EA'),
          k.ring(560, 330, 70, '#20201C', 12),
          k.line('M610 380L680 450', '#20201C', 16),
        ),
        'A notebook and a magnifying glass on a table.',
        'Suspects. 1: the wind (no, it does not know left from right). 2: my sister (no, her feet are too big). 3: the washing machine (I looked inside. It was not guilty. It was damp).',
      ),
      leaf(
        moonlit(
          k.ground(500, '#1F2A40'),
          k.washingLine(150, 4, (x, y, i) => k.sock(x, y, 1.1, socks[i] ?? red, cream)),
          k.rect(60, 380, 150, 130, '#22543A', 10),
          k.circle(135, 370, 34, '#5A3420'),
          k.circle(124, 368, 5, cream),
          k.circle(146, 368, 5, cream),
        ),
        'At night a boy hides behind a bin and watches the line.',
        'I hid behind the recycling from 7:30. At 8:00 nothing. At 9:00 nothing. At 9:45 my leg went to sleep and I nearly did too.',
      ),
      leaf(
        moonlit(
          k.washingLine(90, 5, (x, y, i) => k.sock(x, y, 1, socks[i] ?? red, cream)),
          thief(400, 600, 380),
        ),
        'A raccoon in a mask under the line of socks.',
        'Then I saw the mask. It was a raccoon! (I know there are no wild raccoons here. That’s what makes it a mystery.)',
        'It felt every sock with its little hands. It chose the softest and went under the shed.',
      ),
      leaf(
        k.scene(
          '#2A2030',
          k.path('M100 600C100 300 700 300 700 600Z', '#4A3A30'),
          k.times(7, (i) =>
            k.sock(
              190 + i * 62,
              400 + ((i * 43) % 70),
              0.8,
              socks[i % 5] ?? red,
              cream,
              -70 + ((i * 37) % 140),
            ),
          ),
          k.hero('raccoon', 260, 570, 110),
          k.hero('raccoon', 400, 580, 130),
          k.hero('raccoon', 540, 570, 110),
        ),
        'In a den full of socks three small raccoons look out.',
        'I lay on my tummy and shone my torch. There were three baby ones. Each one was inside a sock, like a sleeping bag, with its face sticking out.',
        'Mystery solved. It only took one of each because a baby does not need two.',
      ),
      leaf(
        k.scene(
          '#BFD9C8',
          k.ground(480, green),
          k.rect(470, 220, 240, 270, brown),
          k.path('M450 230L590 130L730 230Z', '#5A4A3C'),
          k.rect(120, 420, 200, 110, '#C98A5B', 6),
          k.times(4, (i) => k.sock(150 + i * 48, 370, 0.6, socks[i] ?? red, cream)),
          k.person(390, 580, 1, { skin: 2, style: 'short', shirt: yellow, legs: '#22345C', arms: 'wave' }),
        ),
        'The boy leaves a box of socks by the shed.',
        'I did not tell. (Except you.) I put a box by the shed with all our odd socks in it and a sign saying HELP YOURSELF.',
        'Nobody in Mill Lane has lost a sock since. Case closed.',
      ),
    ],
  },
];
