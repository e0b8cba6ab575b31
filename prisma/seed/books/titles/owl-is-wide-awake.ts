import * as k from '../kit/index.ts';
import { free, leaf, type Leaf, type Manuscript } from '../model.ts';

const brown = '#7A3B1E';
const rust = '#A9561F';
const cream = '#F6E6C8';
const gold = '#F2AE2E';
const dusk = '#2A1710';
const branch = (y: number): k.Art =>
  k.rect(0, y, 800, 26, dusk, 13) +
  k.leaf(90, y + 6, 0.5, -40, '#5B7A3A', '#46632C') +
  k.leaf(720, y + 6, 0.5, 50, '#5B7A3A', '#46632C');
const words = (page: Leaf, place: 'top' | 'bottom', ink: 'light' | 'dark'): Leaf => ({ ...page, place, ink });

export const manuscripts: Manuscript[] = [
  {
    key: 'owl-is-wide-awake',
    title: 'Owl Is Wide Awake',
    authors: ['Henrik Lund'],
    language: 'en-GB',
    summary:
      'The moon is up, and everyone in the wood is going to bed. Everyone but Owl, who has plans, and nobody to play with.',
    categories: ['animals', 'feelings'],
    reading_level: 1,
    age_range: { min: 4, max: 6 },
    price: free,
    featured: true,
    owner: 'platform',
    student_made: false,
    format: 'epub',
    setting: 'bleed',
    colours: { paper: cream, ink: dusk, accent: '#E4572E' },
    leaves: [
      words(
        leaf(
          k.scene(
            rust,
            k.sun(400, 220, 150, gold, '#E4572E'),
            k.hill(160, 330, 420, brown),
            k.hill(660, 360, 420, '#8E4520'),
            k.ground(470, dusk),
            k.tree(120, 480, 1.5, 'leaf', '#46632C', '#5B7A3A', dusk),
            k.tree(700, 480, 1.3, 'round', '#46632C', '#5B7A3A', dusk),
          ),
          'The sun sets behind a wood.',
          'The sun goes down. The wood goes hush.',
        ),
        'bottom',
        'light',
      ),
      words(
        leaf(
          k.scene(
            brown,
            k.times(3, (row) =>
              k.times(8, (i) =>
                k.path(
                  k.d`M${i * 110 - (row % 2) * 55} ${400 + row * 60}h110a55 55 0 0 1-110 0Z`,
                  [rust, '#C9702C', '#8E4520'][(i + row) % 3] ?? rust,
                ),
              ),
            ),
            k.hero('owl-face', 400, 480, 330),
          ),
          'Two enormous orange owl eyes, wide open.',
          'Owl’s eyes go POP.',
        ),
        'top',
        'light',
      ),
      words(
        leaf(
          k.scene(
            '#3B2A4D',
            k.fullMoon(620, 150, 80),
            k.stars(31, 12, [gold, cream], 260),
            branch(430),
            k.owl(300, 432, 1.1),
            k.ground(500, dusk),
          ),
          'Owl sits on a branch in the moonlight.',
          '“Good morning!” says Owl. “Who wants to play?”',
        ),
        'bottom',
        'light',
      ),
      words(
        leaf(
          k.scene(
            '#46632C',
            k.hill(400, 330, 560, '#5B7A3A'),
            k.rabbit(400, 440, 1.5, cream),
            k.oval(400, 442, 150, 20, '#46632C'),
            k.line('M334 306q10 8 20 0', dusk, 4),
            k.ground(480, dusk),
            k.star(120, 90, 16, gold),
            k.star(660, 130, 20, gold),
          ),
          'Rabbit stands at the door of a burrow, half asleep.',
          '“Not me,” says Rabbit. “I am half under the hill already.”',
        ),
        'bottom',
        'light',
      ),
      words(
        leaf(
          k.scene(
            '#18505A',
            k.crescent(640, 120, 60, cream),
            k.oval(400, 470, 420, 120, '#2A8C9E'),
            k.oval(330, 470, 110, 26, '#5B7A3A'),
            k.frog(330, 466, 1.2),
            k.oval(610, 500, 90, 20, '#5B7A3A'),
            k.ground(510, dusk),
          ),
          'Frog sits on a lily pad in the pond.',
          '“Not me,” says Frog. “I have folded my legs.”',
        ),
        'bottom',
        'light',
      ),
      words(
        leaf(
          k.scene(
            '#C9702C',
            k.hill(400, 300, 480, gold),
            k.hedgehog(380, 470, 1.8),
            k.leaf(180, 500, 0.7, 70, '#C9702C', gold),
            k.leaf(640, 500, 0.8, -70, '#E4572E', '#C9702C'),
            k.ground(480, dusk),
          ),
          'Hedgehog rolls up among autumn leaves.',
          '“Not me,” says Hedgehog. And she turns into a ball.',
        ),
        'bottom',
        'light',
      ),
      words(
        leaf(
          k.scene(
            '#22345C',
            k.stars(33, 20, [gold, cream], 400),
            branch(440),
            k.owl(560, 442, 1),
            k.ground(510, dusk),
          ),
          'Owl sits all alone on a long branch under the stars.',
          'Owl is wide awake. Owl is all alone.',
        ),
        'bottom',
        'light',
      ),
      words(
        leaf(
          k.scene(
            '#22345C',
            k.stars(34, 10, [gold, cream], 300),
            branch(440),
            k.owl(250, 442, 1),
            k.moth(520, 200, 2.1, cream, '#C9A98B', -14),
            k.ground(510, dusk),
          ),
          'A large pale moth flutters in front of Owl.',
          'Flip. Flap. “I am awake,” says somebody small.',
        ),
        'bottom',
        'light',
      ),
      words(
        leaf(
          k.scene(
            '#22345C',
            k.fullMoon(400, 230, 180),
            k.moth(250, 180, 1.2, cream, '#C9A98B', 20),
            k.moth(560, 250, 1, '#C9A98B', rust, -30),
            k.bird(420, 330, 1.4, rust, brown, gold),
            k.mouse(180, 500, 0.9),
            k.ground(500, dusk),
          ),
          'Moths and a bird fly across the face of the moon; a mouse looks up.',
          'There is Moth, and Bat, and Mouse. There is a whole night of them!',
        ),
        'bottom',
        'light',
      ),
      words(
        leaf(
          k.scene(
            '#3B2A4D',
            k.stars(35, 26, [gold, cream], 420),
            k.owl(400, 420, 1.3),
            k.moth(180, 200, 1.3, cream, '#C9A98B', 24),
            k.moth(630, 170, 1.1, cream, '#C9A98B', -24),
            k.firefly(140, 380, 1),
            k.firefly(650, 400, 1.1),
            k.ground(500, dusk),
          ),
          'Owl flies with moths and fireflies all around.',
          'They play and they swoop until the sky turns pink.',
        ),
        'bottom',
        'light',
      ),
      words(
        leaf(
          k.scene(
            '#F0B490',
            k.sun(400, 480, 210, gold, '#E4572E'),
            branch(420),
            k.owl(400, 422, 1.1, rust, cream, true),
            k.ground(490, brown),
          ),
          'Owl sleeps on the branch as the sun comes up.',
          '“Good morning,” says Rabbit. “Who wants to play?” But Owl is fast asleep.',
        ),
        'bottom',
        'light',
      ),
    ],
  },
];
