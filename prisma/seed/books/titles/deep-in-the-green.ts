import * as k from '../kit/index.ts';
import { free, leaf, type Manuscript } from '../model.ts';

const lime = '#E9EF9A';
const mid = '#9CBF4A';
const green = '#5F9A45';
const forest = '#2F7346';
const deep = '#17513D';
const dark = '#142A18';
const orange = '#E59A2C';
const jungle = (light: string, ...parts: k.Art[]): k.Art =>
  k.scene(
    deep,
    k.circle(400, 320, 330, forest),
    k.circle(400, 330, 250, green),
    k.circle(400, 340, 170, mid),
    k.circle(400, 340, 100, light),
    ...parts,
    k.leaf(40, 620, 2.6, 18, forest, deep),
    k.leaf(160, 640, 2, -10, green, forest),
    k.leaf(640, 640, 2, 12, green, forest),
    k.leaf(760, 620, 2.6, -18, forest, deep),
    k.leaf(60, -20, 2, 160, forest, deep),
    k.leaf(740, -20, 2, 200, forest, deep),
  );
const ocelot = (x: number, y: number, h: number): k.Art => k.hero('ocelot', x, y, h);

export const manuscripts: Manuscript[] = [
  {
    key: 'deep-in-the-green',
    title: 'Deep in the Green',
    authors: ['Inês Ferreira'],
    language: 'en-GB',
    summary:
      'Somebody is watching you from the leaves. Walk into the rainforest, from the floor to the top, and see who lives on each storey.',
    categories: ['science', 'animals'],
    reading_level: 3,
    age_range: { min: 6, max: 9 },
    price: free,
    featured: false,
    owner: 'greenfield',
    student_made: false,
    format: 'epub',
    colours: { paper: '#F6F7C2', ink: dark, accent: deep },
    leaves: [
      leaf(
        jungle(lime, k.circle(370, 340, 10, dark), k.circle(430, 340, 10, dark)),
        'Two eyes look out from rings of leaves.',
        'Stop. Don’t turn round. Somebody has been watching you ever since you came in.',
        'Speak softly, and keep walking. We are going up.',
      ),
      leaf(
        k.scene(
          dark,
          k.ground(430, '#2A1A10'),
          k.mushroom(140, 480, 1.6, orange),
          k.mushroom(220, 500, 1, orange),
          k.worm(420, 520, 1),
          k.times(
            9,
            (i) =>
              k.oval(80 + i * 80, 560 - (i % 2) * 14, 16, 10, '#8A2A1A') +
              k.path(k.d`M${80 + i * 80} ${550 - (i % 2) * 14}l-16-34h34Z`, mid),
          ),
          k.frog(640, 470, 1, orange, lime),
        ),
        'On the dark forest floor ants carry pieces of leaf; mushrooms, a worm and a frog.',
        'Ground floor: it is nearly night down here at noon. Only two rays of sunlight in a hundred reach the ground.',
        'Leafcutter ants go by with their umbrellas. They do not eat the leaves. They make compost, and grow mushrooms upon it, and have done so for fifty million years.',
      ),
      leaf(
        k.scene(
          deep,
          k.times(5, (i) => k.rect(60 + i * 170, 0, 40, 600, dark)),
          k.leaf(200, 560, 2, 20, green, forest),
          k.leaf(560, 580, 2.2, -14, green, forest),
          k.butterfly(400, 250, 2.4, '#1E6E8C', '#2A8C9E', 10),
          k.butterfly(620, 160, 1.2, '#1E6E8C', '#2A8C9E', -20),
        ),
        'Two blue butterflies between tall trunks.',
        'First floor: leaves as large as tables, because each of them is trying to catch one of those two rays.',
        'There goes a morpho. There is not a speck of blue in its wings. They are covered with tiny ridges that throw only the blue light back. It is a mirror that can fly.',
      ),
      leaf(
        k.scene(
          forest,
          k.rect(0, 110, 800, 30, dark, 14),
          k.monkey(220, 300, 1.4),
          k.monkey(560, 290, 1.2, '#3A1F0C', '#F2C9A4', true),
          k.leaf(400, 620, 2.4, 0, green, mid),
          k.leaf(90, 620, 2, 30, mid, green),
          k.leaf(720, 620, 2, -30, mid, green),
        ),
        'Two monkeys hang from a branch.',
        'Second floor: hold on to something. The spider monkeys have five hands, if you count the tail, and they do. It has a bare patch at the tip, with a print of its own, like your finger.',
      ),
      leaf(
        k.scene(
          green,
          k.circle(400, 300, 240, mid),
          k.rect(0, 470, 800, 28, dark, 14),
          k.parrot(250, 470, 1.8, '#D8432F', '#1E6E8C'),
          k.parrot(560, 470, 1.6, '#F2B53F', '#2A8C9E', true),
          k.leaf(60, 620, 2, 20, forest, deep),
          k.leaf(740, 620, 2, -20, forest, deep),
        ),
        'Two macaws on a branch.',
        'Third floor: this is the roof garden, and it is where most of the forest lives. Half of all the animals up here never once touch the ground.',
        'The macaws are shouting about fruit. They will fly off with a fig, and drop the seed a mile away, and that is how a fig tree walks.',
      ),
      leaf(
        k.scene(
          '#BFE0DA',
          k.sun(640, 120, 60, '#F2B53F'),
          k.times(9, (i) =>
            k.circle(40 + i * 92, 520 + (i % 2) * 40, 90, [forest, green, deep][i % 3] ?? green),
          ),
          k.tree(400, 500, 2.4, 'layers', green, forest, dark),
          k.bird(200, 170, 1.6, dark, deep),
          k.bird(300, 220, 1.1, dark, deep),
          k.cloud(160, 320, 0.8, '#F6F7C2'),
        ),
        'Above the roof of the forest one giant tree stands out; birds circle.',
        'Top floor: mind the wind. One tree in a thousand pokes out its head here, sixty metres up.',
        'Look: the whole forest is breathing. Every one of these trees lifts hundreds of litres of water a day, and it drifts off as cloud, and rains upon somebody far away who has never heard of it.',
      ),
      leaf(
        jungle(lime, ocelot(400, 480, 330)),
        'An ocelot looks out from the leaves.',
        'And now you may turn round.',
        'She has been with you all the way up. She is an ocelot, and she is only curious. In a thousand walks you would not see her once, unless she had decided to be seen.',
      ),
    ],
  },
];
