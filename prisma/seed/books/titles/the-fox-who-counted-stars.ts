import * as k from '../kit/index.ts';
import { free, leaf, type Manuscript } from '../model.ts';

const gold = '#F5B83D';
const cream = '#FBEFDC';
const green = '#1F6B5C';
const night = (seed: number, count: number, ...parts: k.Art[]): k.Art =>
  k.scene('#15274B', k.stars(seed, count, [gold, cream], 330), ...parts);
const hills = k.hill(120, 430, 420, '#18505A') + k.hill(620, 400, 480, green);

export const manuscripts: Manuscript[] = [
  {
    key: 'the-fox-who-counted-stars',
    title: 'The Fox Who Counted Stars',
    authors: ['Mira Okafor'],
    language: 'en-GB',
    summary:
      'Every night Fox counts the stars, and every night she loses her place. Then the fifth star blinks, and flies round her ear.',
    categories: ['animals', 'space'],
    reading_level: 2,
    age_range: { min: 5, max: 7 },
    price: free,
    featured: true,
    owner: 'platform',
    student_made: false,
    format: 'epub',
    colours: { paper: '#FFFBEF', ink: '#15274B', accent: '#E0561F' },
    leaves: [
      {
        ...leaf(
          night(11, 22, hills, k.hero('fox', 400, 590, 330)),
          'A fox sits on a green hill under a sky full of stars.',
          'On the top of Bramble Hill, where the grass is short and the sky is wide, lived a fox who counted stars.',
          'She began every evening with the brightest one, because it is polite to start with whoever came first.',
        ),
        heading: 'One star',
      },
      leaf(
        night(
          12,
          9,
          k.hill(400, 470, 620, green),
          k.hero('fox', 210, 600, 300),
          k.star(560, 150, 46, gold),
          k.star(660, 250, 20, cream),
        ),
        'The fox looks up at one very bright star.',
        '“One,” said Fox.',
        'She said it quietly. If you shout at stars, they do not come any closer, and you only wake the hedgehogs.',
      ),
      leaf(
        night(
          13,
          26,
          hills,
          k.hero('fox', 560, 600, 280, { flip: true }),
          k.cloud(190, 190, 1.3, '#2D4473'),
          k.cloud(420, 120, 0.8, '#2D4473'),
        ),
        'Two dark clouds drift over the stars while the fox watches.',
        '“Two. Three. Four… fourteen… forty.”',
        'Then a cloud walked across the sky in its woolly slippers, and Fox lost her place.',
      ),
      leaf(
        night(
          14,
          14,
          hills,
          k.tree(620, 590, 2.2, 'pine', '#0F3A3A', '#0B2B33', '#0B2B33'),
          k.owl(620, 420, 0.8),
          k.hero('fox', 240, 600, 280),
        ),
        'An owl in a pine tree looks down at the fox.',
        '“You could stop,” said Owl. “There are rather a lot.”',
        '“I could,” said Fox. “But suppose one is missing, and nobody notices?”',
        'Owl thought about that. “One,” said Owl, to help.',
      ),
      {
        ...leaf(
          night(
            15,
            8,
            hills,
            k.hero('fox', 260, 600, 330),
            k.circle(540, 210, 130, '#213F6B'),
            k.circle(540, 210, 84, '#3A5B7D'),
            k.firefly(540, 214, 1.9, -12),
          ),
          'A firefly glows in front of the fox, in the middle of two rings of light.',
          '“One,” said Fox. “Two. Three. Four.”',
          'The fifth star moved. It blinked, and it flew round her ear.',
        ),
        heading: 'The fifth star',
      },
      leaf(
        night(
          16,
          8,
          k.hill(400, 450, 620, green),
          k.hero('fox', 400, 640, 460),
          k.circle(660, 150, 60, '#213F6B'),
          k.firefly(660, 150, 1.1, 20),
        ),
        'The fox, very close. A firefly hovers by her ear.',
        '“You are not a star,” said Fox. “You are a firefly. Are you counting too?”',
        'The little light went off, and on again.',
      ),
      leaf(
        night(
          17,
          6,
          hills,
          k.hero('fox', 190, 600, 260),
          k.times(
            5,
            (i) =>
              k.circle(390 + i * 84, 300 - (i % 2) * 90, 40, '#213F6B') +
              k.firefly(390 + i * 84, 300 - (i % 2) * 90, 0.7, i * 20 - 30),
          ),
        ),
        'Five fireflies hang in the air around the fox.',
        '“I was counting foxes,” said the firefly. “I have got as far as one.”',
        '“That is exactly right so far,” said Fox kindly.',
      ),
      leaf(
        night(
          18,
          20,
          k.hill(400, 430, 560, green),
          k.hero('fox', 330, 600, 270),
          k.firefly(500, 430, 1, -16),
          k.mushroom(640, 560, 1.2, '#E0561F'),
          k.mushroom(700, 580, 0.8, '#E0561F'),
        ),
        'The fox and the firefly sit side by side beside two red mushrooms.',
        'They made a plan. Fox would say the number. The firefly would fly a loop for every ten, so that nobody lost their place.',
        'When a cloud came by, they waited, and had a biscuit.',
      ),
      {
        ...leaf(
          night(
            19,
            30,
            hills,
            k.hero('fox', 400, 600, 240),
            k.line('M180 300C220 160 320 380 380 220C440 80 560 330 640 180', '#3A5B7D', 6),
            k.firefly(650, 170, 1.1, -20),
          ),
          'A looping line of light shows where the firefly has flown above the fox.',
          'Ten. A loop. Twenty. A loop. A hundred, and the firefly was so dizzy that it had to lie down in a buttercup.',
        ),
        heading: 'As many as we need',
      },
      leaf(
        night(
          20,
          34,
          k.hill(400, 470, 640, green),
          k.hero('fox', 250, 600, 220),
          k.hedgehog(460, 580, 0.9),
          k.mouse(600, 590, 0.8),
          k.rabbit(720, 590, 0.8, cream),
        ),
        'A hedgehog, a mouse and a rabbit sit down beside the fox to look up.',
        'Hedgehog came, and Mouse, and Rabbit, to see what the loops were about. Each of them took a piece of sky.',
        '“Do not hurry,” said Fox. “They will keep.”',
      ),
      leaf(
        k.scene(
          '#3A5B7D',
          k.sun(620, 470, 130, '#F7C98B', gold),
          k.hill(120, 440, 420, '#18505A'),
          k.hill(600, 430, 460, green),
          k.star(180, 120, 22, cream),
          k.hero('fox', 300, 600, 250),
        ),
        'The sun comes up behind the hill. One last star is left.',
        'In the morning there was only one star left. Fox looked at her friends, asleep in a row.',
        '“How many were there?” asked the firefly, yawning.',
      ),
      leaf(
        k.scene(
          '#F7C98B',
          k.sun(400, 300, 190, gold),
          k.hill(400, 420, 620, green),
          k.hero('sleeping-fox', 400, 575, 230),
          k.flower(160, 560, 0.9, cream, gold, '#18505A'),
          k.tulip(660, 575, 1, '#E0561F', '#18505A'),
        ),
        'The fox sleeps, curled up on the hill in the morning sun.',
        '“As many as we need,” said Fox. “And none of them missing.”',
        'Then she curled up, nose to tail, and slept until the sky was ready to be counted again.',
      ),
    ],
  },
];
