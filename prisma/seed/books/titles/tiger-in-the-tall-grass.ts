import * as k from '../kit/index.ts';
import { free, leaf, type Manuscript } from '../model.ts';

const sand = '#F7D9A0';
const greens = ['#1F6B4A', '#2F8F5B', '#14513A'];
const field = (top: number, seed = 2): k.Art => k.grass(top, greens, seed);

export const manuscripts: Manuscript[] = [
  {
    key: 'tiger-in-the-tall-grass',
    title: 'Tiger in the Tall Grass',
    authors: ['Anh Pham'],
    language: 'en-GB',
    summary:
      'Tiger is the best hider in the whole valley. So why does everybody keep finding her? A story about stripes, giggles and keeping still.',
    categories: ['animals'],
    reading_level: 2,
    age_range: { min: 5, max: 8 },
    price: free,
    featured: true,
    owner: 'platform',
    student_made: false,
    format: 'epub',
    colours: { paper: '#FFF6E2', ink: '#2B1A12', accent: '#1F6B4A' },
    leaves: [
      leaf(
        k.scene(sand, k.sun(650, 130, 70, '#E4572E'), field(250)),
        'A field of tall green grass under a red sun. Nobody is to be seen.',
        'Look at this grass. Is there a tiger in it?',
        'No. Certainly not. Turn the page.',
      ),
      leaf(
        k.scene(sand, k.sun(650, 130, 70, '#E4572E'), k.hero('tiger', 400, 620, 430), field(330)),
        'A tiger’s head rises out of the grass.',
        '“Found me,” sighed Tiger. “How did you do that?”',
        'Tiger had practised all morning. She had stripes, which are the best thing for hiding in grass. She had even breathed in green.',
      ),
      leaf(
        k.scene(
          '#CFE3D2',
          k.monkey(560, 210, 1.3),
          k.rect(0, 40, 800, 22, '#5A3420', 11),
          k.hero('tiger', 220, 620, 330),
          field(420, 4),
        ),
        'A monkey hangs from a branch and points at the tiger below.',
        '“It’s your ears,” said Monkey from the branch. “Two round ears with nothing round anywhere near them.”',
        'So Tiger pulled her ears down.',
      ),
      leaf(
        k.scene(
          '#CFE3D2',
          k.sun(120, 120, 60, '#F5B83D'),
          k.hero('tiger', 420, 690, 380),
          field(360, 6),
          k.parrot(620, 250, 1.2, '#E4572E', '#1E6E8C', true),
        ),
        'A red parrot sits on the grass above the hiding tiger.',
        '“It’s your nose,” said Parrot. “It is the only thing in this valley as bright as me.”',
        'So Tiger put a leaf on her nose. It tickled.',
      ),
      leaf(
        k.scene(
          sand,
          k.hill(400, 300, 520, '#E8C27E'),
          k.deer(300, 520, 1.6),
          field(470, 8),
          k.hero('tiger', 640, 690, 320),
        ),
        'A deer walks by. Only the top of the tiger’s head shows.',
        '“It’s your tail,” said Deer, from a good way off. “It is waving at me.”',
        'Tiger sat on her tail. It is not comfortable, sitting on your tail.',
      ),
      leaf(
        k.scene(
          sand,
          k.sun(650, 130, 70, '#E4572E'),
          field(250, 12),
          k.circle(300, 400, 14, '#FFF6E2'),
          k.circle(360, 400, 14, '#FFF6E2'),
          k.circle(302, 400, 7, '#2B1A12'),
          k.circle(358, 400, 7, '#2B1A12'),
        ),
        'Only two eyes can be seen in the tall grass.',
        'Now she was perfect. Ears down, nose covered, tail under. Tiger held very, very still.',
        'A minute went by. Then another one.',
      ),
      leaf(
        k.scene(
          '#BFD9C8',
          field(300, 14),
          k.butterfly(420, 210, 2.2, '#E8842A', '#F7D9A0', -10),
          k.circle(300, 420, 14, '#FFF6E2'),
          k.circle(360, 420, 14, '#FFF6E2'),
          k.circle(306, 416, 7, '#2B1A12'),
          k.circle(364, 416, 7, '#2B1A12'),
        ),
        'A butterfly flies over the grass; the eyes look up at it.',
        'A butterfly came. It looked at the leaf. It looked at what was under the leaf.',
        'It sat down on the very tip of Tiger’s nose.',
      ),
      leaf(
        k.scene(
          '#E8842A',
          k.times(12, (i) => k.at(400, 330, 1, k.path('M-16-420L0-230L16-420Z', '#F7D9A0'), i * 30)),
          k.hero('tiger', 400, 620, 430),
          k.butterfly(620, 130, 1.2, '#FFF6E2', '#F7D9A0', 30),
        ),
        'The tiger bursts out laughing; rays spread all round her.',
        '“Hee,” said the grass. “Hee hee. HA!”',
        'Tigers can hide their ears and their noses and their tails. But nobody has ever hidden a giggle.',
      ),
      leaf(
        k.scene(
          sand,
          k.sun(400, 240, 150, '#E4572E', '#F5B83D'),
          k.hero('tiger', 400, 640, 330),
          k.monkey(150, 470, 0.9),
          k.parrot(660, 450, 1, '#E4572E', '#1E6E8C', true),
          field(510, 16),
        ),
        'Monkey and Parrot join the tiger, all laughing in the grass.',
        'They all came to see what was so funny, and then it was funnier still.',
        '“Again,” said Tiger at last, wiping her eyes. “But this time you hide.”',
      ),
      leaf(
        k.scene(
          sand,
          k.sun(650, 130, 70, '#E4572E'),
          k.hero('tiger', 200, 660, 260),
          field(400, 18),
          k.line('M520 330C540 300 560 300 566 268', '#B9632A', 10),
          k.path('M640 360L600 300L650 318Z', '#1E6E8C'),
        ),
        'Tiger looks for the others: a monkey’s tail and a parrot’s feather stick out of the grass.',
        'One. Two. Three. Coming!',
        'Can you see them?',
      ),
    ],
  },
];
