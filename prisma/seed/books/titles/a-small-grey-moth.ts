import * as k from '../kit/index.ts';
import { free, leaf, type Manuscript } from '../model.ts';

const plum = '#3A2A4D';
const violet = '#5A4475';
const lilac = '#7A5F8C';
const gold = '#F2B53F';
const cream = '#EFE6D8';
const red = '#E8674C';
const dark = '#2A1D38';
const halo = (x: number, y: number, r: number): k.Art =>
  k.circle(x, y, r, '#49365F') + k.circle(x, y, r * 0.7, violet) + k.circle(x, y, r * 0.42, lilac);

export const manuscripts: Manuscript[] = [
  {
    key: 'a-small-grey-moth',
    title: 'A Small Grey Moth',
    authors: ['Tove Lindqvist'],
    language: 'en-GB',
    summary:
      'The butterflies have the day, and the colours, and the names. But the night needs somebody too.',
    categories: ['animals', 'science'],
    reading_level: 2,
    age_range: { min: 5, max: 8 },
    price: free,
    featured: false,
    owner: 'riverside',
    student_made: false,
    format: 'epub',
    colours: { paper: '#F7F1E6', ink: dark, accent: '#8A4A6A' },
    leaves: [
      leaf(
        k.scene(
          '#CFE3D2',
          k.sun(650, 120, 70, gold),
          k.ground(460, '#7F9B46'),
          k.butterfly(200, 200, 2, red, gold, -10),
          k.butterfly(430, 260, 1.6, '#2B8F99', '#BFE0D2', 14),
          k.butterfly(620, 330, 1.8, '#C94F7C', gold, 8),
          k.tree(120, 480, 1.6, 'round', '#5E7A30', '#4A6426', '#5A4034'),
          k.moth(130, 420, 0.5, '#8F8378', '#7A6E64'),
        ),
        'Bright butterflies over a meadow; a tiny grey moth sits on a tree trunk.',
        'All day long the meadow belonged to the butterflies. Small Moth sat on a trunk, folded, and nobody saw her. That is what grey is for.',
      ),
      leaf(
        k.scene(
          '#E9DFCF',
          k.rect(250, 0, 300, 600, '#8F7F6C'),
          k.line(
            'M300 0C320 200 280 400 310 600M400 0C380 200 430 400 400 600M490 0C510 220 470 380 500 600',
            '#7A6B5A',
            10,
          ),
          k.moth(400, 320, 1.8, '#A2937F', '#8A7B68'),
          k.robin(150, 400, 1.2, '#7A5A3C', red),
        ),
        'The moth sits on bark, hard to see; a robin looks the wrong way.',
        '“I wish I were a colour,” said Small Moth. A robin flew past, close enough to touch. It was looking for something to eat, and saw only bark.',
      ),
      leaf(
        k.scene(
          '#D98B6A',
          k.sun(400, 420, 150, red, gold),
          k.hill(150, 470, 400, '#6B4A5E'),
          k.hill(640, 460, 420, plum),
          k.butterfly(300, 240, 0.9, red, gold, 40),
          k.butterfly(200, 200, 0.8, '#2B8F99', '#BFE0D2', 30),
          k.moth(560, 230, 1.1, cream, '#C9B8A8', -10),
        ),
        'At sunset the butterflies go and the moth comes.',
        'Then the sun went, and took the butterflies with it. Small Moth opened her wings. There were two gold moons on them. She had forgotten.',
      ),
      leaf(
        k.scene(plum, halo(400, 300, 280), k.hero('moth', 400, 490, 380)),
        'The moth with open wings, very large, in rings of violet light.',
        'You only see it when you are still. There is silver, and dove, and smoke, and the pink of the inside of a shell. Grey is just what it looks like when everyone is talking.',
      ),
      leaf(
        k.scene(
          plum,
          k.stars(191, 16, [gold, cream], 260),
          k.ground(480, dark),
          k.flower(200, 530, 2.2, cream, gold, '#5E6A4C'),
          k.flower(420, 540, 2.6, cream, gold, '#5E6A4C'),
          k.flower(640, 530, 2.1, cream, gold, '#5E6A4C'),
          k.moth(430, 240, 1.1, cream, '#C9B8A8', 12),
        ),
        'White flowers are open in the dark; the moth flies to them.',
        'In the dark the white flowers opened, the ones that the butterflies never meet. “We waited for you,” they said. “Nobody else comes at this hour.”',
      ),
      leaf(
        k.scene(
          dark,
          k.rect(560, 120, 40, 480, '#17101F'),
          k.path('M500 130H660L630 60H530Z', '#17101F'),
          k.circle(580, 190, 130, '#6B5A3A'),
          k.circle(580, 190, 80, gold),
          k.times(5, (i) =>
            k.moth(
              480 + Math.cos(i * 1.26) * 90 + 100,
              190 + Math.sin(i * 1.26) * 110,
              0.5,
              '#CFC3B4',
              '#8F7F8C',
              i * 70,
            ),
          ),
          k.moth(200, 330, 1.2, cream, '#C9B8A8', 16),
        ),
        'Moths circle a street lamp; the small moth turns away.',
        'There was a lamp in the lane, and her cousins were dancing round it. Round and round; they couldn’t stop. “That is not the moon,” said Small Moth. “The moon does not hum.” And she flew on.',
      ),
      leaf(
        k.scene(
          plum,
          k.fullMoon(400, 220, 150, cream, '#D8CBB8'),
          k.moth(400, 240, 1.5, '#8F7F8C', violet),
          k.ground(500, dark),
          k.times(6, (i) => k.flower(90 + i * 126, 580 - (i % 2) * 24, 1, cream, gold, '#5E6A4C')),
        ),
        'The moth in front of the full moon, over many white flowers.',
        'From flower to flower she went, all night, with pollen on her chin. By morning she had written the whole of next year’s meadow.',
      ),
      leaf(
        k.scene(
          '#CFE3D2',
          k.sun(140, 120, 60, gold),
          k.ground(430, '#7F9B46'),
          k.times(7, (i) =>
            k.flower(
              70 + i * 112,
              570 - (i % 3) * 30,
              1.3,
              [cream, red, gold, '#C94F7C'][i % 4] ?? cream,
              gold,
              '#4A6426',
            ),
          ),
          k.butterfly(400, 220, 1.8, red, gold, 10),
          k.butterfly(600, 280, 1.3, '#2B8F99', '#BFE0D2', -16),
        ),
        'A meadow full of flowers and butterflies.',
        '“What a lot of flowers,” said the butterflies, when they came. “I wonder who did that?”',
        'On the trunk, folded, somebody small and grey was smiling.',
      ),
    ],
  },
];
