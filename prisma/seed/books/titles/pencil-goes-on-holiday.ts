import * as k from '../kit/index.ts';
import { free, leaf, type Manuscript } from '../model.ts';

const sand = '#F9DD8C';
const sea = '#2A8C9E';
const red = '#E4572E';
const ink = '#1C2B33';
const cream = '#FFF4DF';
const pencil = (x: number, y: number, h: number, turn = 0): k.Art => k.hero('pencil', x, y, h, { turn });
const beach = (...parts: k.Art[]): k.Art =>
  k.scene(
    sand,
    k.sun(140, 140, 70, red),
    k.waves(370, sea),
    k.waves(420, '#237A8A', 40),
    k.hill(400, 480, 700, '#F1C77A'),
    ...parts,
  );

export const manuscripts: Manuscript[] = [
  {
    key: 'pencil-goes-on-holiday',
    title: 'Pencil Goes on Holiday',
    authors: ['Oak Class, Year 5'],
    language: 'en-GB',
    summary:
      'After 190 days of sums, Pencil has had enough. Oak Class finds a note in the pot: “Gone to the sea. Please use a pen.”',
    categories: ['journeys'],
    reading_level: 3,
    age_range: { min: 6, max: 9 },
    price: free,
    featured: true,
    owner: 'greenfield',
    student_made: true,
    format: 'epub',
    colours: { paper: cream, ink, accent: '#1F6B4A' },
    leaves: [
      leaf(
        k.scene(
          '#CFE3D2',
          k.rect(0, 470, 800, 130, '#8A4B2A'),
          k.rect(430, 250, 170, 220, '#E98B8B', 12),
          k.times(3, (i) =>
            k.rect(460 + i * 44, 150 + i * 20, 24, 102 - i * 20, ['#F5B83D', '#2A8C9E', red][i] ?? red),
          ),
          k.rect(120, 300, 220, 150, cream, 4),
          k.line('M150 340H300M150 370H310M150 400H260', ink, 5),
        ),
        'A pencil pot on a desk. One place is empty; a note leans beside it.',
        'On the last Monday of term, Oak Class found a note in the pencil pot. It was very neat.',
        '“Dear Oak Class, I have done 190 days of sums. I am only 11 cm long now. I have gone to the sea. Please use a pen. Yours, Pencil.”',
      ),
      leaf(
        k.scene(
          '#F7E3C4',
          k.ground(480, '#6F9A6A'),
          k.rails(500, ink, '#8A4B2A'),
          k.engine(560, 500, 1.3, red, '#F5B83D'),
          k.coach(280, 500, 1.3, red, '#F5B83D', ['#FFE08A']),
          pencil(290, 470, 150, -8),
        ),
        'The pencil looks out of a train.',
        'Pencil went by train. He bought a child’s ticket, because he was short, and he drew his own moustache so that he could have the adult breakfast.',
      ),
      leaf(
        beach(pencil(430, 560, 330, 8), k.umbrella(640, 430, 0.8, red, cream, ink)),
        'The pencil, in sunglasses, stands on the beach beside a parasol.',
        'At the seaside he put on his sunglasses and lay down. “I am not going to write anything,” he said. “Not one word. Not even LOL.”',
      ),
      leaf(
        beach(
          pencil(230, 560, 250, -30),
          k.line('M360 560c40-80 90 30 130-40s60-40 90 10', ink, 6),
          k.crab(660, 560, 0.8),
        ),
        'The pencil draws a line in the sand; a crab watches.',
        'It lasted until two o’clock. Then he saw how smooth the sand was. He thought, just one little line.',
        'The crab said, “What is it?” Pencil said, “I don’t know yet. That’s the best bit.”',
      ),
      leaf(
        beach(
          k.line('M120 560h560M160 560V470h70v-50h60v50h70v-70h80v70h70v-50h60v50h70v90', ink, 6),
          pencil(660, 480, 190, 20),
          k.bird(420, 170, 1.3, cream, ink),
          k.star(500, 460, 14, red),
        ),
        'A huge castle is drawn in the sand.',
        'By tea time he had drawn a castle, a dragon, a dragon’s gran, and a map of where the chips were. A crowd came. A seagull cried at the sad part.',
      ),
      leaf(
        k.scene(
          '#7CC4C6',
          k.waves(300, sea),
          k.waves(360, '#237A8A', 40),
          k.waves(430, '#1B6573', 10),
          pencil(400, 400, 240),
          k.ring(400, 380, 130, cream, 10),
        ),
        'The pencil bobs in the waves.',
        'The tide came in and rubbed it all out. Pencil was quiet. Then he noticed that the sand was smooth again.',
        '“Oh,” said Pencil. “It’s a rubber that gives you more paper.”',
      ),
      leaf(
        k.scene(
          '#CFE3D2',
          k.rect(0, 470, 800, 130, '#8A4B2A'),
          k.rect(470, 270, 170, 200, '#E98B8B', 12),
          pencil(400, 480, 240, 16),
          k.rect(90, 330, 260, 150, cream, 4),
          k.line('M120 450C150 370 180 450 210 400S270 380 320 440', sea, 6),
          k.circle(290, 370, 16, red),
        ),
        'The pencil is back at the desk beside a picture of the sea.',
        'On the first day of term he was back in the pot. He was 9 cm long and had sand in his lead.',
        '“No sums,” he said. “Not yet. First I’m going to tell you everything.” And that is how we wrote this book.',
      ),
    ],
  },
];
