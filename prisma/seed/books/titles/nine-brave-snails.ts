import * as k from '../kit/index.ts';
import { free, leaf, type Manuscript } from '../model.ts';

const gold = '#F2B53F';
const leafGreen = '#7F9B46';
const plum = '#3A1530';
const peach = '#F6C9A0';
const cream = '#FBE6C8';
const teal = '#1F6F78';
const shells = ['#B8412F', teal, '#5B2A4E', '#E8674C', '#2B8F99', '#C94F7C', '#22345C', '#8A5A2A', '#7F9B46'];
const row = (count: number, y: number, s = 0.75): k.Art =>
  k.times(count, (i) =>
    k.snail(
      400 + (i - (count - 1) / 2) * (count > 6 ? 84 : 110),
      y - (i % 2) * 8,
      s,
      shells[i] ?? teal,
      gold,
      peach,
    ),
  );

export const manuscripts: Manuscript[] = [
  {
    key: 'nine-brave-snails',
    title: 'Nine Brave Snails',
    authors: ['Priya Raman'],
    language: 'en-GB',
    summary: 'Nine snails set out to cross the garden path. Count them down, and count them home again.',
    categories: ['animals', 'poems'],
    reading_level: 1,
    age_range: { min: 4, max: 6 },
    price: free,
    featured: false,
    owner: 'platform',
    student_made: false,
    format: 'epub',
    colours: { paper: cream, ink: plum, accent: '#B8412F' },
    leaves: [
      leaf(
        k.scene(gold, k.hill(400, 440, 640, leafGreen), row(9, 560)),
        'Nine snails in a row.',
        'Nine brave snails set out, set out, to see what lay beyond the sprout.',
      ),
      leaf(
        k.scene(
          '#CFE3D2',
          k.ground(470, leafGreen),
          k.at(
            640,
            480,
            2,
            k.path('M0 0C-60-20-60-90 0-110C60-90 60-20 0 0Z', '#9CC46A') + k.line('M0 0V-100', '#5E7A30', 4),
          ),
          k.snail(520, 490, 0.65, shells[8] ?? teal, gold, peach),
          row(8, 560, 0.65),
        ),
        'Eight snails go on; one stays beside a big lettuce.',
        'One found a lettuce, crisp and great. “I’ll stop for lunch,” it said. So: eight.',
      ),
      leaf(
        k.scene(
          '#9EC5D6',
          k.rain(4, 30, '#FFFFFF', 0, 440),
          k.ground(470, leafGreen),
          k.mushroom(660, 520, 2.6, '#B8412F'),
          k.snail(660, 520, 0.6, shells[8] ?? teal, gold, peach),
          row(7, 570, 0.65),
        ),
        'It rains; a snail shelters under a mushroom.',
        'One met a shower. One said, “Heaven!” and stood in it. So now they’re seven.',
      ),
      leaf(
        k.scene(
          cream,
          k.ground(480, '#C98A5B'),
          k.pot(650, 490, 1.6, '#B8412F', '#E8674C'),
          k.snail(650, 366, 0.7, shells[6] ?? teal, gold, peach),
          row(6, 570, 0.75),
        ),
        'One snail climbs a flower pot.',
        'One climbed a pot with oohs and tricks to see the view. And they were six.',
      ),
      leaf(
        k.scene(
          '#22345C',
          k.stars(5, 16, [gold, cream], 300),
          k.ground(480, '#3A4A2E'),
          k.crescent(660, 120, 50, cream),
          row(5, 560, 0.85),
        ),
        'Five snails under the stars.',
        'One fell asleep upon the drive. They tucked it in. And that left five.',
      ),
      leaf(
        k.scene(
          '#F7C9B5',
          k.sun(660, 120, 70, gold, '#E8674C'),
          k.ground(480, '#8D877C'),
          k.rect(0, 470, 800, 20, cream),
          row(4, 560, 1),
        ),
        'Four snails at the edge of a grey garden path.',
        'Four, three, two, one: across they flow, as wide and grey as winter snow.',
      ),
      leaf(
        k.scene(
          '#C9C4BA',
          k.rect(0, 300, 800, 300, '#8D877C'),
          k.times(6, (i) => k.rect(30 + i * 130, 430, 90, 16, cream, 8)),
          k.hero('pink-snail', 400, 430, 220),
        ),
        'One large snail in the middle of the path.',
        'And one brave snail, the very last, looked left, looked right, and then went past.',
      ),
      leaf(
        k.scene(
          gold,
          k.ground(460, leafGreen),
          k.flower(120, 520, 1.6, '#C94F7C', gold, '#5E7A30'),
          k.flower(690, 520, 1.6, '#E8674C', gold, '#5E7A30'),
          row(9, 575),
          k.hero('chequered-flag', 400, 470, 150),
        ),
        'Nine snails together again among flowers.',
        'And who was there on the other side? All eight of them! “We got a ride.”',
      ),
    ],
  },
];
