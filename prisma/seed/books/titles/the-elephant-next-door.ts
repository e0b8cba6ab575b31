import * as k from '../kit/index.ts';
import { free, type Manuscript } from '../model.ts';

const wall = '#C94F30';
const ochre = '#E6A23C';
const cream = '#FFF4DF';
const navy = '#16324A';
const gold = '#F5B83D';
const grey = '#93A4B4';
const hana = { skin: 2, hair: 0, style: 'buns', shirt: gold, legs: navy } as const;

export const manuscripts: Manuscript[] = [
  {
    key: 'the-elephant-next-door',
    title: 'The Elephant Next Door',
    authors: ['Ruth Bekele'],
    language: 'en-GB',
    summary:
      'Somebody new has moved into number six. He is very quiet, very polite, and much too big for the stairs.',
    categories: ['feelings', 'animals'],
    reading_level: 3,
    age_range: { min: 6, max: 9 },
    price: free,
    featured: false,
    owner: 'greenfield',
    student_made: false,
    format: 'epub',
    colours: { paper: cream, ink: navy, accent: wall },
    leaves: [
      {
        heading: 'The bump',
        picture: {
          art: k.scene(ochre, k.facade(wall, [navy, gold, navy, gold, gold, navy])),
          alt: 'The front of a red house with twelve arched windows, some of them lit.',
        },
        text: [
          'The wall of Hana’s bedroom went BUMP at six in the morning. It went BUMP again at seven. Then somebody on the other side of it said, “I do beg your pardon,” in a voice like a cello.',
          'Number six had been empty for a year. Hana put on her slippers and went out to the landing. The door of number six was open, and the doorway was full. It was full from side to side and from top to bottom of something grey, with creases.',
          '“Are you stuck?” said Hana.',
          '“Only at the moment,” said the something. “I went in forwards. I believe that was the mistake. I wanted to put out the milk bottles.”',
          'An ear came out, and then a small, worried eye. It was an elephant. He wore a tie.',
          '“You should breathe out,” said Hana, who had once been stuck in a swing. “All the way. And think of something thin.”',
          'The elephant thought. “Spaghetti,” he said, and breathed out, so that the letters blew off the mat all the way down to the first floor. There was a noise like a cork. Then there he stood on the landing, and the banisters creaked.',
          '“Mr Tesfaye,” he said, and shook her whole arm with great care. “I have just moved in. I hope that I shall not be a nuisance.”',
        ],
      },
      {
        heading: 'Complaints',
        picture: {
          art: k.scene(wall, k.rect(0, 470, 800, 20, cream), k.hero('elephant-window', 400, 600, 560)),
          alt: 'An elephant looks out of an arched window, holding an orange in his trunk.',
        },
        text: [
          'But the house was an old house, and it noticed him. When he had a bath, it rained at number three. When he sneezed, Mrs Abebe’s pictures turned to face the wall. On the stairs he waited politely at the bottom until nobody was coming, and sometimes that took until the evening.',
          'A paper was pinned up by the letter boxes. It said MEETING, and below that it said ABOUT THE ELEPHANT.',
          '“It isn’t that we mind,” said Mrs Abebe, who minded. “It is only that he is so large.”',
          '“He is very quiet,” said Hana.',
          '“He is quiet in a large way,” said Mr Worku from number two.',
          'Hana looked up. On the top landing there was a shadow with two ears. It had been about to come down, to bring everybody a cake. It stood quite still. Then, stair by stair, thinking as hard as it could of spaghetti, it went backwards up again.',
          'For three days the wall did not bump at all. There was no cello, no bath and no sneeze. Hana knocked on it, twice, and nobody knocked back. She had not known that a wall could be so empty.',
        ],
      },
      {
        heading: 'The night of the pipe',
        picture: {
          art: k.scene(
            '#22405C',
            k.stars(111, 10, [gold, cream], 160),
            k.rect(100, 120, 600, 480, wall),
            k.times(3, (i) =>
              k.path(k.d`M${160 + i * 180} 330V${260}a50 50 0 0 1 100 0V330Z`, i === 1 ? gold : navy),
            ),
            k.line('M760 140C640 100 640 260 520 250C480 246 470 280 470 300', grey, 40),
            k.splash(470, 360, 1.2, '#CFE6EA'),
            k.person(250, 590, 1.1, { ...hana, arms: 'up' }),
            k.oval(400, 596, 420, 18, '#5FA6B5'),
          ),
          alt: 'An elephant’s trunk reaches into the house, where water is splashing; Hana cheers.',
        },
        text: [
          'It was the frost that did it. In the coldest hour of Thursday night the big pipe in the cellar cracked from end to end, and the water began to climb the stairs. It was up to the letter boxes before anybody woke. Mr Worku came out in one boot. Mrs Abebe stood on a chair on a table and called for the fire brigade, but the telephone was under water too.',
          'Hana did not go down. She went across the landing, and she hammered on number six with both fists.',
          '“Mr Tesfaye! How much can you drink?”',
          'The door opened at once. He had his tie on over his pyjamas. He looked at the water, and he looked at Hana.',
          '“Do you know,” said the elephant, “I have really no idea. I have always tried to have only a little.”',
          'Then he put his trunk over the banisters. It was a sound like all the bathtubs in the world. The water stopped climbing, and thought about it, and went down: past the second floor, past the first, past the letter boxes with a slurp. At the bottom he leaned against the cracked pipe with one shoulder and held it shut until morning. He was just the right size.',
          'When the plumber had gone, they all stood about on the wet stairs. Nobody knew how to begin.',
          '“There was a cake,” said Mr Tesfaye shyly. “It is three days old.”',
          '“I like them best like that,” said Mrs Abebe. And she took down the paper by the letter boxes, turned it over, and wrote on the back: MEETING. Underneath that she wrote: ABOUT A WIDER DOOR.',
        ],
      },
    ],
  },
];
