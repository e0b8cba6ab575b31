import * as k from '../kit/index.ts';
import { leaf, pence, type Manuscript } from '../model.ts';

const yellow = '#FFCB3D';
const amber = '#F7A928';
const deep = '#F08A24';
const ink = '#241A12';
const cream = '#FFF3DC';
const pink = '#E85C7A';
const green = '#3F7D4A';
const sky = '#CFE6EA';
const cell = [amber, '#FFD84F', '#FBB92F'];

export const manuscripts: Manuscript[] = [
  {
    key: 'bees-and-why-we-need-every-one',
    title: 'Bees!',
    subtitle: 'And why we need every one',
    authors: ['Dr Hana Kim'],
    language: 'en-GB',
    summary:
      'How bees see, dance, talk and build, and how they put one in three mouthfuls on your plate. With two things you can do this week to help.',
    categories: ['science', 'animals'],
    reading_level: 5,
    age_range: { min: 8, max: 11 },
    price: pence(900),
    featured: true,
    owner: 'platform',
    student_made: false,
    format: 'pdf',
    colours: { paper: cream, ink, accent: '#B4471A' },
    leaves: [
      {
        ...leaf(
          k.scene(
            sky,
            k.sun(660, 120, 70, yellow, amber),
            k.ground(430, green),
            k.times(6, (i) =>
              k.flower(
                90 + i * 128,
                560 - (i % 2) * 40,
                1.5,
                [pink, cream, yellow][i % 3] ?? pink,
                i % 3 === 2 ? deep : yellow,
                '#2C5A36',
              ),
            ),
            k.bee(300, 200, 1.5, -10),
            k.bee(520, 300, 1, 12),
            k.bee(150, 320, 0.8, -6, true),
          ),
          'Three bees fly over a meadow of pink, white and yellow flowers.',
          'Stand still in a garden in June and listen. That hum is the sound of something being made: apples, beans, tomatoes, cotton, seeds for next year’s flowers and food for next year’s birds.',
          'There are more than twenty thousand kinds of bee on Earth. Some are the size of a grain of rice, and some are as long as your thumb. Most of them live alone. Most of them make no honey. Nearly all of them do the same great job.',
        ),
        heading: 'The hum',
      },
      {
        ...leaf(
          k.scene(yellow, k.bee(400, 320, 5, -8)),
          'A honey bee, very large, seen from the side.',
          'A bee has six legs, four wings and five eyes: two big ones at the sides, made of thousands of tiny lenses, and three small ones on top that measure the light.',
          'She is furry for a reason. As she flies, her hairs become charged, as a balloon does when you rub it on a jumper, and pollen jumps on to her from the flower. On her back legs she has baskets to carry it home.',
          'I say “she” because almost all the bees that you meet are female.',
        ),
        heading: 'A bee, up close',
      },
      {
        ...leaf(
          k.scene(
            '#3B2A5A',
            k.times(10, (i) =>
              k.at(
                400,
                300,
                1,
                k.path('M0-60C60-110 60-210 0-260C-60-210-60-110 0-60Z', i % 2 ? '#8C6BB8' : '#B49AD6'),
                i * 36,
              ),
            ),
            k.circle(400, 300, 86, yellow),
            k.circle(400, 300, 46, deep),
          ),
          'A flower as a bee might see it: violet petals around a bright middle.',
          'Bees cannot see red. To them a poppy is nearly black. But they can see a colour that we cannot, called ultraviolet, and many flowers carry patterns in it: lines and rings that point to the middle, like the lights along a runway.',
          'A flower is a sign. It says: “Food here. Land this way. Please wipe your feet on my pollen.”',
        ),
        heading: 'A flower is a sign',
      },
      {
        ...leaf(
          k.scene(
            sky,
            k.ground(470, green),
            k.flower(180, 500, 3, pink, yellow, '#2C5A36'),
            k.flower(620, 500, 3, pink, yellow, '#2C5A36'),
            k.line('M240 280C320 160 480 160 560 270', deep, 5),
            k.bee(400, 180, 1.4, 6),
            k.circle(330, 210, 5, yellow),
            k.circle(300, 232, 5, yellow),
            k.circle(352, 196, 5, yellow),
          ),
          'A bee carries grains of pollen from one pink flower to another.',
          'Plants cannot walk to meet each other. To make seeds, most of them need pollen from another flower of their own kind. Some leave it to the wind. The rest hire a messenger, and pay in sugar.',
          'The bee comes for nectar to drink and pollen to feed her young. On the way a few grains rub off on the next flower. That is pollination. It takes less than a second, and without it there is no fruit.',
        ),
        heading: 'The messenger',
      },
      {
        ...leaf(
          k.scene(
            cream,
            k.rect(0, 430, 800, 170, '#C98A5B'),
            k.circle(170, 380, 70, '#D8432F'),
            k.leaf(176, 320, 0.5, 30, green, '#2C5A36'),
            k.circle(330, 400, 50, pink),
            k.circle(400, 410, 46, pink),
            k.jar(560, 430, 1.2, k.rect(-52, -90, 104, 84, amber, 12)),
            k.flower(700, 430, 1.2, cream, yellow, green),
          ),
          'An apple, berries and a jar of honey on a table.',
          'About three quarters of the crops that people grow do better when animals pollinate them, and bees do most of that work. Count your breakfast: the apple, the blueberries, the jam, the almonds in the muesli. Even the milk, if the cow ate clover.',
          'Wheat, rice and maize are pollinated by the wind. We should not starve without bees. But we should eat porridge, plain, rather often.',
        ),
        heading: 'One mouthful in three',
      },
      {
        ...leaf(
          k.scene(
            yellow,
            k.comb(-20, -10, 12, 9, 50, cell, deep),
            k.bee(260, 230, 1.3, 20),
            k.bee(520, 380, 1.3, -30, true),
            k.bee(600, 160, 1, 80),
            k.bee(180, 470, 1, -60),
          ),
          'Bees walk over a honeycomb.',
          'In a hive of honey bees there may be fifty thousand sisters. One of them, the queen, lays the eggs: up to two thousand on a day in June. The others clean, nurse, build, guard and, at the end of their lives, fly out to gather.',
          'They build in wax, in six-sided cells. The hexagon uses the least wax to hold the most honey. Mathematicians needed two thousand years to prove it.',
        ),
        heading: 'Fifty thousand sisters',
      },
      {
        ...leaf(
          k.scene(
            amber,
            k.comb(-20, -10, 12, 9, 50, cell, amber),
            k.line('M400 480V150', cream, 10),
            k.line('M400 150C560 120 600 320 420 470M400 150C240 120 200 320 380 470', cream, 7),
            k.bee(400, 300, 1.8, -90),
            k.sun(690, 100, 50, cream),
          ),
          'A bee dances up the middle of a figure of eight on the comb.',
          'A bee who has found a good meadow comes home and dances about it. She runs in a straight line, waggling, then loops back and does it again.',
          'How long she waggles says how far: about one second for each kilometre. Which way she points says where: straight up the comb means “towards the sun”, and a little to the left means “a little to the left of it”. Her sisters follow her in the dark, touch her, and go.',
          'Karl von Frisch, who worked this out, received a Nobel Prize. The bees were not invited.',
        ),
        heading: 'The dance',
      },
      {
        ...leaf(
          k.scene(
            '#E7DFC8',
            k.ground(380, '#8A5A3A'),
            k.line('M400 380V470M400 470H300M400 470H500', ink, 22),
            k.circle(290, 470, 30, yellow),
            k.circle(510, 470, 30, yellow),
            k.bee(400, 250, 1.3, -6),
            k.tufts(390, green, 14, 8),
          ),
          'A solitary bee hovers over her tunnel in the ground.',
          'Nine kinds of bee in ten live by themselves. A mason bee walls up her eggs in hollow stems with mud. A leafcutter snips circles from rose leaves and rolls them like cigars. A mining bee digs a shaft as deep as your arm. The male of the hairy-footed flower bee guards a patch of lungwort as if it were a castle.',
          'None of them will trouble you. They have nothing to defend but a hole.',
        ),
        heading: 'Bees who live alone',
      },
      {
        ...leaf(
          k.scene(
            '#C9C4BA',
            k.ground(430, '#8D877C'),
            k.city(430, ['#7C776D', '#6A665D', '#97918A'], '#B9B3A8', 4, 220),
            k.flower(400, 520, 1, pink, yellow, green),
            k.bee(560, 340, 1, 20),
          ),
          'One flower and one bee on a grey street.',
          'Bees are in trouble in many places, for reasons that we know. Meadows have been ploughed and paved. Some sprays that kill pests harm bees as well. Diseases travel with the hives that people move about. And as the climate warms, some flowers open before their bees are awake.',
          'Each of these is bad. Together they are worse. But none of them is a mystery, and so each can be put right.',
        ),
        heading: 'What is going wrong',
      },
      {
        ...leaf(
          k.scene(
            sky,
            k.sun(130, 110, 60, yellow),
            k.ground(440, green),
            k.rect(470, 200, 240, 250, '#C98A5B', 8),
            k.path('M450 210L590 110L730 210Z', '#8A4B2A'),
            k.times(4, (row) => k.times(5, (i) => k.circle(500 + i * 45, 245 + row * 52, 15, ink))),
            k.person(230, 570, 1.3, { skin: 3, style: 'braids', shirt: pink, legs: '#22345C', arms: 'wave' }),
            k.bee(400, 200, 1, 8),
          ),
          'A child waves beside a wooden bee house full of round holes.',
          'Plant something that flowers in March and something that flowers in October: crocus and ivy will do. Those are the hungry months.',
          'Make a bee house. Tie twenty hollow stems or bamboo canes in a bundle, each as long as your hand, and hang it in the sun, firmly, out of the rain. Look in May: if an end is closed with mud, somebody has moved in.',
          'And leave a corner of the grass alone. Doing nothing has never been so useful.',
        ),
        heading: 'Two things to do, and one not to do',
      },
    ],
  },
];
