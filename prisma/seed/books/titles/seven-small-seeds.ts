import * as k from '../kit/index.ts';
import { free, leaf, type Manuscript } from '../model.ts';

const soil = '#5A3420';
const green = '#1F6B4A';
const lime = '#9CC46A';
const gold = '#F5B83D';
const red = '#E4572E';
const seed = (x: number, y: number, s = 1): k.Art =>
  k.at(
    x,
    y,
    s,
    k.path('M0-26C18-10 18 12 0 26C-18 12-18-10 0-26Z', gold) + k.path('M0-26C18-10 18 12 0 26Z', '#D99A1F'),
    20,
  );
const plot = (sky: string, ...parts: k.Art[]): k.Art =>
  k.scene(
    sky,
    k.ground(400, soil),
    k.times(14, (i) => k.oval(40 + i * 58, 470 + ((i * 37) % 90), 12, 7, '#7A4B2E')),
    ...parts,
  );

export const manuscripts: Manuscript[] = [
  {
    key: 'seven-small-seeds',
    title: 'Seven Small Seeds',
    subtitle: 'One garden, seven ways to grow',
    authors: ['Kofi Mensah'],
    language: 'en-GB',
    summary:
      'Ama plants seven seeds in seven ways. One is eaten, one is drowned, one is forgotten, and one becomes a tree. A first book about how plants grow.',
    categories: ['science'],
    reading_level: 3,
    age_range: { min: 6, max: 8 },
    price: free,
    featured: true,
    owner: 'platform',
    student_made: false,
    format: 'pdf',
    colours: { paper: '#FFF4DF', ink: '#2B1A12', accent: green },
    leaves: [
      {
        ...leaf(
          k.scene(
            '#FFF4DF',
            k.times(7, (i) => seed(100 + i * 100, 300 + (i % 2) * 40, 1.8)),
            k.ground(460, soil),
          ),
          'Seven seeds in a row.',
          'Ama had seven seeds in a twist of paper. They looked like nothing much: seven specks that could blow away in a sneeze.',
          '“Everything a plant needs to begin is packed inside,” said her uncle. “A tiny root, a tiny shoot, and a lunch box.”',
        ),
        heading: 'Seven seeds',
      },
      {
        ...leaf(
          plot(
            '#CFE3D2',
            k.sun(660, 110, 60, gold),
            seed(400, 470, 1.4),
            k.bird(400, 300, 2.4, red, '#B4331A', gold),
          ),
          'A bird comes down for the seed on the soil.',
          'Ama left the first seed on top of the soil. A sparrow said thank you very much.',
          'Seeds are food. A plant makes many of them, because most will be somebody’s breakfast.',
        ),
        heading: 'The first seed',
      },
      {
        ...leaf(
          plot(
            '#9EC5D6',
            k.rain(7, 30, '#E4F1F3', 0, 400),
            k.oval(400, 470, 260, 60, '#3E8FAE'),
            seed(400, 500, 1.3),
          ),
          'Rain falls; a seed lies at the bottom of a puddle.',
          'She gave the second seed a whole watering can, and then another. It could not breathe.',
          'Seeds need water to wake them, but they need air as well. Soil should be damp, like a squeezed sponge.',
        ),
        heading: 'The second seed',
      },
      {
        ...leaf(
          k.scene(
            '#2A1710',
            k.rect(180, 160, 440, 300, '#3B2A20', 12),
            k.rect(220, 200, 360, 220, '#17110D', 8),
            k.line('M400 420C360 380 440 340 400 300C380 276 410 250 404 232', '#E9EFC0', 10),
            seed(400, 424, 1.4),
          ),
          'In a dark cupboard a long pale shoot grows.',
          'The third seed went into the cupboard under the stairs. It did grow! It grew long and thin and white, looking for the light.',
          'A shoot can grow in the dark for a while, until its lunch box is empty. Then it needs light to make food of its own.',
        ),
        heading: 'The third seed',
      },
      {
        ...leaf(
          k.scene(
            '#CFE6EA',
            k.snowflakes(9, 46, '#FFFFFF'),
            k.ground(400, '#FFFFFF'),
            k.ground(440, soil),
            seed(400, 510, 1.4),
          ),
          'Snow covers the ground; a seed waits below.',
          'She planted the fourth seed too early. The frost came back in the night with all its friends.',
          'The seed waited. Many seeds can sleep through a winter. Some even need the cold before they will wake.',
        ),
        heading: 'The fourth seed',
      },
      {
        ...leaf(
          plot(
            '#CFE3D2',
            k.sun(140, 110, 70, gold, red),
            k.flower(300, 400, 2.6, '#FFF4DF', gold, green),
            k.bee(430, 150, 1, 10),
            k.flower(560, 400, 1.6, '#FFF4DF', gold, green),
          ),
          'White flowers with a bee.',
          'The fifth seed had just enough of everything: warm soil, a little water, plenty of light. By June it was a flower, and a bee came to read it.',
          'The bee carries pollen from flower to flower. Without that, there would be no new seeds.',
        ),
        heading: 'The fifth seed',
      },
      {
        ...leaf(
          plot(
            '#F7C9B5',
            k.tulip(150, 400, 2, red, green),
            k.tulip(290, 400, 2.4, gold, green),
            k.sprout(430, 400, 1.6, lime, green),
            k.sprout(520, 400, 1.2, lime, green),
            k.person(660, 470, 1.6, { skin: 0, style: 'buns', shirt: gold }),
          ),
          'Ama stands beside her tulips and sprouts.',
          'The sixth seed she gave away, to the boy next door who had no garden. He grew it in a boot on the window sill.',
          'Plants travel. Wind carries them, birds carry them, socks carry them. People carry them best of all.',
        ),
        heading: 'The sixth seed',
      },
      {
        ...leaf(
          k.scene(
            '#CFE3D2',
            k.sun(650, 130, 80, gold),
            k.tree(400, 500, 3, 'round', green, '#2F8F5B', soil),
            k.ground(480, lime),
            k.person(180, 560, 1.3, { skin: 0, style: 'buns', shirt: red, legs: '#1E5E78', arms: 'up' }),
            k.circle(330, 190, 14, red),
            k.circle(460, 150, 14, red),
            k.circle(420, 260, 14, red),
          ),
          'A big round tree with red fruit; Ama is taller now and stretches up her arms.',
          'And the seventh seed? Ama forgot it. It fell through a hole in her pocket, on the corner by the gate.',
          'It did not forget. When Ama was twelve she climbed it.',
        ),
        heading: 'The seventh seed',
      },
      {
        ...leaf(
          plot(
            '#FFF4DF',
            k.pot(150, 400, 1.1, '#C9702C', red),
            k.sprout(150, 330, 1.1, green),
            k.pot(400, 400, 1.1, '#C9702C', red),
            k.sprout(400, 330, 1.6, green),
            k.pot(650, 400, 1.1, '#C9702C', red),
            k.flower(650, 330, 1.5, red, gold, green),
          ),
          'Three pots: a sprout, a larger sprout, a flower.',
          'Try it yourself. Put three beans in three jars with damp kitchen paper. Keep one in the sun, one in a cupboard, one in the fridge. Look at them every day for a week, and draw what you see.',
          'Which one wakes first? Which one is greenest? What does that tell you?',
        ),
        heading: 'Your turn',
      },
    ],
  },
];
