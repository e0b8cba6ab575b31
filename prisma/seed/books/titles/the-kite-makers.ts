import * as k from '../kit/index.ts';
import { pence, type Manuscript } from '../model.ts';

const sky = '#CFE6EA';
const red = '#E4572E';
const gold = '#F5B83D';
const green = '#2F8F6B';
const forest = '#14594A';
const blue = '#1E6E8C';
const cream = '#FFF4DF';
const ink = '#1C2B33';
const kites = [red, gold, blue, cream];
const selam = { skin: 0, hair: 0, style: 'braids', shirt: red, scarf: gold, legs: blue } as const;
const yonas = { skin: 2, hair: 0, style: 'short', shirt: gold, legs: forest } as const;

export const manuscripts: Manuscript[] = [
  {
    key: 'the-kite-makers',
    title: 'The Kite Makers',
    authors: ['Dawit Alemu'],
    language: 'en-GB',
    summary:
      'Selam’s kites are beautiful and fall down. Yonas’s kites are ugly and fly. On the hill above the town they find out that they have been making one half each.',
    categories: ['feelings', 'science'],
    reading_level: 4,
    age_range: { min: 7, max: 9 },
    price: pence(650),
    featured: true,
    owner: 'platform',
    student_made: false,
    format: 'epub',
    colours: { paper: cream, ink, accent: red },
    leaves: [
      {
        heading: '1. The most beautiful kite in the world',
        picture: {
          art: k.scene(
            '#F7D9A0',
            k.rect(0, 470, 800, 130, '#8A4B2A'),
            k.windowPane(540, 90, 180, 200, '#5A3420', sky),
            k.person(250, 480, 1.7, { ...selam, legs: '' }),
            k.table(450, 560, 560, 160, '#5A3420'),
            k.kite(470, 290, 1.3, kites, 14),
            k.cup(640, 400, 0.6, blue),
          ),
          alt: 'Selam sits at a table with a four-coloured kite.',
        },
        text: [
          'It took Selam nine days to make the kite. She cut the paper as thin as onion skin. She painted a sun on it, and inside the sun a lion, and inside the lion’s mane, if you looked closely, the names of everyone in her family, even the baby, who did not have a proper name yet.',
          'Her mother stopped in the doorway with a basket on her hip and said nothing for so long that Selam looked up. “It ought to be in a frame,” said her mother at last.',
          '“It ought to be in the sky,” said Selam.',
          'On Saturday she carried it up Windmill Hill, walking backwards against the wind so that nothing would be bent. Half the town was there already, because the Kite Day was only a week off, and everybody was practising. People made room for her. Somebody whistled. An old man took off his hat.',
          'Selam held the kite up with both arms. She waited for the gust, she felt it come, and she ran. She ran past the bench and past the thorn tree, with the string singing in her fingers, and she heard the crowd go “Oh!”, and she looked over her shoulder.',
          'The kite had turned its back on the sky. It spun once, twice, like somebody looking for a lost coin, and then it dived, and put its lovely painted nose into the hill.',
          'Nobody laughed. That was the worst of it. They were all extremely kind.',
        ],
      },
      {
        heading: '2. The ugliest kite in the world',
        picture: {
          art: k.scene(
            sky,
            k.hill(200, 400, 420, green),
            k.hill(640, 360, 380, forest),
            k.kite(560, 170, 1, ['#B9A58A', '#A8906F', '#C9B79A', '#8A7A5C'], 20),
            k.person(220, 560, 1.1, { ...yonas, arms: 'wave' }),
            k.line('M270 456C360 380 460 300 548 236', ink, 3),
          ),
          alt: 'A boy on a hill flies a patched brown kite.',
        },
        text: [
          'When she had finished not crying, Selam noticed that somebody was sitting on the other side of the thorn tree. It was a boy from the far end of the school, and he was holding a string. The string went up, and up, and up, until it hurt your neck.',
          '“Is that yours?” said Selam.',
          '“Yes,” said the boy. “Sorry.”',
          'She could see why he said sorry. The kite at the end of the string was made of a flour sack. It was patched with a bus timetable. It had a tail of old shoelaces, tied in knots, with a bottle top at the end. It was, without any doubt, the ugliest kite in the world, and it sat in the middle of the wind as if the wind were an armchair.',
          '“How do you make it do that?” she asked.',
          '“I don’t make it. I just stop it doing the other things.” He was called Yonas, and he did not look at her while he spoke; he looked at the string. “Yours wanted to fly. It was only that the cross stick was too low, and the bridle was tied in the wrong place, and it had no tail. And the paint is heavy on one side. The lion weighs more than the sun.”',
          'Selam opened her mouth to be angry. Then she shut it again. Nobody else on that whole kind hill had told her anything at all.',
          '“Nine days,” she said. “And the lion is too heavy.”',
          '“It’s a good lion,” said Yonas, and went red. “I can’t draw. Mine is meant to be an eagle.” They both looked up at the flour sack. There was a brown smear on it which could, perhaps, have been an eagle, if the eagle had been sat on.',
        ],
      },
      {
        heading: '3. A lion that weighs nothing',
        picture: {
          art: k.scene(
            '#FBE6C8',
            k.rect(0, 500, 800, 100, '#8A4B2A'),
            k.person(210, 510, 1.5, { ...selam, legs: '', arms: 'ahead' }),
            k.person(600, 510, 1.5, { ...yonas, legs: '', arms: 'ahead' }, true),
            k.line('M400 150V430M290 240H510', '#8A4B2A', 10),
            k.line('M400 150L290 240L400 430L510 240Z', ink, 3),
            k.star(400, 90, 22, gold),
          ),
          alt: 'The two children hold a wooden frame for a kite between them.',
        },
        text: [
          'They worked in the shed behind Yonas’s house, among bicycles. He split the bamboo and weighed each half across his finger. If it dipped to one side, he shaved it, and weighed it again. “Both arms the same,” he said. “A kite is a pair of scales, really. The wind is what you weigh.”',
          'Selam drew the bridle, the two short strings that hold a kite by its chest. Yonas showed her how to slide the knot by the width of a grain of rice: up for a gentle wind, down for a strong one. She wrote it all round the edge of the page. She had always thought that people who could do things had been born able to. It turned out that they had mostly just shaved bamboo.',
          'Then it was her turn.',
          '“You can’t paint it,” said Yonas miserably. “I’ve thought and thought. Paint is the trouble. Whatever you put on, it gets heavier.”',
          'Selam looked at the tissue paper. She looked at the lamp shining through it. She picked up the scissors.',
          '“I won’t put anything on,” she said. “I’ll take something away.”',
          'She cut the lion out of the paper. She cut the mane in a hundred slits, as fine as grass, and the eyes like two seeds, and behind the holes she pasted more tissue, gold and red, thin as breath. When they held it to the lamp, the lion blazed. When they laid it across Yonas’s finger, it did not dip at all.',
          '“It’s lighter than it was before,” said Yonas. He sounded as though somebody had given him a present and he did not know where to put it down.',
        ],
      },
      {
        heading: '4. Kite Day',
        picture: {
          art: k.scene(
            '#9EC9D6',
            k.cloud(150, 130, 0.9, cream),
            k.hill(220, 450, 460, green),
            k.hill(640, 430, 420, forest),
            k.kite(520, 190, 1.7, [gold, red, red, gold], 12),
            k.kite(180, 250, 0.6, kites, -16),
            k.kite(690, 330, 0.5, [cream, blue, gold, red], 24),
            k.person(300, 570, 1, { ...selam, arms: 'up' }),
            k.person(410, 575, 1, { ...yonas, arms: 'up' }),
          ),
          alt: 'A golden kite flies above all others; the two children throw up their arms.',
        },
        text: [
          'There were two hundred kites on the hill. There were dragons and fish and one that was meant to be the mayor. There was a prize for the most beautiful and a prize for the highest, and never in thirty years, said the man with the loudspeaker, had the same kite won them both.',
          'Selam held the kite. Yonas held the string. “You run,” she said. “I can’t look.”',
          '“You don’t need to run,” said Yonas. “Wait. It will ask.”',
          'So they waited. All around them people were galloping up and down like goats. A gust came and went. Then the paper gave a small dry rustle under her fingers, the way a dog leans on its lead, and Selam understood that it was asking, and she let go.',
          'It did not leap. It simply left. It climbed past the fish and the dragons and the mayor, in no hurry, paying out string with a sound like tearing silk, until it came to the place where the sun was. And there the light fell through it. On the grass of Windmill Hill, over the bench and the thorn tree and the upturned faces, walked the shadow of a lion, made of gold.',
          'Everybody went quiet. The old man took off his hat.',
          '“Which of you made it?” asked the man with the loudspeaker, when he had found his voice.',
          '“She did,” said Yonas.',
          '“He did,” said Selam.',
          'And they looked at each other, and then, because it was true, they said it again together.',
        ],
      },
    ],
  },
];
