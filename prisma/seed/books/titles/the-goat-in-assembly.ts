import * as k from '../kit/index.ts';
import { free, leaf, type Manuscript } from '../model.ts';

const blue = '#8ECAE6';
const wood = '#C98A5B';
const green = '#2F6F4F';
const ink = '#2B2B2B';
const cream = '#FFFDF7';
const rows = (y: number): k.Art =>
  k.times(
    7,
    (i) =>
      k.circle(60 + i * 114, y, 42, ['#5B3A29', '#E0B45A', ink, '#A4502F', '#C9702C'][i % 5] ?? ink) +
      k.rect(16 + i * 114, y + 34, 88, 120, green, 20),
  );
const goat = (x: number, y: number, h: number): k.Art => k.hero('goat', x, y, h);

export const manuscripts: Manuscript[] = [
  {
    key: 'the-goat-in-assembly',
    title: 'The Goat in Assembly',
    authors: ['Maisie T., age 7'],
    language: 'en-GB',
    summary: 'This is a true story, apart from the end. A goat came into our assembly and ate the register.',
    categories: ['animals', 'feelings'],
    reading_level: 1,
    age_range: { min: 5, max: 8 },
    price: free,
    featured: false,
    owner: 'riverside',
    student_made: true,
    format: 'epub',
    colours: { paper: cream, ink, accent: green },
    leaves: [
      leaf(
        k.scene(
          blue,
          k.rect(0, 400, 800, 200, wood),
          k.person(400, 400, 1.5, { skin: 4, hair: 5, style: 'bun', shirt: '#C94F7C' }),
          rows(500),
        ),
        'A head teacher stands in front of rows of children.',
        'It was assembly. Mrs Bell said, “Good morning everybody,” and we said, “Good mor-ning Mis-sis Bell.”',
      ),
      leaf(
        k.scene(
          blue,
          k.rect(290, 100, 220, 320, '#7A5A3C'),
          k.rect(310, 120, 180, 300, '#CFE6EA'),
          k.rect(0, 400, 800, 200, wood),
          goat(400, 430, 280),
          rows(520),
        ),
        'A white goat stands in the doorway behind the children.',
        'And somebody said, “Meh.” It was not Jayden. It was a GOAT.',
      ),
      leaf(
        k.scene(
          '#F7D9A0',
          k.rect(0, 460, 800, 140, wood),
          goat(400, 620, 460),
          k.rect(440, 440, 150, 100, cream, 4),
          k.line('M460 470h100M460 495h70', ink, 5),
        ),
        'The goat, very close, eats a sheet of paper.',
        'It walked up the middle. It went on the stage. It ate the register, so nobody was here.',
      ),
      leaf(
        k.scene(
          '#F2A7A0',
          k.rect(0, 440, 800, 160, wood),
          k.curtains('#B8412F', '#9C3A2F'),
          goat(400, 600, 330),
          k.note(260, 160, 1.2, cream),
          k.note(540, 150, 1.3, cream, 12),
        ),
        'The goat stands on the stage between red curtains, singing.',
        'Then Mr Osman played the piano and the goat SANG. It was better than Year 6.',
      ),
      leaf(
        k.scene(
          blue,
          k.rect(0, 400, 800, 200, wood),
          k.person(230, 420, 1.5, {
            skin: 4,
            hair: 5,
            style: 'bun',
            shirt: '#C94F7C',
            arms: 'up',
            face: 'oh',
          }),
          goat(540, 420, 290),
          k.star(400, 140, 30, '#FFD76A'),
          rows(530),
        ),
        'The head teacher throws up her arms beside the goat; a gold star hangs between them.',
        'Mrs Bell said, “Who does this belong to?” Nobody said anything. So she gave it a gold star for sitting nicely.',
      ),
      leaf(
        k.scene(
          '#CFE3D2',
          k.sun(660, 110, 60, '#FFD76A'),
          k.ground(430, '#7FB069'),
          k.house(180, 440, 1.3, cream, '#B8412F', green),
          goat(430, 560, 260),
          k.rect(560, 470, 90, 60, green, 10),
          k.line('M575 470v-24a30 26 0 0 1 60 0v24', green, 8),
        ),
        'The goat stands by a house with a school bag.',
        'The farmer came and took it home. But this is the bit that is not true: it comes every Monday and it has got a book bag.',
      ),
    ],
  },
];
