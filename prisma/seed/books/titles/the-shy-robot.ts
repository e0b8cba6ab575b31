import * as k from '../kit/index.ts';
import { free, leaf, type Manuscript } from '../model.ts';

const grey = '#DCD6C8';
const navy = '#3B4A78';
const gold = '#F5B83D';
const red = '#E4572E';
const teal = '#3E9C8F';
const cream = '#FFF4DF';
const floor = k.ground(480, navy);
const child = (x: number, look: k.Look): k.Art => k.person(x, 580, 1.1, { legs: '#17303A', ...look });

export const manuscripts: Manuscript[] = [
  {
    key: 'the-shy-robot',
    title: 'The Shy Robot',
    authors: ['Nia & Sol, Year 2'],
    language: 'en-GB',
    summary:
      'A new robot comes to our class, and it does not say anything at all. So we do not say anything either, together.',
    categories: ['feelings', 'science'],
    reading_level: 1,
    age_range: { min: 4, max: 7 },
    price: free,
    featured: true,
    owner: 'riverside',
    student_made: true,
    format: 'epub',
    colours: { paper: cream, ink: '#17303A', accent: '#B4331A' },
    leaves: [
      leaf(
        k.scene(grey, floor, k.hero('robot', 400, 600, 420)),
        'A teal and red robot with yellow eyes.',
        'A robot came to our class. Its name is Bolt.',
      ),
      leaf(
        k.scene(
          grey,
          k.rect(520, 130, 200, 360, '#8A4B2A', 6),
          k.circle(550, 320, 9, gold),
          floor,
          k.hero('robot', 660, 620, 320),
          k.rect(660, 130, 60, 490, '#8A4B2A'),
        ),
        'The robot hides half behind a door.',
        'We all said HELLO BOLT. It went behind the door.',
      ),
      leaf(
        k.scene(
          '#F7D9A0',
          floor,
          child(200, { skin: 2, style: 'buns', shirt: red, arms: 'up' }),
          child(350, { skin: 4, style: 'bob', shirt: teal, hair: 5, arms: 'wave' }),
          k.hero('robot', 640, 600, 300),
        ),
        'Two children jump and wave; the robot’s cheeks glow.',
        'We showed it a dance. We showed it a wobbly tooth. Its cheeks went pink and it did a small beep.',
      ),
      leaf(
        k.scene(
          '#CFE3D2',
          floor,
          k.hero('robot', 570, 600, 330),
          k.person(210, 590, 1.2, { skin: 2, style: 'buns', shirt: red }),
          k.person(360, 590, 1.2, { skin: 4, style: 'bob', hair: 5, shirt: teal }),
        ),
        'A girl sits down next to the robot, saying nothing.',
        'Then Nia sat down next to it and did not say anything. Sol sat down too. It was quite nice.',
      ),
      leaf(
        k.scene(
          '#22345C',
          k.stars(161, 14, [gold, cream], 260),
          k.windowPane(500, 90, 200, 200, cream, '#15274B', k.crescent(600, 180, 40, cream)),
          floor,
          k.hero('robot', 330, 600, 360),
          k.circle(330, 60, 40, '#3E9C8F'),
          k.circle(330, 60, 22, gold),
        ),
        'The robot’s lamp lights up.',
        'After a long time Bolt’s lamp went on. It said, very small: “I like… your tooth.”',
      ),
      leaf(
        k.scene(
          gold,
          floor,
          k.hero('robot', 400, 600, 340),
          child(190, { skin: 2, style: 'buns', shirt: red, arms: 'up' }),
          child(620, { skin: 4, style: 'bob', hair: 5, shirt: teal, arms: 'up' }),
        ),
        'The robot stands between two cheering children.',
        'Now Bolt talks all day. Miss says, “Thank you, Bolt, that is enough.” We are proud of it.',
      ),
    ],
  },
];
