import { child, cut, paint, put, scene } from './art.ts';
import { bus } from './bus.ts';
import type { Tale } from './model.ts';

/** What the children of Beech Class wrote; the words and pictures are ours, for this demo. */
export const tales: Tale[] = [
  ...bus,
  {
    by: 'grace.beech',
    kind: 'story',
    language: 'en',
    idea: 'snail',
    fate: 'published',
    versions: true,
    title: 'A Song for My Snail',
    cover: scene('mint', 'hills', 'moss', put('snail', [400, 370], 330, 'clay', 'butter'), put('flower', [140, 450], 150, 'berry', 'sun'), put('tulip', [680, 440], 170, 'rose', 'leaf'), paint('ink', 8, 560, 170, 560, 90, 630, 70, 630, 150), cut('circle', [545, 172], [38, 30], 'ink'), cut('circle', [615, 152], [38, 30], 'ink')),
    pages: [
      ['My snail likes music. I play it slowly, one note at a time.', scene('mist', 'hills', 'mint', child([190, 330], 'brown', 'ink', 'berry'), put('snail', [560, 410], 250, 'clay', 'butter'), paint('slate', 12, 250, 360, 330, 400)), 'A girl plays the recorder for her snail.', [[0, 1], [2, 1], [4, 1], [0, 1], [4, 2]]],
      ['This is the walking song. It goes up the leaf and down again.', scene('moss', 'leaves', 'mint', put('leaf', [400, 330], 460, 'leaf', 'mint', 60), put('snail', [340, 270], 190, 'clay', 'butter', -18)), 'The snail walks over a big leaf.', [[0, 0.5], [2, 0.5], [4, 0.5], [5, 0.5], [7, 1.5], [5, 0.5], [4, 0.5], [2, 0.5], [0, 1.5]]],
      ['This is the rain song. It drips.', scene('sea', 'waves', 'sky', put('rain', [230, 180], 260, 'mist', 'sky'), put('mushroom', [560, 380], 300, 'clay', 'paper'), put('snail', [560, 500], 130, 'butter', 'clay')), 'The snail waits under a mushroom while it rains.', [[7, 0.5], [4, 0.5], [7, 0.5], [4, 0.5], [9, 1], [7, 2]]],
      ['And this is the good night song. My snail goes inside before the last note. I play it anyway.', scene('night', 'stars', 'butter', put('moon', [660, 130], 150, 'butter', 'sun'), put('snail', [360, 410], 280, 'plum', 'lilac')), 'The snail sleeps in its house under the moon.', [[4, 1], [2, 1], [0, 2], [4, 1], [2, 1], [0, 3]]],
    ],
  },
  {
    by: 'finn.beech',
    kind: 'blog',
    language: 'en',
    fate: 'published',
    title: 'Who lives under our bench?',
    cover: scene('sand', 'dots', 'butter', cut('round', [400, 250], [520, 60], 'brown'), cut('rect', [210, 380], [50, 220], 'brown'), cut('rect', [590, 380], [50, 220], 'brown'), put('bee', [400, 420], 150, 'sun', 'butter'), put('snail', [320, 500], 110, 'clay', 'butter')),
    pages: [
      ['On Monday we lay down on our tummies and looked under the bench in the yard. We stayed for ten minutes. Here is what we saw.', scene('moss', 'leaves', 'mint', cut('round', [400, 220], [560, 60], 'brown'), cut('rect', [190, 370], [50, 260], 'brown'), cut('rect', [610, 370], [50, 260], 'brown'), put('glasses', [400, 400], 200, 'ink', 'mist')), 'A bench, and a pair of glasses that look under it.'],
      ['Eleven ants. One snail that did not want to talk. A bee that had lost its way, and a feather from a pigeon.', scene('butter', 'plain', 'sun', put('bee', [220, 220], 220, 'sun', 'butter'), put('snail', [560, 220], 230, 'clay', 'butter'), put('leaf', [240, 450], 180, 'mist', 'slate', 40), put('bird', [560, 450], 170, 'stone', 'slate')), 'A bee, a snail, a feather and a pigeon.'],
      ['We made the bee a drink: one spoon of water, a little sugar. It drank and flew away. Next week we look under the slide.', scene('sky', 'hills', 'leaf', put('bee', [560, 180], 190, 'sun', 'butter', -20), put('flower', [200, 430], 190, 'berry', 'sun'), put('tulip', [640, 450], 170, 'clay', 'leaf'), paint('white', 6, 470, 240, 420, 290, 360, 270, 330, 330)), 'The bee flies away over flowers.'],
    ],
  },
  {
    by: 'priya.beech',
    kind: 'poem',
    language: 'hi',
    fate: 'published',
    versions: true,
    title: 'बादल की चिट्ठी',
    cover: scene('sky', 'waves', 'mist', put('cloud', [400, 250], 360, 'white', 'mist'), cut('round', [400, 450], [210, 130], 'paper', -6), cut('triangle', [400, 425], [190, 74], 'peach', 174)),
    pages: [
      ['बादल ने एक चिट्ठी भेजी,\nबूँदों से लिखकर भेजी।', scene('mist', 'plain', 'sky', put('rain', [400, 260], 420, 'white', 'sea')), 'एक बादल जिससे बूँदें गिर रही हैं।'],
      ['छत ने पढ़ी, टप-टप बोली,\nपत्तों ने भी आँखें खोलीं।', scene('moss', 'leaves', 'mint', put('house', [260, 350], 320, 'clay', 'butter'), put('tree', [590, 320], 330, 'leaf', 'brown')), 'एक घर और एक पेड़ बारिश में।'],
      ['मैंने नाव में उत्तर डाला,\nनदी ने उसे सागर को दे डाला।', scene('sea', 'waves', 'sky', put('boat', [400, 320], 340, 'paper', 'peach')), 'काग़ज़ की नाव नदी में तैर रही है।'],
    ],
  },
  {
    by: 'zoe.beech',
    kind: 'comic',
    language: 'en',
    fate: 'published',
    title: 'Captain Teapot',
    cover: scene('clay', 'rays', 'peach', put('crown', [400, 150], 170, 'sun', 'berry'), cut('circle', [400, 380], [320, 280], 'sea'), cut('triangle', [610, 350], [130, 120], 'sea', 60), cut('circle', [340, 350], [40, 54], 'white'), cut('circle', [450, 350], [40, 54], 'white'), cut('circle', [346, 356], [18, 26], 'ink'), cut('circle', [456, 356], [18, 26], 'ink'), paint('ink', 9, 330, 440, 396, 476, 470, 440)),
    pages: [
      ['By day, a teapot.\nBy night… CAPTAIN TEAPOT!', scene('night', 'stars', 'sun', put('moon', [660, 130], 150, 'butter', 'sun'), cut('circle', [340, 360], [280, 250], 'sea'), cut('triangle', [520, 330], [120, 110], 'sea', 60), cut('circle', [300, 340], [34, 46], 'white'), cut('circle', [390, 340], [34, 46], 'white'), cut('circle', [306, 346], [16, 22], 'ink'), cut('circle', [396, 346], [16, 22], 'ink'), put('star', [340, 200], 110, 'sun', 'butter')), 'A blue teapot with eyes stands in the night.'],
      ['“Help! My grandma is sad!”', scene('berry', 'stripes', 'rose', child([230, 380], 'peach', 'brown', 'sun'), cut('bubble', [540, 210], [330, 220], 'white'), put('house', [540, 195], 120, 'clay', 'sand')), 'A child calls out in a big speech bubble.'],
      ['WHOOOSH! Lid on. Steam on. Over the roofs!', scene('plum', 'stripes', 'lilac', cut('circle', [440, 280], [250, 220], 'sea'), cut('triangle', [600, 230], [110, 100], 'sea', 50), paint('white', 18, 330, 300, 230, 330, 120, 300), paint('white', 18, 340, 350, 220, 400, 90, 370), put('house', [190, 510], 180, 'night', 'slate'), put('house', [620, 520], 160, 'night', 'slate')), 'The teapot flies over the roofs and steams.'],
      ['One cup. Two biscuits. Grandma laughs.\nTHE END (until tomorrow).', scene('butter', 'confetti', 'clay', cut('round', [280, 400], [180, 150], 'white'), paint('white', 20, 372, 370, 430, 390, 378, 440), cut('circle', [540, 430], [110, 110], 'brown'), cut('circle', [640, 440], [110, 110], 'brown'), put('heart', [420, 180], 170, 'berry', 'rose')), 'A cup, two biscuits and a heart.'],
    ],
  },
  {
    by: 'amara.beech',
    kind: 'story',
    language: 'en',
    idea: 'key',
    fate: 'submitted',
    versions: true,
    title: 'The Lamp Post’s Birthday',
    cover: scene('night', 'stars', 'butter', put('lamp', [400, 300], 330, 'sun', 'brown'), put('balloon', [180, 220], 170, 'berry', 'rose'), put('balloon', [640, 250], 150, 'sea', 'sky')),
    pages: [
      ['The lamp post in our street turned one hundred. Nobody knew, only me.', scene('night', 'stars', 'butter', put('lamp', [520, 300], 340, 'sun', 'brown'), child([210, 400], 'brown', 'ink', 'clay')), 'A girl stands beside a lamp at night.'],
      ['I tied a balloon to it. A dog brought a stick. A moth brought her whole family.', scene('plum', 'dots', 'lilac', put('lamp', [400, 340], 300, 'sun', 'brown'), put('balloon', [220, 200], 190, 'clay', 'peach'), put('butterfly', [600, 200], 130, 'butter', 'sun'), put('butterfly', [680, 330], 90, 'lilac', 'white')), 'A lamp with a balloon and two moths.'],
      ['At nine o’clock it blinked three times. That means thank you.', scene('butter', 'rays', 'sun', put('lamp', [400, 310], 380, 'clay', 'brown'), put('star', [150, 160], 110, 'sun', 'white'), put('star', [660, 190], 90, 'sun', 'white'), put('star', [620, 440], 110, 'sun', 'white')), 'The lamp shines with three stars around it.'],
    ],
  },
  {
    by: 'mia.beech',
    kind: 'story',
    language: 'en',
    idea: 'night',
    fate: 'changes_requested',
    versions: true,
    title: 'The Owl Who Counted Backwards',
    cover: scene('night', 'stars', 'sun', put('moon', [650, 130], 150, 'butter', 'sun'), put('owl', [380, 340], 340, 'brown', 'sun')),
    pages: [
      ['Every night Otto the owl counted the stars. But he began at the end.', scene('night', 'stars', 'butter', put('owl', [280, 370], 280, 'brown', 'sun'), put('pine', [620, 360], 330, 'forest', 'brown')), 'An owl sits beside a tall pine tree.'],
      ['“Ten, nine, eight,” he wispered. The little fox listened.', scene('plum', 'stars', 'lilac', put('owl', [560, 250], 220, 'brown', 'sun'), put('fox', [230, 430], 220, 'clay', 'sun')), 'A fox looks up at the owl.'],
      ['When he came to zero, it was morning.', scene('peach', 'rays', 'butter', put('sun', [400, 240], 280, 'sun', 'clay'), put('owl', [200, 460], 160, 'brown', 'sun'), put('fox', [620, 470], 150, 'clay', 'sun')), 'The sun comes up over the owl and the fox.'],
    ],
    returned: {
      reason: 'I love that the night ends at zero! Two little things, then it can become a book.',
      notes: [
        { page: 2, words: 'wispered', text: 'A quiet letter hides in this word. Listen: wh…' },
        { page: 3, words: 'it was morning', text: 'What did Otto do then? I would so like to know.' },
      ],
    },
  },
  {
    by: 'mia.beech',
    kind: 'story',
    language: 'en',
    idea: 'rocket',
    fate: 'draft',
    title: 'Soup on the Moon',
    cover: scene('plum', 'stars', 'lilac', put('rocket', [270, 360], 260, 'white', 'clay'), put('planet', [600, 210], 250, 'clay', 'butter')),
    pages: [
      ['We flew to the moon with one big pot.', scene('plum', 'stars', 'lilac', put('rocket', [330, 300], 330, 'white', 'clay', 24), put('moon', [660, 150], 150, 'butter', 'sun')), 'A rocket flies to the moon.'],
      ['Grandpa said that soup', scene('night', 'stars', 'butter', cut('round', [400, 420], [320, 200], 'slate'), cut('circle', [400, 330], [320, 70], 'clay')), ''],
    ],
  },
]; // prettier-ignore
