import * as k from '../kit/index.ts';
import { free, leaf, type Manuscript } from '../model.ts';

const coral = '#EE7D5C';
const peach = '#F7B58A';
const wine = '#7A2A3C';
const cream = '#FFF8EA';
const teal = '#22605C';
const sky = '#CFE6EA';
const wilf = { skin: 4, hair: 2, style: 'cap', scarf: coral, shirt: teal, legs: wine } as const;
const cloud = (x: number, y: number, h: number): k.Art => k.hero('white-cloud', x, y, h);

export const manuscripts: Manuscript[] = [
  {
    key: 'how-to-catch-a-cloud',
    title: 'How to Catch a Cloud',
    subtitle: 'With a real cloud to make at home',
    authors: ['Ben Whitlock'],
    language: 'en-GB',
    summary:
      'Nets do not work, and neither does asking nicely. Wilf tries five ways to catch a cloud, and learns what one is made of.',
    categories: ['science', 'sea-and-sky'],
    reading_level: 3,
    age_range: { min: 6, max: 9 },
    price: free,
    featured: false,
    owner: 'riverside',
    student_made: false,
    format: 'epub',
    colours: { paper: cream, ink: '#4A1826', accent: '#A23A2A' },
    leaves: [
      {
        ...leaf(
          k.scene(
            peach,
            cloud(460, 330, 270),
            k.hill(300, 430, 560, wine),
            k.hero('cloud-catcher', 330, 500, 220),
          ),
          'A boy on a hill reaches for a cloud with a net.',
          'You will need a good net, a high hill and a slow cloud. Choose a fat one. Creep up from behind.',
          'It goes straight through the holes. Clouds are made of water drops so small that fifty of them in a row would fit across one hair.',
        ),
        heading: 'Way one: the net',
      },
      {
        ...leaf(
          k.scene(
            sky,
            k.ground(470, '#9CBF8A'),
            k.jar(400, 520, 2, k.rect(-50, -80, 100, 70, '#FFFFFF', 30)),
            k.person(150, 580, 1.1, { ...wilf, arms: 'ahead' }),
          ),
          'A boy stands beside a giant jar with mist in it.',
          'Go out early when there is fog. Fog is a cloud that is lying down. Open the jar. Wait. Shut the lid quickly.',
          'By breakfast there is nothing inside but a wet jar. The drops have found each other, and the glass. But you did catch it, for a while.',
        ),
        heading: 'Way two: the jar',
      },
      {
        ...leaf(
          k.scene(
            sky,
            k.mountain(430, 620, 460, 480, '#8A7A8C', '#6F5E75', cream),
            k.cloud(300, 260, 1.2, cream),
            k.cloud(600, 330, 1.4, cream),
            k.person(440, 210, 0.7, { ...wilf, arms: 'up' }),
          ),
          'The boy stands on top of a mountain among clouds.',
          'Climb a mountain until you are inside one. You will know it, because you cannot see it any more.',
          'It is cold, for air grows colder as you go up, by about six degrees for every kilometre. That is why clouds are up there: warm air rises, cools, and cannot carry all its water.',
        ),
        heading: 'Way three: walk in',
      },
      {
        ...leaf(
          k.scene(
            coral,
            k.sun(640, 130, 70, '#F5B83D'),
            k.waves(470, '#3E8FA0'),
            k.waves(520, '#2A6F85', 40),
            k.times(6, (i) => k.line(k.d`M${120 + i * 110} 450q-16-30 0-60q16-30 0-60`, cream, 7)),
            k.cloud(400, 180, 1.5, cream),
          ),
          'Vapour rises from a warm sea to a cloud.',
          'Find out where they come from, and wait there. The sun warms the sea. Water goes up into the air, a little at a time, too fine to see.',
          'High up it cools, and settles upon specks of dust and salt. No dust, no cloud! Every drop has a crumb in the middle.',
        ),
        heading: 'Way four: go to the source',
      },
      {
        ...leaf(
          k.scene(
            '#5E7A8C',
            k.cloud(400, 200, 2.2, '#8FA5B2'),
            k.rain(8, 40, sky, 240, 520),
            k.ground(530, '#4A6A5A'),
            k.person(400, 590, 1.1, { ...wilf, arms: 'up' }),
          ),
          'It rains on the boy, who holds up his arms.',
          'Stand still with your arms out and look interested. Sooner or later a cloud comes down by itself.',
          'When the drops are big enough, they fall. It takes about a million little ones to make one drop of rain. You are now wearing a cloud.',
        ),
        heading: 'Way five: let it catch you',
      },
      {
        ...leaf(
          k.scene(
            peach,
            k.table(400, 560, 620, 150, wine),
            k.jar(
              400,
              412,
              1.3,
              k.rect(-50, -46, 100, 40, '#86C0C6', 10) + k.cloud(0, -76, 0.45, '#FFFFFF'),
              '#E4F1F3',
              '#B9D4DA',
            ),
            k.person(150, 440, 1.1, { ...wilf, legs: '' }),
            k.cup(640, 410, 0.7, teal),
          ),
          'A jar on a table with water below and a small cloud above; the boy watches.',
          'Ask a grown-up to pour three centimetres of hot water into a big jar. Turn the lid upside down on top and fill it with ice cubes. Wait one minute. Lift the lid, spray a puff of hairspray in, and put it back.',
          'Watch. The puff gives the water its crumbs. When you take off the lid, your cloud will climb out, look round, and go. Let it. It has work to do.',
        ),
        heading: 'A cloud of your own',
      },
    ],
  },
];
