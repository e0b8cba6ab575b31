import * as k from '../kit/index.ts';
import { pence, type Manuscript } from '../model.ts';

const teal = '#0D3A45';
const sand = '#F6E3BC';
const gold = '#F5B83D';
const rust = '#C8592F';
const brick = '#A8442A';
const dark = '#08242C';
const samir = { skin: 3, hair: 0, style: 'short', shirt: '#1B7A6B' } as const;
const aunt = { skin: 3, style: 'scarf', scarf: gold, shirt: '#1B4B6B' } as const;
const compartment = (people: k.Art, front: k.Art): k.Art =>
  k.scene(
    brick,
    k.rect(120, 70, 560, 300, dark, 40),
    people,
    k.rect(0, 470, 800, 130, '#7A2F1C'),
    k.rect(0, 455, 800, 20, gold),
    front,
  );

export const manuscripts: Manuscript[] = [
  {
    key: 'night-train-to-marrakesh',
    title: 'Night Train to Marrakesh',
    authors: ['Leïla Benali'],
    language: 'en-GB',
    summary:
      'Samir’s suitcase has gone, and in its place is one full of clocks. There is one night, and there are eleven carriages, to find out whose they are.',
    categories: ['journeys'],
    reading_level: 5,
    age_range: { min: 8, max: 10 },
    price: pence(799),
    featured: false,
    owner: 'platform',
    student_made: false,
    format: 'epub',
    colours: { paper: '#FFF8EA', ink: dark, accent: rust },
    leaves: [
      {
        heading: 'Chapter one: A suitcase that ticked',
        picture: {
          art: compartment(
            k.crescent(400, 160, 34, sand) +
              k.person(230, 460, 1.8, { ...aunt, face: 'asleep' }) +
              k.person(580, 460, 1.6, { ...samir, face: 'oh' }),
            k.suitcase(420, 570, 1.2, '#8A4B2A', gold),
          ),
          alt: 'A boy stares at a suitcase; his aunt is asleep beside him.',
        },
        text: [
          'The train was an hour out of Tangier when Samir noticed that his suitcase was ticking.',
          'He listened for a while, to be fair to it. A train makes many sounds: the wheels, the lamps that shivered in their brackets, Aunt Zineb breathing in the corner under her yellow scarf. But this was none of those. This was a neat small sound, like somebody tapping a tooth. And then there was another behind it, a little slower, and another behind that.',
          'He lifted the case down from the rack. It was brown, as his was. It had a brass lock and a strap, as his had. But his had a dent in one corner from the time it fell down the stairs with Samir inside it, and this one had no dent at all.',
          'He thought of everything that was in his own: the blue shirt for the wedding, the drawing he had made for his grandfather, who was ninety on Sunday, and half a bar of chocolate. Then he undid the strap, because there was nothing else to be done.',
          'The case was full of clocks. They lay in rows in red flannel like eggs: pocket watches, a travelling clock with a leather face, a ship’s clock as big as a melon, and one no larger than a button. There were forty-one of them. All of them were going. And every single one, from the melon to the button, said that it was exactly five minutes past three.',
          'The clock on the station at Tangier had said seven, and that was an hour ago. Samir looked at the dark window, where his own face hung over the fields. Somewhere on this train, he thought, is a person who has my grandfather’s drawing. And who needs, for some reason, forty-one clocks that are five hours wrong.',
        ],
      },
      {
        heading: 'Chapter two: Eleven carriages',
        picture: {
          art: k.scene(
            teal,
            k.crescent(640, 150, 70, sand),
            k.stars(102, 14, [gold, sand], 260),
            k.hill(200, 330, 360, brick),
            k.hill(620, 300, 420, rust),
            k.ground(470, dark),
            k.coach(140, 500, 1.25, '#DD6B32', gold, [gold, gold, teal]),
            k.coach(410, 500, 1.25, '#DD6B32', gold, [gold, teal, gold]),
            k.coach(680, 500, 1.25, '#DD6B32', gold, [gold]),
          ),
          alt: 'A long orange train runs through desert hills under a crescent moon.',
        },
        text: [
          'It is not easy to walk through a night train with a suitcase that ticks. In the second carriage a baby stopped crying to listen. In the third a man with a newspaper said, without lowering it, “I hope that is a cake.”',
          'Samir asked everybody the same thing: “Excuse me, is this yours?” A woman with three hens in a basket said that she wished it were. Two students said that time was an idea, and offered him an olive. In the sixth carriage, the dining car, the cook gave him mint tea in a glass too hot to hold, and looked at the button-sized clock for a long moment through the steam.',
          '“Past three,” said the cook. “It is past three somewhere, I suppose. Or it is past three in somebody’s heart. I have known people like that.”',
          'In the eighth carriage the lamps were out. Samir felt his way along the seats, counting. There was only one passenger, a very old man by the window, with a suitcase flat across his knees like a table. It was brown. It had a dent in the corner. On top of it was a bar of chocolate with one square gone, and beside it, in the light of the moon, lay Samir’s drawing.',
          '“Ah,” said the old man. “You will be the artist.”',
          'He did not seem at all surprised. He moved over to make room. “I ought to have come to find you,” he said, “but I am slow, and I thought you would be quick. I am afraid I have eaten some of your chocolate. I was frightened, you see. I thought I had lost the time.”',
        ],
      },
      {
        heading: 'Chapter three: Five past three',
        picture: {
          art: compartment(
            k.crescent(400, 190, 50, sand) +
              k.person(240, 460, 1.8, { skin: 1, hair: 4, style: 'short', shirt: '#4A5678' }) +
              k.person(560, 460, 1.6, samir),
            k.times(
              7,
              (i) =>
                k.circle(130 + i * 90, 530, 32, gold) +
                k.circle(130 + i * 90, 530, 25, sand) +
                k.line(k.d`M${130 + i * 90} 530v-15M${130 + i * 90} 530h14`, dark, 4),
            ),
          ),
          alt: 'An old man and the boy sit side by side; before them lies a row of clocks.',
        },
        text: [
          'His name was Monsieur Haddou, and he had mended clocks in the same street in Tangier for sixty-six years. Now his eyes were tired, and he was going home to Marrakesh, where he was born. The forty-one were the ones that nobody had ever come back for.',
          '“People leave a clock to be mended,” he said, “and then they move away, or forget, or quarrel. I wound them anyway. You cannot let a thing stop just because it has been forgotten.”',
          '“But they are wrong,” said Samir. He felt bad at once; it is not polite to tell a clockmaker that.',
          'Monsieur Haddou smiled. He took the smallest one, and held it to his ear. “When I was nine,” he said, “my sister went to live in America. She is the only one left who remembers me with hair. We could not telephone then. So we made a promise: at five past three in the afternoon, when school was out, each of us would stop and think of the other. Her clock and mine would be the same.” He laid the watch in Samir’s palm. “Then I learned that her afternoon was my night. So I set one clock to her time, so as not to miss it. And then another. And after sixty years I find that I like to live in both.”',
          '“Five hours,” said Samir slowly. “So when it is five past eight here…”',
          '“Then she is sitting on a step in a street in Boston, eighty-six years old, thinking of me. It is why I was sitting in the dark. One does not need a lamp for it.”',
          'They said nothing for some time. The case ticked between them. Outside, very far off, one lit window crossed the plain and was gone.',
        ],
      },
      {
        heading: 'Chapter four: The right time',
        picture: {
          art: k.scene(
            '#F0B97A',
            k.sun(560, 260, 120, gold, rust),
            k.mountain(180, 470, 260, 220, '#8C7A8C', '#6F5E75', sand),
            k.mountain(460, 470, 240, 160, '#A48A93', '#8C7A8C', sand),
            k.ground(460, brick),
            k.rect(80, 320, 90, 280, rust),
            k.rect(70, 300, 110, 26, sand),
            k.palm(660, 580, 1.8, '#1B7A6B', '#14594A', '#5A3420'),
            k.palm(740, 590, 1.3, '#1B7A6B', '#14594A', '#5A3420'),
            k.rect(0, 560, 800, 40, dark),
          ),
          alt: 'The sun rises over snowy mountains, palms and a red tower.',
        },
        text: [
          'Morning came up behind the Atlas like somebody lighting a stove. The snow turned pink first, then the palms, then the long red wall of the town. Aunt Zineb woke, saw the wrong suitcase, saw the right nephew, and asked no questions until she had had coffee.',
          'At the station Monsieur Haddou had trouble with the step, so Samir held one of his arms and Aunt Zineb held the other. A great many people were waiting. Samir looked for his grandfather, and found him, upright as a lamp post in his good hat. But his grandfather was not looking at Samir. He was looking at the old man on the step, and his mouth had come open.',
          '“Haddou,” said Samir’s grandfather. “Little Haddou from the Street of the Dyers. You borrowed my bicycle.”',
          '“I was going to bring it back,” said Monsieur Haddou faintly. “In 1944.”',
          'It is hard to say who began to laugh. They laughed until both of them had to sit down upon the luggage, and the porters walked round them smiling. They were still there when the station clock, high up under the roof, struck eight.',
          'Samir looked at it. He knelt, and undid the strap, and lifted the red flannel. Forty-one hands moved together, with one click, to three o’clock in the morning.',
          '“Five minutes,” he told the two old men. “You have five minutes, twelve hours early. Then we have to stop and think of somebody.”',
          'His grandfather moved over to make room.',
        ],
      },
    ],
  },
];
