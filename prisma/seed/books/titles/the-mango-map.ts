import * as k from '../kit/index.ts';
import { free, leaf, type Manuscript } from '../model.ts';

const teal = '#0F6F6A';
const dark = '#0B3F3D';
const gold = '#FFB84D';
const yellow = '#FFD05A';
const cream = '#FFE9B8';
const bark = '#5A3420';
const lane = '#D98B4A';
const kabir = { skin: 0, hair: 0, style: 'cap', scarf: '#E4572E', shirt: yellow, legs: dark } as const;
const tara = { skin: 3, hair: 0, style: 'braids', scarf: gold, shirt: '#E4572E', legs: teal } as const;
const trail = (d: string): k.Art =>
  `<path d="${d}" fill="none" stroke="${dark}" stroke-width="7" stroke-dasharray="4 20" stroke-linecap="round"/>`;

export const manuscripts: Manuscript[] = [
  {
    key: 'the-mango-map',
    title: 'The Mango Map',
    authors: ['Ravi Menon'],
    language: 'en-GB',
    summary:
      'A map falls out of a library book. It has three mangoes, one dotted line and an X. Kabir and Tara follow it across the whole town.',
    categories: ['journeys', 'folk-tales'],
    reading_level: 3,
    age_range: { min: 7, max: 10 },
    price: free,
    featured: false,
    owner: 'platform',
    student_made: false,
    format: 'epub',
    colours: { paper: '#FFF6E2', ink: dark, accent: teal },
    leaves: [
      leaf(
        k.scene(
          teal,
          k.openBook(400, 330, 3.6, '#8E2F22'),
          k.at(470, 250, 1, k.rect(0, 0, 200, 150, cream, 4) + trail('M30 120C60 40 120 120 170 40'), 12),
        ),
        'A folded map slips from an open book.',
        'It fell out of a book about drains, which nobody had borrowed since 1961. It was brown, and it smelt of pickle.',
        '“It’s a bookmark,” said Kabir. “It’s a map,” said Tara, who had already turned it the right way up.',
      ),
      leaf(
        k.scene(
          cream,
          k.hero('mango', 190, 300, 190),
          k.hero('mango', 620, 330, 210),
          k.hero('mango', 330, 560, 170),
          trail('M230 240C340 140 420 380 560 290C640 250 600 440 380 480'),
          k.line('M520 480l50 50M570 480l-50 50', '#B8412F', 14),
        ),
        'The map: three mangoes joined by a dotted line that ends in a red cross.',
        'There were three mangoes on it, and a line of dots, and an X. There was not a single word, except in one corner: “Bring a spoon.”',
      ),
      leaf(
        k.scene(
          '#F7D9A0',
          k.ground(470, lane),
          k.hero('mango-tree', 560, 520, 430),
          k.person(170, 570, 1, kabir),
          k.person(300, 575, 1, tara),
        ),
        'The children stand before a mango tree.',
        'The first mango was easy: it was the tree in the school yard. On the trunk, so high that it must have been cut when the tree was small, somebody had carved an arrow.',
        'It pointed to the railway.',
      ),
      leaf(
        k.scene(
          '#9EC9D6',
          k.ground(440, '#7FB069'),
          k.rails(460, dark, bark),
          k.engine(560, 460, 1.2, '#B8412F', gold),
          k.coach(310, 460, 1.2, '#B8412F', gold, [yellow]),
          k.rect(60, 260, 150, 190, cream),
          k.path('M40 266L135 190L230 266Z', teal),
          k.person(280, 590, 0.9, kabir),
          k.person(400, 590, 0.9, tara),
        ),
        'A train passes a small station; the children wait.',
        'The second was not a tree at all. They walked past it twice. Then Tara saw the name of the old signal box, under four coats of paint: MANGO HALT.',
        '“I wound that signal for forty years,” said the man on the bench. “Never knew where it got the name. Are you hungry?”',
      ),
      leaf(
        k.scene(
          '#C9D9B0',
          k.path('M250 600L330 60H470L550 600Z', '#D9C08A'),
          k.rect(60, 200, 160, 300, gold),
          k.rect(580, 160, 180, 340, '#E4572E'),
          k.rect(90, 240, 50, 60, dark),
          k.rect(620, 210, 50, 60, cream),
          k.rect(690, 210, 40, 60, cream),
          k.bunting(90, ['#E4572E', yellow, teal], dark),
          k.dog(440, 560, 0.8, '#F7D9A0', bark),
          k.person(330, 560, 0.8, tara),
          k.person(270, 530, 0.8, kabir),
        ),
        'The children walk down a narrow lane with bunting; a dog follows.',
        'So then there were three of them, and a dog. They asked at the tailor’s, who came too; they asked the lady who sells ice. By four o’clock there were eleven people following the map, and all of them had brought a spoon.',
      ),
      leaf(
        k.scene(
          dark,
          k.circle(400, 330, 280, teal),
          k.ground(470, bark),
          k.path('M280 470V300A120 120 0 0 1 520 300V470Z', '#08302E'),
          k.hero('mango', 400, 440, 180),
          k.person(190, 580, 0.9, kabir),
          k.person(620, 580, 0.9, tara),
        ),
        'In a dark archway a golden mango glows.',
        'The third mango was painted over a cellar door behind the library: the very same library. They had walked in a circle.',
        'Kabir pushed. The X was in the middle of the floor.',
      ),
      leaf(
        k.scene(
          gold,
          k.times(4, (i) =>
            k.jar(
              130 + i * 180,
              470,
              1.1,
              k.rect(-50, -96, 100, 90, ['#E98B2A', '#D9702A', '#F2A33A', '#C9602A'][i] ?? gold, 14),
              cream,
              '#B8412F',
            ),
          ),
          k.rect(0, 470, 800, 20, bark),
          k.rect(0, 490, 800, 110, '#8A5A2A'),
        ),
        'Four jars of mango pickle on a shelf.',
        'Not gold. Better. Under the X stood forty jars of mango pickle, sealed with wax, and a card:',
        '“Made in the summer of 1961 by everybody in the lane. Too much for one family. To be opened when we have forgotten each other’s names.”',
      ),
      leaf(
        k.scene(
          '#F7C98B',
          k.sun(400, 180, 110, '#E4572E', gold),
          k.ground(440, '#7FB069'),
          k.table(400, 590, 740, 120, bark),
          k.person(130, 470, 0.9, { ...kabir, legs: '' }),
          k.person(270, 470, 0.9, { skin: 3, hair: 4, style: 'short', shirt: teal }),
          k.person(410, 470, 0.9, { ...tara, legs: '' }),
          k.person(550, 470, 0.9, { skin: 0, style: 'scarf', scarf: '#C94F7C', shirt: dark }),
          k.person(680, 470, 0.9, { skin: 2, style: 'bun', hair: 1, shirt: '#1E6E8C' }),
          k.table(400, 590, 760, 126, '#8A4B2A'),
        ),
        'Neighbours sit together at a long table in the evening sun.',
        'They ate it in the lane, on whatever there was, until the stars came out. It was sixty years old, and so hot that the tailor wept. By the second jar they all knew each other’s names.',
        'In the spring they made some more. Tara drew the map.',
      ),
    ],
  },
];
