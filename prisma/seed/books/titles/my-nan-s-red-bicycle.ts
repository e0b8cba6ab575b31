import * as k from '../kit/index.ts';
import { free, leaf, type Manuscript } from '../model.ts';

const yellow = '#FFD76A';
const green = '#7FB069';
const red = '#D62F2F';
const purple = '#6B4FA0';
const cream = '#FFFDF7';
const ink = '#2B2B2B';

export const manuscripts: Manuscript[] = [
  {
    key: 'my-nan-s-red-bicycle',
    title: 'My Nan’s Red Bicycle',
    authors: ['Idris K., age 8'],
    language: 'en-GB',
    summary: 'My nan is 74 and her bicycle is 50 and they are both faster than me.',
    categories: ['feelings', 'journeys'],
    reading_level: 2,
    age_range: { min: 5, max: 8 },
    price: free,
    featured: false,
    owner: 'riverside',
    student_made: true,
    format: 'epub',
    colours: { paper: cream, ink, accent: red },
    leaves: [
      leaf(
        k.scene(
          yellow,
          k.sun(660, 120, 60, '#EF8A3C'),
          k.hill(400, 480, 680, green),
          k.hero('nan', 390, 560, 400),
        ),
        'Nan rides a red bicycle.',
        'This is my nan. This is her red bicycle. My nan is 74 and the bicycle is 50. They are both faster than me.',
      ),
      leaf(
        k.scene(
          '#CFE6EA',
          k.mountain(560, 560, 420, 420, green, '#5F9152'),
          k.line('M110 560C300 540 360 380 540 200', '#D8C9A6', 40),
          k.hero('nan', 470, 330, 130, { turn: -30 }),
          k.person(180, 575, 0.9, { skin: 0, style: 'short', shirt: '#3B6EA5', legs: ink, face: 'oh' }),
        ),
        'Nan is far up a steep hill; a boy looks up from below.',
        'There is a hill called Cemetery Hill. Everyone gets off and pushes. Nan does not. She says “come on old girl” and I don’t know if she means her or the bicycle.',
      ),
      leaf(
        k.scene(
          '#F7D9A0',
          k.ground(490, green),
          k.bicycle(400, 540, 2.1, red, ink),
          k.rect(520, 180, 150, 100, '#C98A5B', 8),
          k.circle(560, 170, 30, '#9CC46A'),
          k.circle(610, 176, 26, red),
          k.rect(640, 120, 24, 70, '#F2D9A0', 10),
        ),
        'The red bicycle with a basket full of cabbage, apples and bread.',
        'In the basket she has carried: a cabbage, a cake with candles ON, a wedding present, two hens and my dad when he was a baby.',
      ),
      leaf(
        k.scene(
          '#9EC5D6',
          k.rain(5, 36, '#FFFFFF'),
          k.ground(500, '#5F9152'),
          k.puddle(400, 550, 260, '#5F9AB0', '#A9CBD3'),
          k.bicycle(400, 540, 1.3, red, ink),
          k.splash(330, 540, 1.1, '#FFFFFF'),
          k.splash(470, 540, 1.1, '#FFFFFF'),
        ),
        'The bicycle splashes through a puddle in the rain.',
        'One day the chain broke. Nan mended it with a bit off her necklace. I said, “Are you sad about the necklace?” She said, “I was not going anywhere in the necklace.”',
      ),
      leaf(
        k.scene(
          '#E8E0F2',
          k.ground(500, green),
          k.bicycle(460, 540, 1, red, ink),
          k.person(240, 575, 1.2, {
            skin: 0,
            hair: 4,
            style: 'short',
            shirt: purple,
            legs: '#3B6EA5',
            arms: 'ahead',
          }),
          k.person(450, 440, 0.9, { skin: 0, style: 'short', shirt: '#3B6EA5', face: 'oh' }),
        ),
        'Nan holds the bicycle while the boy sits on it.',
        'For my birthday she put the saddle right down. She held the back and she ran. I said, “Don’t let go!” She said, “I let go at the post office.”',
      ),
      leaf(
        k.scene(
          yellow,
          k.sun(400, 300, 180, '#EF8A3C'),
          k.hill(400, 470, 700, green),
          k.hero('nan', 250, 570, 260),
          k.bicycle(590, 560, 0.9, purple, ink),
          k.person(580, 470, 0.8, { skin: 0, style: 'cap', scarf: red, shirt: '#3B6EA5' }),
        ),
        'Nan and the boy ride side by side in the sunset.',
        'Now I have a bicycle too. Mine is purple. When I am 74 I am going to let somebody go at the post office.',
      ),
    ],
  },
];
