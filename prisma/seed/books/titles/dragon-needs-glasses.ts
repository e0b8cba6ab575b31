import * as k from '../kit/index.ts';
import { free, leaf, type Manuscript } from '../model.ts';

const pink = '#F7B2C4';
const green = '#4F9D69';
const orange = '#F2913D';
const navy = '#22345C';
const cream = '#FFFDF7';
const cover = (x: number, y: number, h: number): k.Art => k.hero('dragon', x, y, h);
/** The dragon before the optician: squinting, without glasses. */
const squinting = (x: number, y: number, s: number): k.Art =>
  k.at(
    x,
    y,
    s,
    k.path('M-140 0C-140-110-100-220 0-224C100-220 140-110 140 0Z', green) +
      k.times(5, (i) => k.at(0, -20, 1, k.path('M-18-190L0-240L18-190Z', orange), -56 + i * 28)) +
      k.line('M-70-130H-26M26-130H70', '#22543A', 10) +
      k.line('M-46-50Q0-70 46-50', '#22543A', 7) +
      k.circle(-14, -84, 5, '#22543A') +
      k.circle(14, -84, 5, '#22543A'),
  );

export const manuscripts: Manuscript[] = [
  {
    key: 'dragon-needs-glasses',
    title: 'Dragon Needs Glasses',
    authors: ['Yusuf A., age 9'],
    language: 'en-GB',
    summary:
      'Dragon keeps rescuing the wrong things and fighting a bus. Perhaps he is not brave or silly. Perhaps he just cannot see.',
    categories: ['folk-tales', 'feelings'],
    reading_level: 2,
    age_range: { min: 6, max: 9 },
    price: free,
    featured: false,
    owner: 'greenfield',
    student_made: true,
    format: 'pdf',
    colours: { paper: cream, ink: '#20201C', accent: green },
    leaves: [
      leaf(
        k.scene(pink, k.hill(400, 480, 640, '#C9D98A'), squinting(400, 560, 1.6)),
        'A green dragon screws up his eyes.',
        'Once there was a dragon who got everything wrong. He was not a bad dragon. He just got everything wrong.',
      ),
      leaf(
        k.scene(
          '#CFE6EA',
          k.ground(480, '#8D877C'),
          k.rect(330, 260, 420, 210, '#D62F2F', 20),
          k.times(4, (i) => k.rect(356 + i * 96, 290, 74, 70, cream, 6)),
          k.circle(420, 480, 42, navy),
          k.circle(660, 480, 42, navy),
          squinting(160, 560, 1.1),
          k.path('M230 420L330 390L300 420L340 430L300 446L330 470Z', orange),
        ),
        'The dragon breathes fire at a red bus.',
        'He fought a terrible red monster with sixty people inside it. It was the number 9 bus. They were late for work.',
      ),
      leaf(
        k.scene(
          '#F7D9A0',
          k.ground(480, '#C9D98A'),
          k.rect(540, 120, 130, 370, '#C9C4BA'),
          k.path('M525 130L605 40L685 130Z', '#B8412F'),
          k.rect(580, 180, 50, 60, navy, 24),
          k.goose(420, 560, 1.4),
          squinting(180, 570, 1.1),
        ),
        'The dragon bows to a goose beside a tower.',
        'He rescued a princess from a tower. It was a goose. The goose was very angry and the princess had to come down by the stairs.',
      ),
      leaf(
        k.scene(
          '#E8E0F2',
          k.ground(500, '#C9702C'),
          k.rect(430, 80, 280, 330, cream, 8),
          k.times(4, (row) =>
            k.times(row + 1, (i) =>
              k.rect(
                570 - (row + 1) * 30 + i * 60 + 8 - row,
                110 + row * 74,
                44 - row * 8,
                52 - row * 8,
                navy,
              ),
            ),
          ),
          squinting(200, 580, 1.3),
        ),
        'The dragon looks at an eye chart.',
        'A girl called Hodan had glasses herself so she knew. She said, “How many claws am I holding up?” Dragon said, “Is it soup?”',
      ),
      leaf(
        k.scene(
          pink,
          k.times(3, (i) =>
            k.spectacles(200 + i * 200, 200, 0.9, ['#D62F2F', '#F2B53F', '#4A90C2'][i] ?? navy),
          ),
          k.rect(0, 480, 800, 120, '#C9702C'),
          squinting(400, 600, 1.2),
        ),
        'Three pairs of glasses hang above the dragon.',
        'They went to the optician. The red ones were too small. The yellow ones melted. The blue ones were just right, except that they came off a swimming pool.',
      ),
      leaf(
        k.scene(
          '#FFD76A',
          k.times(12, (i) => k.at(400, 330, 1, k.path('M-18-460L0-250L18-460Z', '#F7E3A0'), i * 30)),
          cover(400, 600, 430),
        ),
        'The dragon wears round blue glasses and beams.',
        'Dragon put them on. He looked. He looked at a leaf for an hour. “It has EDGES,” he said.',
      ),
      leaf(
        k.scene(
          '#CFE6EA',
          k.ground(480, '#8D877C'),
          k.rect(400, 300, 340, 170, '#D62F2F', 18),
          k.times(3, (i) => k.rect(424 + i * 104, 325, 80, 60, cream, 6)),
          k.circle(480, 480, 36, navy),
          k.circle(660, 480, 36, navy),
          cover(200, 580, 280),
          k.goose(350, 570, 0.8),
        ),
        'The dragon waits at the bus stop with the goose.',
        'Now Dragon takes the number 9 bus every day. He gives his seat to the goose. If you need glasses, get glasses. The end.',
      ),
    ],
  },
];
