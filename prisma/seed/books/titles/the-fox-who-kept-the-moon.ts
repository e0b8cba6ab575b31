import * as k from '../kit/index.ts';
import { free, leaf, type Manuscript } from '../model.ts';

const night = '#22345C';
const blue = '#2D4473';
const moon = '#FFE9B8';
const crater = '#F5D48D';
const fox = '#E2662F';
const cream = '#FFF3DC';
const dark = '#17233F';
const sky = (seed: number, ...parts: k.Art[]): k.Art =>
  k.scene(night, k.stars(seed, 14, [moon, '#FFD98C'], 260), ...parts);

export const manuscripts: Manuscript[] = [
  {
    key: 'the-fox-who-kept-the-moon',
    title: 'The Fox Who Kept the Moon',
    subtitle: 'A folk tale from no particular hill',
    authors: ['Eilidh Grant'],
    language: 'en-GB',
    summary:
      'The moon falls into a bog, and a fox takes it home to keep warm by. But somebody always needs to see.',
    categories: ['folk-tales', 'space'],
    reading_level: 3,
    age_range: { min: 6, max: 9 },
    price: free,
    featured: false,
    owner: 'platform',
    student_made: false,
    format: 'epub',
    colours: { paper: cream, ink: night, accent: fox },
    leaves: [
      leaf(
        sky(
          171,
          k.fullMoon(400, 220, 120, moon, crater),
          k.hill(150, 450, 420, dark),
          k.hill(650, 470, 420, '#1B2A4C'),
        ),
        'The full moon over dark hills.',
        'There was a winter so cold that the sky cracked. It was only a small crack, but it was just behind the moon.',
      ),
      leaf(
        sky(
          172,
          k.line('M640 40C600 160 540 260 470 380', moon, 8),
          k.fullMoon(440, 430, 60, moon, crater),
          k.ground(480, dark),
          k.oval(440, 500, 160, 26, blue),
          k.tufts(520, '#3F5A8A', 12),
        ),
        'The moon falls into a bog.',
        'Down it came, with a noise like a plate, and landed in the bog behind the sheepfold. And that whole side of the world went dark.',
      ),
      leaf(
        k.scene(
          dark,
          k.circle(560, 430, 190, blue),
          k.fullMoon(560, 430, 90, moon, crater),
          k.hero('fox', 250, 600, 330),
          k.ground(560, '#0F182E'),
        ),
        'A fox looks at the glowing moon on the ground.',
        'A fox found it. She was old, and her den was cold, and nobody had ever given her anything.',
        '“Finders,” said the fox, “keepers.” And she rolled it home with her nose.',
      ),
      leaf(
        k.scene(
          '#4A3526',
          k.path('M60 620C60 240 740 240 740 620Z', dark),
          k.hero('kept-moon', 400, 545, 220),
          k.hero('sleeping-fox', 400, 580, 330),
        ),
        'The fox sleeps in her den, curled around the moon.',
        'She curled about it, nose to tail. It was like sleeping round a loaf. For the first time since she was a cub, her toes were warm.',
      ),
      leaf(
        k.scene(
          '#0F182E',
          k.owl(180, 520, 1.1, '#4A5678', '#93A4B4'),
          k.hedgehog(430, 560, 1.1),
          k.deer(640, 560, 1.2, '#7A5A4C', true),
          k.ground(560, '#0A1020'),
        ),
        'An owl, a hedgehog and a deer stand in the dark, at a loss.',
        'Outside, the owl flew into a tree and apologised to it. The hedgehog walked in circles. The sea lay flat, and forgot to come in.',
      ),
      leaf(
        k.scene(
          '#0F182E',
          k.hill(400, 420, 560, '#17233F'),
          k.path('M330 560A70 70 0 0 1 470 560Z', moon),
          k.mouse(200, 570, 1.3),
          k.ground(570, '#0A1020'),
        ),
        'Light shines out of the den; a mouse stands before it.',
        'On the third night came a mouse. “Excuse me,” said the mouse. “I’ve lost my children in the dark, all nine of them. I saw a light under your door.”',
      ),
      leaf(
        k.scene(
          '#17233F',
          k.circle(480, 330, 200, blue),
          k.fullMoon(480, 300, 96, moon, crater),
          k.hero('fox', 400, 600, 270),
          k.times(9, (i) => k.mouse(90 + i * 78, 585 - (i % 2) * 10, 0.45)),
          k.ground(592, '#0A1020'),
        ),
        'The fox holds up the moon; nine tiny mice run into its light.',
        'The fox looked at the mouse, who would have made a good supper. She looked at the moon. Then she put her shoulder to it, and pushed it out on to the hill.',
        'One, two, three, four, five, six, seven, eight and nine.',
      ),
      leaf(
        sky(
          173,
          k.fullMoon(470, 150, 80, moon, crater),
          k.hill(400, 420, 520, dark),
          k.ladder(470, 450, 210, fox, 0),
          k.owl(300, 440, 0.7, '#4A5678', '#93A4B4'),
          k.deer(600, 460, 0.9, '#7A5A4C'),
          k.hero('fox', 420, 560, 180),
        ),
        'The animals push the moon back into the sky from a hilltop.',
        'It took all of them to put it back: deer upon deer, and owls to do the last bit. The fox steadied it from below.',
        'She was not finders, or keepers. But it was still quite warm underneath.',
      ),
      leaf(
        sky(
          174,
          k.fullMoon(610, 140, 90, moon, crater),
          k.hill(400, 430, 640, dark),
          k.hero('sleeping-fox', 400, 590, 240),
          k.times(5, (i) => k.mouse(230 + i * 30, 588, 0.4)),
        ),
        'The fox sleeps under the moon with a row of small mice against her back.',
        'If you look, you can see the marks where a nose has been. And on cold nights, they say, the mice go up to the den, and nine of them, packed along a back, are very nearly as good as a moon.',
      ),
    ],
  },
];
