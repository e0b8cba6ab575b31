import * as k from '../kit/index.ts';
import { free, leaf, type Manuscript } from '../model.ts';

const peach = '#F9DCC0';
const coral = '#EF8A5C';
const navy = '#1D4A5E';
const rows = ['#9CC9CC', '#6FB0BF', '#3E8FA0', '#2A6F85', navy];
const cream = '#FFFDF6';
const boat = (x: number, y: number, h: number, turn = 0): k.Art => k.hero('paper-boat', x, y, h, { turn });

export const manuscripts: Manuscript[] = [
  {
    key: 'the-paper-boat',
    title: 'The Paper Boat',
    authors: ['Mei Lin'],
    language: 'en-GB',
    summary:
      'A letter that was never posted is folded into a boat. A quiet book, with few words and a long way to go.',
    categories: ['sea-and-sky', 'journeys'],
    reading_level: 1,
    age_range: { min: 5, max: 7 },
    price: free,
    featured: false,
    owner: 'riverside',
    student_made: false,
    format: 'epub',
    colours: { paper: cream, ink: navy, accent: '#D8432F' },
    leaves: [
      leaf(
        k.scene(
          '#EFE6D5',
          k.rect(0, 480, 800, 120, '#C98A5B'),
          k.rect(280, 240, 240, 170, cream, 4),
          k.line('M310 280H490M310 310H480M310 340H440', navy, 4),
          k.hand(40, 460, 1.3, '#D8432F', 4, -22),
        ),
        'A hand and a letter on a table.',
        'I wrote you a letter. I did not know where you lived.',
      ),
      leaf(
        k.scene('#EFE6D5', k.rect(0, 480, 800, 120, '#C98A5B'), boat(400, 490, 330)),
        'A paper boat stands on the table.',
        'So I folded it: once, and once, and once again.',
      ),
      leaf(
        k.scene(
          '#CFE6EA',
          k.rain(3, 40, cream, 0, 470),
          k.ground(460, '#8D877C'),
          k.puddle(400, 530, 320, '#6FB0BF', '#9CC9CC'),
          boat(400, 540, 150),
        ),
        'The boat floats on a puddle in the rain.',
        'The gutter took it.',
      ),
      leaf(
        k.scene(
          '#9CBF8A',
          k.line('M-40 300C200 300 260 460 460 440S700 300 860 380', '#3E8FA0', 130),
          k.line('M-40 300C200 300 260 460 460 440S700 300 860 380', '#6FB0BF', 80),
          boat(430, 470, 120, 6),
          k.frog(180, 480, 0.9),
          k.duck(620, 240, 0.7),
          k.tufts(540, '#5E8A4C', 10),
        ),
        'The boat on a brook; a frog and a duck watch it.',
        'The brook took it. A frog saluted.',
      ),
      leaf(
        k.scene(
          '#22345C',
          k.city(400, ['#15274B', '#2D4473', '#3B4A78'], '#F5B83D', 12, 330),
          k.ground(400, '#1B2F52'),
          k.waves(450, '#2A5F85'),
          k.waves(510, navy, 40),
          boat(400, 500, 130),
        ),
        'The boat on a river at night; the town’s windows shine.',
        'The river took it, past a thousand windows. In each of them was someone who was not you.',
      ),
      leaf(
        k.scene(
          '#5E7A8C',
          k.cloud(180, 130, 1.6, '#7F97A5'),
          k.cloud(600, 120, 1.9, '#7F97A5'),
          k.rain(7, 40, '#A9BFC9', 120, 500),
          k.sea(300, ['#4F7F94', '#3E6F85', '#2A5F75', navy], 70),
          boat(420, 430, 150, 18),
        ),
        'The boat tilts in a storm at sea.',
        'The sea took it. That was a long night.',
      ),
      leaf(
        k.scene(peach, k.sun(590, 240, 80, coral), k.sea(330, rows, 50), boat(400, 420, 230, -4)),
        'Morning: the boat sails on a calm sea.',
        'In the morning it was still a boat.',
      ),
      leaf(
        k.scene(
          peach,
          k.sun(180, 180, 70, coral),
          k.waves(330, '#6FB0BF'),
          k.waves(380, '#3E8FA0', 40),
          k.ground(430, '#F1D7A0'),
          k.person(
            520,
            570,
            1.2,
            { skin: 4, hair: 0, style: 'bob', shirt: '#D8432F', legs: navy, arms: 'ahead' },
            true,
          ),
          boat(300, 540, 130),
        ),
        'On a far beach a girl reaches for the boat.',
        'You picked it up. You unfolded it: once, and once, and once again.',
      ),
      leaf(
        k.scene(
          '#EFE6D5',
          k.rect(220, 120, 360, 380, cream, 6),
          k.line('M270 200H530M270 250H500M270 300H530M270 350H420', navy, 6),
          k.path(
            'M400 470C360 440 366 404 390 404C398 404 400 412 400 414C400 412 402 404 410 404C434 404 440 440 400 470Z',
            '#D8432F',
          ),
        ),
        'The unfolded letter with a red heart at the end.',
        '“Hello,” it said. “I hope that this finds you.”',
      ),
    ],
  },
];
