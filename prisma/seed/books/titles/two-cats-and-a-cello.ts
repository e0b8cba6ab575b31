import * as k from '../kit/index.ts';
import { free, leaf, type Manuscript } from '../model.ts';

const pink = '#EFB7A5';
const wine = '#7A1F35';
const rose = '#9C3A4A';
const wood = '#C4682C';
const cream = '#FFF3DC';
const ink = '#2A2030';
const gold = '#F6D9A8';
const parlour = (...parts: k.Art[]): k.Art =>
  k.scene(pink, k.ground(450, rose), k.oval(400, 510, 360, 60, '#B24A57'), ...parts);

export const manuscripts: Manuscript[] = [
  {
    key: 'two-cats-and-a-cello',
    title: 'Two Cats and a Cello',
    authors: ['Anouk Petit'],
    language: 'en-GB',
    summary:
      'Figaro likes it loud. Minou likes it quiet. There is only one cello. A picture book with a little piece of music for every page.',
    categories: ['feelings', 'animals'],
    reading_level: 2,
    age_range: { min: 4, max: 7 },
    price: free,
    featured: true,
    owner: 'platform',
    student_made: false,
    format: 'epub',
    colours: { paper: cream, ink, accent: wine },
    recording: {
      folder: 'two-cats-and-a-cello',
      seconds: [5.4, 4.9, 7.4, 3.9, 7.2, 6.2, 5.9, 6.8],
    },
    leaves: [
      leaf(
        parlour(
          k.hero('cello', 400, 520, 430),
          k.hero('black-cat', 180, 540, 240),
          k.hero('white-cat', 620, 545, 220),
        ),
        'A black cat and a white cat sit on either side of a cello.',
        'In a tall house in a narrow street there lived two cats and a cello.',
        'The cello did not belong to anyone. It had come with the house, like the stairs.',
      ),
      leaf(
        k.scene(
          wine,
          k.times(12, (i) => k.at(400, 330, 1, k.path('M-20-480L0-250L20-480Z', rose), i * 30)),
          k.hero('black-cat', 400, 600, 430),
          k.note(160, 220, 1.6, gold, -14),
          k.note(640, 200, 2, gold, 12),
          k.note(680, 420, 1.3, gold),
        ),
        'The black cat, very large, with notes flying off him.',
        'Figaro, who was black, liked to play it loud. ZOOM, went the cello. ZUM ZUM ZOOM!',
        'Plates jumped off the shelf to get a better view.',
      ),
      leaf(
        k.scene(
          '#FBD9C9',
          k.windowPane(500, 90, 200, 220, wood, '#9EC5D6'),
          k.ground(460, '#E59A5C'),
          k.hero('white-cat', 300, 560, 380),
          k.note(520, 430, 0.8, wine),
        ),
        'The white cat, eyes half shut, with a single small note.',
        'Minou, who was white, liked to play it soft. Mmm, went the cello. Mmmmmmm.',
        'Mice came out and lay down on their backs.',
      ),
      leaf(
        parlour(
          k.hero('cello', 400, 520, 430, { turn: -14 }),
          k.hero('black-cat', 200, 550, 270),
          k.hero('white-cat', 600, 555, 250),
          k.line('M330 70l20 40M400 50v46M470 70l-20 40', wine, 10),
        ),
        'The cello tilts between the two cats, who pull it both ways.',
        '“Mine,” said Figaro, at one end of the bow.',
        '“Mine,” said Minou, at the other. And the bow said: crack.',
      ),
      leaf(
        k.scene(
          ink,
          k.crescent(640, 130, 60, gold),
          k.ground(470, '#1A1420'),
          k.hero('cello', 400, 540, 380),
          k.line('M180 540L300 560M520 560L640 530', cream, 8),
        ),
        'The cello stands alone at night, with a broken bow in front.',
        'That night nobody played. The house was so quiet that you could hear the dust sit down.',
        'Figaro could not sleep, for it was not loud. Minou could not sleep, for it was not soft. It was only nothing.',
      ),
      leaf(
        k.scene(
          '#43364A',
          k.crescent(640, 130, 60, gold),
          k.ground(470, '#2A2030'),
          k.hero('cello', 400, 540, 400),
          k.cat(270, 545, 1.4, '#17121C', gold),
          k.note(190, 300, 1, gold, -10),
        ),
        'The black cat sits beside the cello in the moonlight and plucks a string.',
        'Figaro came down the stairs. He had no bow, so he reached up and pulled a string with one claw.',
        'Plum, said the cello in the dark.',
      ),
      leaf(
        k.scene(
          '#43364A',
          k.crescent(640, 130, 60, gold),
          k.ground(470, '#2A2030'),
          k.hero('cello', 400, 540, 400),
          k.cat(250, 545, 1.4, '#17121C', gold),
          k.cat(550, 545, 1.4, cream, '#C4506A', false, true),
          k.note(190, 260, 1.1, gold, -10),
          k.note(620, 300, 0.9, gold, 14),
        ),
        'Now the white cat sits on the other side.',
        'From the other side somebody answered, with one soft paw. Plim.',
        '“Plum,” played Figaro. “Plim,” played Minou. Plum plim, plum plim, plumpaplim.',
      ),
      leaf(
        k.scene(
          rose,
          k.curtains(wine, '#8E2F42'),
          k.ground(500, wood),
          k.hero('cello', 400, 560, 430),
          k.hero('black-cat', 240, 575, 230),
          k.hero('white-cat', 560, 580, 215),
          k.note(330, 130, 1.2, gold, -10),
          k.note(480, 110, 1.4, gold, 10),
        ),
        'The two cats and the cello on a stage between red curtains.',
        'Loud needs somebody to be quiet, and quiet needs somebody to be loud. Otherwise how would you know?',
        'They have a concert on Sunday. Bring your own cushion.',
      ),
    ],
  },
];
