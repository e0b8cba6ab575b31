import { child, cut, paint, put, scene } from './art.ts';
import type { Tale } from './model.ts';

/** The story of the demo that is sold: its author's family has agreed. */
export const boat: Tale = {
  by: 'mia.beech',
  kind: 'story',
  language: 'en',
  fate: 'published',
  title: 'The Paper Boat and the Puddle',
  cover: scene(
    'mist',
    'waves',
    'sea',
    cut('triangle', [400, 250], [210, 190], 'white'),
    cut('round', [400, 390], [330, 96], 'white'),
    paint('sea', 16, 110, 470, 240, 450, 380, 474, 520, 450, 690, 470),
    put('star', [400, 250], 90, 'sun', 'butter'),
  ),
  pages: [
    [
      'It rained all night. In the morning there was a puddle as big as a lake, right in front of our school.',
      scene(
        'slate',
        'waves',
        'mist',
        put('house', [540, 300], 300, 'clay', 'sand'),
        cut('circle', [330, 500], [520, 130], 'sea'),
      ),
      'A house in the rain with a big puddle in front of it.',
    ],
    [
      'I folded a boat out of my spelling test. It had four mistakes, but it floated very well.',
      scene(
        'butter',
        'dots',
        'sun',
        child([210, 370], 'brown', 'ink', 'leaf'),
        cut('triangle', [560, 330], [150, 130], 'white'),
        cut('round', [560, 420], [230, 70], 'white'),
      ),
      'A child has made a paper boat.',
    ],
    [
      'A snail climbed on board. Then a ladybird. Then my best friend’s lunch money. Nobody asked where we were going.',
      scene(
        'mint',
        'waves',
        'sea',
        cut('triangle', [400, 250], [190, 160], 'white'),
        cut('round', [400, 370], [320, 90], 'white'),
        put('snail', [310, 290], 120, 'clay', 'butter'),
        put('butterfly', [500, 290], 110, 'berry', 'sun'),
      ),
      'A snail and a ladybird sit in a paper boat.',
    ],
    [
      'In the evening the puddle was gone. But on the ground there was a line, and I know it is the coast.',
      scene(
        'peach',
        'hills',
        'clay',
        put('moon', [640, 130], 140, 'butter', 'sun'),
        paint('brown', 14, 120, 440, 260, 400, 420, 452, 560, 410, 690, 440),
        cut('round', [330, 380], [180, 50], 'white', 12),
      ),
      'Evening. The paper boat lies beside a line on the dry ground.',
    ],
  ],
};
