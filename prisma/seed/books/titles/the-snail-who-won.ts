import * as k from '../kit/index.ts';
import { free, leaf, type Manuscript } from '../model.ts';

const orange = '#F28A5A';
const teal = '#1C7A74';
const ink = '#1C2B33';
const gold = '#F5B83D';
const cream = '#FFF4DF';
const track = k.times(4, (i) => k.rect(0, 440 + i * 40, 800, 22, i % 2 ? '#B7401F' : '#D35A30'));
const snail = (x: number, y: number, h: number): k.Art => k.hero('teal-snail', x, y, h);

export const manuscripts: Manuscript[] = [
  {
    key: 'the-snail-who-won',
    title: 'The Snail Who Won',
    authors: ['Leo M., Year 4'],
    language: 'en-GB',
    summary: 'Sheldon enters the school race. It starts at nine on Monday. He is still running on Friday.',
    categories: ['animals'],
    reading_level: 2,
    age_range: { min: 5, max: 8 },
    price: free,
    featured: false,
    owner: 'greenfield',
    student_made: true,
    format: 'epub',
    colours: { paper: cream, ink, accent: '#B7401F' },
    leaves: [
      leaf(
        k.scene(orange, track, k.hero('chequered-flag', 120, 470, 260), snail(440, 500, 240)),
        'A snail with a teal shell at the start of a race track.',
        'On your marks. Get set. GO! It was Monday morning and Sheldon the snail was in the race.',
      ),
      leaf(
        k.scene(
          '#F7D9A0',
          track,
          k.rabbit(640, 470, 1.3, cream),
          k.mouse(480, 500, 1.2),
          k.dog(300, 480, 1.1, '#C98A5B', '#8A4B2A'),
          snail(90, 540, 90),
        ),
        'A rabbit, a mouse and a dog are far ahead; the snail is only a little way from the start.',
        'Rabbit went like lightning. Mouse went like a small lightning. Sheldon went like a snail.',
      ),
      leaf(
        k.scene(
          '#7FB8C8',
          k.sun(650, 110, 60, gold),
          track,
          snail(250, 500, 170),
          k.flower(560, 440, 1.2, cream, gold, teal),
          k.rabbit(660, 470, 1, cream),
        ),
        'The rabbit stops at a flower; the snail goes on.',
        'At lunch time Rabbit was so far in front that he stopped to pick flowers. Then he saw a friend. Then he forgot what he was doing.',
      ),
      leaf(
        k.scene(
          '#22345C',
          k.stars(151, 18, [gold, cream], 340),
          k.crescent(640, 120, 50, cream),
          track,
          snail(360, 500, 190),
          k.mouse(640, 500, 0.9),
        ),
        'At night the snail slides on while the mouse sleeps.',
        'At night Mouse went home for cheese and Dog went home because it was dark. Sheldon was home already. He lives in it.',
      ),
      leaf(
        k.scene(
          '#8FA9B5',
          k.rain(9, 36, cream, 0, 430),
          track,
          snail(440, 500, 230),
          k.star(250, 200, 14, gold),
        ),
        'The snail smiles in the rain.',
        'Tuesday it rained and he went faster because it was slippy. On Wednesday he did a whole bend.',
      ),
      leaf(
        k.scene(
          orange,
          k.bunting(40, [gold, teal, cream], ink),
          track,
          k.hero('chequered-flag', 640, 470, 270),
          snail(420, 500, 240),
          k.crown(480, 240, 0.9, gold),
        ),
        'The snail reaches the finish, wearing a crown, with bunting above.',
        'On Friday he crossed the line. He was the only one who did! Everybody else had stopped. You don’t have to be fast. You just have to still be going.',
      ),
    ],
  },
];
