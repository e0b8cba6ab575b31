import * as k from '../kit/index.ts';
import { seconds, words } from '../audio/a-very-tall-friend/times.ts';
import { free, leaf, type Manuscript } from '../model.ts';

const mint = '#BFE1D4';
const cream = '#FFF3DC';
const red = '#D8432F';
const brown = '#B9632A';
const green = '#4F8A4C';
const ink = '#2A1A10';
const joud = { skin: 2, hair: 0, style: 'short', shirt: '#E8674C', legs: '#1D4A44' } as const;
const giraffe = (x: number, y: number, h: number, flip = false): k.Art =>
  k.hero('giraffe', x, y, h, { flip });

export const manuscripts: Manuscript[] = [
  {
    key: 'a-very-tall-friend',
    title: 'A Very Tall Friend',
    authors: ['Noor Haddad'],
    language: 'en-GB',
    summary:
      'Joud is short and has lost a balloon. Layla is tall and has lost nobody to talk to. They meet in the middle.',
    categories: ['feelings', 'animals'],
    reading_level: 1,
    age_range: { min: 4, max: 6 },
    price: free,
    featured: false,
    owner: 'greenfield',
    student_made: false,
    format: 'epub',
    colours: { paper: cream, ink, accent: brown },
    recording: { folder: 'a-very-tall-friend', narrator: 'A computer’s voice (Flite)', seconds, words },
    leaves: [
      leaf(
        k.scene(
          mint,
          k.cloud(170, 130, 1, cream),
          k.ground(510, green),
          k.person(330, 580, 1, { ...joud, arms: 'wave' }),
          k.balloon(392, 420, 1.4, red),
        ),
        'A small boy with a red balloon.',
        'Joud had a red balloon. He had it, and had it, and then he sneezed.',
      ),
      leaf(
        k.scene(
          mint,
          k.cloud(600, 160, 1.2, cream),
          k.ground(510, green),
          k.person(300, 585, 1, { ...joud, arms: 'up', face: 'oh' }),
          k.balloon(420, 240, 1.2, red),
        ),
        'The balloon floats up out of reach.',
        'Up it went. Joud jumped. Joud jumped on a box. Joud is short, and so was the box.',
      ),
      leaf(
        k.scene(
          mint,
          k.cloud(140, 120, 0.8, cream),
          giraffe(560, 640, 620),
          k.ground(540, green),
          k.person(240, 590, 1, joud),
          k.balloon(400, 120, 1, red),
        ),
        'A giraffe’s neck rises beside the boy, all the way up to the balloon.',
        '“Is this yours?” said somebody. It was a nose. Above the nose were two eyes. Below the nose was a great deal of neck.',
      ),
      leaf(
        k.scene('#CFE6EA', giraffe(420, 700, 760), k.balloon(160, 330, 1.6, red)),
        'The giraffe, very close, has the balloon’s string in her mouth.',
        '“Thank you,” said Joud, as loudly as he could. “You’re welcome,” said the giraffe, as softly as she could. So they heard each other exactly.',
      ),
      leaf(
        k.scene(
          '#F7D9A0',
          k.sun(140, 120, 60, '#F2B53F'),
          k.tree(620, 560, 3, 'round', green, '#3B6E3A', brown),
          k.ground(530, '#9CBF6A'),
          giraffe(400, 600, 470),
          k.person(200, 590, 0.9, joud),
        ),
        'The giraffe eats from the top of a tree; the boy stands in the shade.',
        '“What’s it like up there?” “Windy. I can see Thursday. What’s it like down there?” “There are beetles,” said Joud. “Beetles!” said the giraffe. “I never meet beetles.”',
      ),
      leaf(
        k.scene(
          '#CFE3D2',
          k.ground(420, green),
          giraffe(540, 740, 520),
          k.person(260, 560, 1, joud),
          k.times(5, (i) => k.oval(330 + i * 26, 560 + (i % 2) * 12, 9, 7, ink)),
          k.tufts(450, '#3B6E3A', 8),
        ),
        'The giraffe bends low; the boy shows her beetles.',
        'So she spread her legs, and folded her knees, and came down, and down, and down. And Joud showed her every one.',
      ),
      leaf(
        k.scene(
          '#F7C9A0',
          k.sun(180, 200, 90, '#F2B53F', red),
          k.ground(540, green),
          giraffe(520, 640, 600),
          k.person(440, 130, 0.6, { ...joud, legs: '', arms: 'up' }),
          k.balloon(380, 90, 0.9, red),
        ),
        'The boy sits on the giraffe’s head with his balloon, at sunset.',
        'And then she took him up, and up, and up. “Look,” said Joud. “There’s Thursday!”',
      ),
    ],
  },
];
