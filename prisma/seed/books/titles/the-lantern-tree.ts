import * as k from '../kit/index.ts';
import { pence, type Manuscript } from '../model.ts';

const night = '#1C2F55';
const blue = '#27457A';
const glow = '#33598F';
const gold = '#FFCF6B';
const orange = '#F2A33A';
const coral = '#EF7A45';
const cream = '#FFF3DC';
const dark = '#0F1A33';
const dusk = (...parts: k.Art[]): k.Art =>
  k.scene(
    night,
    k.circle(400, 440, 380, blue),
    k.circle(400, 460, 240, glow),
    ...parts,
    k.hill(200, 540, 520, dark),
    k.hill(660, 550, 420, dark),
  );
const lit = (x: number, y: number, s: number, fill: string): k.Art => k.lantern(x, y, s, fill, dark, 50);
const abena = { skin: 2, hair: 0, style: 'afro', shirt: coral, legs: dark } as const;

export const manuscripts: Manuscript[] = [
  {
    key: 'the-lantern-tree',
    title: 'The Lantern Tree',
    subtitle: 'A folk tale, newly told',
    authors: ['Amara Osei'],
    language: 'en-GB',
    summary:
      'Each house of the village hangs one lantern in the old tree, so that nobody is ever lost on the road. Then the rich man takes his down.',
    categories: ['folk-tales'],
    reading_level: 4,
    age_range: { min: 7, max: 10 },
    price: pence(350),
    featured: false,
    owner: 'platform',
    student_made: false,
    format: 'epub',
    colours: { paper: cream, ink: dark, accent: coral },
    leaves: [
      {
        heading: 'The tree at the crossroads',
        picture: {
          art: dusk(
            k.hero('old-tree', 400, 580, 540),
            lit(230, 330, 1.2, orange),
            lit(320, 380, 1.4, gold),
            lit(520, 370, 1.3, coral),
            lit(590, 300, 1.1, gold),
          ),
          alt: 'A huge dark tree; four lanterns hang from its branches.',
        },
        text: [
          'Where three roads meet there was a village, and where the village ends there was a tree. It was so old that it had forgotten what kind of tree it was. Nobody owned it. But every family hung one lantern in its branches, and lit it at nightfall, and so, when you came over the hills in the dark, you saw it from a long way off, like a piece of the sky that had come down to rest.',
          '“Who is it for?” the children asked.',
          '“For whoever is still out there,” said the grandmothers.',
          'There were forty-four houses and forty-four lights. Traders came by it with their donkeys. Midwives came by it, and sons who had been away, and once a lion, who looked at it for some time and then went politely round. In all the years that anybody could remember, no one was ever lost upon that road.',
        ],
      },
      {
        heading: 'One lantern less',
        picture: {
          art: dusk(
            k.house(180, 560, 1.4, '#E9DFCF', coral, dark, gold),
            k.person(430, 575, 1.2, {
              skin: 0,
              hair: 1,
              style: 'cap',
              scarf: gold,
              shirt: '#7A1F35',
              legs: dark,
            }),
            lit(500, 380, 1.3, gold),
            k.hero('old-tree', 680, 580, 330),
          ),
          alt: 'A man in a fine cap carries his lantern away from the tree.',
        },
        text: [
          'Now in the best of the houses lived a man called Kwaku Badu, who could count. One evening, filling his lantern, he counted the oil. A cup each night; thirty cups a month. “And what do I get for it?” he said. “I am never out after dark. I have not been lost in my life. There are forty-three other lights in that tree. Who would miss mine?”',
          'So he took it down. And he was right: nobody missed it.',
          'But his neighbour, who could count as well, saw the empty hook. “If Kwaku Badu saves his oil,” said the neighbour, “why am I burning mine?” And the neighbour’s neighbour saw two empty hooks. And so it went down one side of the village and up the other, every night a little, like a tide. Nobody put out the tree. Each of them only stopped lighting a forty-fourth of it.',
          'At the end of the dry season one lantern was left. It belonged to Abena, who was seven, and her great-grandmother, who was blind.',
        ],
      },
      {
        heading: 'The last light',
        picture: {
          art: dusk(
            k.stars(121, 10, [cream], 150),
            k.hero('old-tree', 400, 580, 480),
            k.circle(300, 470, 70, '#5A5A78'),
            lit(300, 370, 1.5, gold),
            k.person(190, 585, 0.9, abena),
          ),
          alt: 'One lantern burns in the tree; the girl stands beneath it.',
        },
        text: [
          '“Why do we go on, Nana?” asked Abena. “One light is not a tree. And you can’t even see it.”',
          '“No,” said the old woman. “But I can see it being seen.”',
          'That night the harmattan came early. It rose out of the desert, brown and roaring, and it rubbed out the hills and the road and the hand before your face. And that was the night on which Kwaku Badu was out after dark. His youngest son had wandered from the field behind the goats. He was four years old. His father had run after him, calling, with no light and no thought of one; and he had found him, and he had lost everything else.',
          'He walked with the boy inside his coat. He walked uphill and it was down. He walked home and it was nowhere. “Look for the tree,” he said, “look for the tree,” and then he remembered which hand had taken down the first lantern.',
          'The boy put his head out. “There,” said the boy.',
          'It was so small that it might have been a spark in the eye. It shook. It went out, and came back. Far away, a girl of seven was standing on her toes in the dust, holding a shawl around one flame with both her arms.',
        ],
      },
      {
        heading: 'Forty-five',
        picture: {
          art: dusk(
            k.stars(122, 12, [gold, cream], 120),
            k.hero('old-tree', 400, 580, 560),
            k.times(9, (i) =>
              lit(
                130 + i * 68,
                260 + ((i * 53) % 130),
                0.9 + (i % 3) * 0.2,
                [orange, gold, coral][i % 3] ?? gold,
              ),
            ),
            k.person(330, 590, 0.9, abena),
            k.person(470, 590, 0.9, {
              skin: 2,
              hair: 4,
              style: 'scarf',
              scarf: orange,
              shirt: glow,
              legs: dark,
            }),
          ),
          alt: 'The whole tree is full of lanterns again; the girl and her great-grandmother stand below.',
        },
        text: [
          'He came in over the last field on his knees. He set the boy down. He did not say anything to Abena, for there was nothing large enough to say. He went into his house and fetched his lantern and all the oil he had saved. It came to ninety cups.',
          'He filled his own. Then he went from door to door in the storm, with his hat in his hand and the jar on his head, and at each of the forty-three doors he said: “I can count. But I counted the wrong thing.” And he poured a cup of oil.',
          'Before the wind had dropped, the tree was alight from the lowest branch to the highest.',
          'You can still see it there, if you come over the hills by night. They say the tree has begun to remember what kind it is. There are forty-five lanterns in it now. The village has not grown; but on the lowest branch, where even somebody who is four can reach the hook, there is a very small one, and it is always the first to be lit.',
        ],
      },
    ],
  },
];
