import * as k from '../kit/index.ts';
import { free, leaf, type Manuscript } from '../model.ts';

const sea = '#9ED3C6';
const deep = '#1E4E7A';
const teal = '#1C7A74';
const gold = '#F5B83D';
const red = '#E4572E';
const cream = '#FFF4DF';
const ink = '#14263A';
const octopus = (x: number, y: number, h: number): k.Art => k.hero('octopus', x, y, h);
const under = (...parts: k.Art[]): k.Art =>
  k.scene(
    sea,
    k.waves(560, '#E8CF9A', 0, 160),
    k.seaweed(70, 590, 1.2, teal),
    k.seaweed(740, 590, 1, teal),
    ...parts,
  );
const glove = (x: number, y: number, s: number, fill: string, turn = 0): k.Art =>
  k.at(
    x,
    y,
    s,
    k.rect(-30, -20, 60, 60, fill, 16) +
      k.line('M-20-20V-56M0-20V-64M20-20V-56M30 4L52-14', fill, 17) +
      k.rect(-34, 34, 68, 20, cream, 8),
    turn,
  );

export const manuscripts: Manuscript[] = [
  {
    key: 'eight-arms-no-gloves',
    title: 'Eight Arms, No Gloves',
    authors: ['Sam Oduya'],
    language: 'en-GB',
    summary:
      'Winter is coming to the bottom of the sea, and gloves are sold in pairs. Ottoline needs four pairs, five friends and some wool.',
    categories: ['sea-and-sky', 'animals'],
    reading_level: 2,
    age_range: { min: 4, max: 7 },
    price: free,
    featured: false,
    owner: 'platform',
    student_made: false,
    format: 'epub',
    colours: { paper: cream, ink, accent: '#A92C14' },
    leaves: [
      leaf(
        under(octopus(400, 540, 420), k.bubbles(660, 300, 1.2, cream)),
        'A red octopus with eight coloured hands.',
        'A cold current was coming down from the north, and Ottoline the octopus looked at her hands. There were a great many of them.',
      ),
      leaf(
        under(
          k.rect(160, 170, 480, 400, deep, 12),
          k.rect(130, 130, 540, 70, red, 12),
          k.rect(200, 260, 180, 170, sea, 8),
          glove(255, 370, 0.9, gold),
          glove(330, 370, 0.9, gold),
          k.rect(440, 260, 140, 310, ink, 8),
          k.fish(680, 420, 0.9, gold, red, true),
        ),
        'An undersea shop has one pair of gloves in the window.',
        '“Gloves,” she said in the shop. “Eight, please.”',
        '“They come in twos,” said the sole. “One pair to a customer. It’s the rule.”',
      ),
      leaf(
        under(octopus(400, 540, 400), glove(175, 300, 0.8, gold, -14), glove(625, 300, 0.8, gold, 14)),
        'The octopus wears two yellow gloves.',
        'So she bought two. Now two of her hands were warm as toast, and the other six were jealous.',
      ),
      leaf(
        under(
          octopus(400, 560, 330),
          k.crab(150, 540, 0.9),
          k.turtle(640, 320, 1),
          k.fish(180, 230, 1, gold, teal),
          k.jellyfish(560, 160, 0.9, '#F2A090', cream),
        ),
        'Crab, turtle, fish and jellyfish come to help.',
        'Her friends came to help. Crab brought mittens, but he had cut the ends off by accident. Fish brought one sock. Fish has never needed socks and was not sure.',
      ),
      leaf(
        under(
          k.times(6, (i) =>
            k.line(
              k.d`M${100 + i * 110} 560C${180 + i * 60} ${420 - i * 20} ${20 + i * 130} 300 ${120 + i * 100} 180`,
              [gold, red, deep, teal, cream, '#F2A090'][i] ?? gold,
              12,
            ),
          ),
          octopus(400, 560, 260),
        ),
        'Lines of coloured wool run all over the picture; the octopus sits in the middle.',
        'Then a whole ball of wool came sinking down from a ship. It had been meant for a captain’s jersey. It unrolled and unrolled.',
      ),
      leaf(
        under(
          octopus(400, 560, 400),
          k.line('M120 330L250 420M680 330L550 420M160 300L280 400M640 300L520 400', ink, 9),
          k.at(
            400,
            470,
            1,
            k.rect(-110, -20, 220, 90, gold, 16) +
              k.times(6, (i) => k.line(k.d`M${-100 + i * 36} -14v76`, '#D99A1F', 4)),
          ),
        ),
        'The octopus knits with four needles at once.',
        '“Can anybody knit?” asked Turtle.',
        'Nobody could. But Ottoline could learn eight ways at once. Click click click click, click click click CLICK.',
      ),
      leaf(
        k.scene(
          deep,
          k.waves(560, '#17405F', 0, 160),
          octopus(400, 540, 400),
          glove(160, 300, 0.7, gold, -14),
          glove(640, 300, 0.7, red, 14),
          glove(150, 500, 0.7, teal, -20),
          glove(260, 550, 0.6, cream),
          glove(540, 550, 0.6, gold),
          glove(650, 500, 0.7, '#F2A090', 20),
        ),
        'The octopus shows off gloves of every colour.',
        'By the time the cold came down, she had eight. None of them matched. Not one! She was the warmest person in the sea.',
      ),
      leaf(
        under(
          octopus(400, 560, 360),
          k.crab(150, 540, 0.9, deep),
          k.turtle(660, 540, 0.9, gold),
          k.fish(210, 260, 1, gold, red),
          k.fish(600, 240, 1, teal, gold, true),
          k.rect(140, 455, 40, 16, gold, 6),
        ),
        'All friends sit close around the octopus.',
        'And because there was wool left over, there was a scarf as well. It was long enough for everybody, as long as everybody sat close.',
      ),
    ],
  },
];
