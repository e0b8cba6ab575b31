import * as k from '../kit/index.ts';
import { free, leaf, type Manuscript } from '../model.ts';

const pink = '#F4AFA3';
const ink = '#232B45';
const gold = '#F5B83D';
const water = '#5E9AA8';
const river = k.waves(520, water) + k.waves(560, '#47818F', 40);

export const manuscripts: Manuscript[] = [
  {
    key: 'a-hat-for-hippo',
    title: 'A Hat for Hippo',
    authors: ['Jonas Wend'],
    language: 'en-GB',
    summary:
      'Hippo has a party to go to and a very large head. Nothing in the shop fits, until somebody looks at the problem from on top.',
    categories: ['animals'],
    reading_level: 1,
    age_range: { min: 4, max: 6 },
    price: free,
    featured: false,
    owner: 'platform',
    student_made: false,
    format: 'epub',
    colours: { paper: '#FFF8EA', ink, accent: '#B4331A' },
    leaves: [
      leaf(
        k.scene(pink, k.sun(660, 130, 70, gold), k.hero('hippo', 400, 620, 430), river),
        'A hippo stands in the river and looks up.',
        'Hippo is going to a party. “I need a hat,” says Hippo.',
      ),
      leaf(
        k.scene(
          '#F7D9A0',
          k.rect(120, 150, 560, 450, '#DD4B2B'),
          k.rect(120, 150, 560, 60, '#B4331A'),
          k.times(
            7,
            (i) =>
              k.rect(120 + i * 80, 210, 80, 50, i % 2 ? '#FFF8EA' : '#DD4B2B') +
              k.path(k.d`M${120 + i * 80} 260h80a40 30 0 0 1-80 0Z`, i % 2 ? '#FFF8EA' : '#B4331A'),
          ),
          k.rect(180, 330, 270, 170, '#CFE6EA', 6),
          k.hero('hat', 250, 490, 80),
          k.crown(350, 490, 1, gold),
          k.rect(510, 340, 110, 260, ink),
        ),
        'A hat shop with a striped awning and hats in the window.',
        'Hippo goes to the hat shop. It is full of hats.',
      ),
      leaf(
        k.scene(pink, k.hero('hippo', 400, 640, 460), k.hero('hat', 400, 268, 56, { turn: -8 })),
        'A tiny hat sits on top of the hippo’s enormous head.',
        'This hat is too small. It looks like a crumb.',
      ),
      leaf(
        k.scene(
          '#CFE6EA',
          k.hero('hippo', 400, 640, 460),
          k.path('M180 360C180 180 620 180 620 360Z', gold),
          k.rect(110, 350, 580, 40, ink, 20),
        ),
        'A gigantic hat covers the hippo down to her nostrils.',
        'This hat is too big. Where is Hippo?',
      ),
      leaf(
        k.scene(
          '#E9DFCF',
          k.hero('hippo', 400, 640, 460),
          k.path('M400 60L330 250H470Z', '#DD4B2B'),
          k.circle(400, 60, 24, gold),
          k.times(6, (i) => k.at(400, 180, 1, k.line('M0-130V-160', '#DD4B2B', 8), i * 30 - 75)),
        ),
        'A pointed party hat stands up on the hippo’s head.',
        'This hat is too pointed. Ow, says the ceiling.',
      ),
      leaf(
        k.scene(
          '#BFD9C8',
          k.hero('hippo', 400, 640, 460),
          k.times(5, (i) =>
            k.flower(
              280 + i * 60,
              262 - (i % 2) * 16,
              0.7,
              ['#DD4B2B', gold, '#FFF8EA'][i % 3] ?? gold,
              ink,
              '#1F6B4A',
              50,
            ),
          ),
          k.bee(620, 150, 0.9, -10),
        ),
        'Flowers grow all over a hat, and a bee comes near.',
        'This hat is too flowery. Somebody lives in it.',
      ),
      leaf(
        k.scene(pink, k.hero('hippo', 400, 640, 430), river, k.drop(300, 470, 1.2, '#CFE6EA')),
        'The hippo is back in the river, with one tear.',
        'Hippo goes home. No hat. No party.',
      ),
      leaf(
        k.scene(
          pink,
          k.sun(660, 130, 70, gold),
          k.hero('hippo', 400, 640, 430),
          k.robin(400, 272, 0.9, '#7A5A3C', '#DD4B2B'),
          river,
        ),
        'A robin lands on the hippo’s head.',
        'Down comes Robin. “Excuse me,” says Robin. “Is anyone sitting here?”',
      ),
      leaf(
        k.scene(
          pink,
          k.hero('hippo', 400, 640, 430),
          k.robin(400, 282, 0.9, '#7A5A3C', '#DD4B2B'),
          k.path('M320 290C330 250 470 250 480 290Z', '#8A5A2A'),
          k.line('M310 286C350 300 450 300 490 286M330 272C380 284 430 282 474 270', '#6B3A1C', 6),
          river,
        ),
        'The robin builds a nest on the hippo’s head.',
        'Robin brings a twig. And a twig. And a twig.',
      ),
      leaf(
        k.scene(
          '#F7D9A0',
          k.bunting(60, ['#DD4B2B', gold, '#5E9AA8', '#FFF8EA'], ink),
          k.hero('hippo', 400, 660, 430),
          k.path('M320 310C330 270 470 270 480 310Z', '#8A5A2A'),
          k.robin(400, 290, 0.8, '#7A5A3C', '#DD4B2B'),
          k.balloon(120, 420, 1.4, '#DD4B2B'),
          k.balloon(690, 420, 1.4, gold),
        ),
        'The hippo arrives at the party with a nest on her head, among balloons and bunting.',
        '“What a hat!” says everyone. “It sings!”',
      ),
    ],
  },
];
