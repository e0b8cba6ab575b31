import { PDFDocument, rgb, StandardFonts, type PDFFont, type PDFPage } from 'pdf-lib';
import sharp from 'sharp';
import { drawArt } from './books/vector.ts';
import * as k from './books/kit/index.ts';
import { playTune } from './stories/tune.ts';

const WRITTEN = new Date(Date.UTC(2026, 8, 1, 12));
const INK = rgb(0.063, 0.231, 0.361);
const PAPER = rgb(1, 0.969, 0.902);
const blues = ['#103B5C', '#1C5F86', '#3E8FAE', '#86C0C6', '#D5E8DE'];

/** A demo resource: its description and its file. */
export interface DemoResource {
  kind: 'slides' | 'sheet' | 'picture' | 'sound';
  file: string;
  said: {
    title: string;
    summary: string;
    alt: string;
    language: 'en';
    age_min: number;
    age_max: number;
    subjects: string[];
    goals: number[];
    uses: string[];
    readers: 'students' | 'teachers';
    audience: 'school' | 'everybody';
    rights: 'own';
    license: string | null;
    credit: string;
    proof: string;
  };
  /** Its status: `asked` is published in its school and submitted for all others. */
  fate: 'everybody' | 'asked' | 'school' | 'submitted';
  build: () => Promise<Buffer>;
}

const said = (
  title: string,
  summary: string,
  ages: [number, number],
  subjects: string[],
  uses: string[],
  more: Partial<DemoResource['said']> = {},
): DemoResource['said'] => ({
  title,
  summary,
  subjects,
  uses,
  alt: '',
  language: 'en',
  age_min: ages[0],
  age_max: ages[1],
  goals: [],
  readers: 'students',
  audience: 'school',
  rights: 'own',
  license: null,
  credit: '',
  proof: '',
  ...more,
});

const slides: { art: k.Art; heading: string; words: string }[] = [
  {
    art: k.scene(
      '#9EC5D6',
      k.sun(250, 150, 70, '#F5B83D'),
      k.cloud(560, 230, 1.5, '#FFFFFF'),
      k.cloud(330, 300, 1, '#EAF3F2'),
      k.sea(430, blues.toReversed()),
    ),
    heading: 'The way of water',
    words:
      'The water in your cup is older than the dinosaurs. It has been everywhere. Where might it have been?',
  },
  {
    art: k.scene('#F0D8AE', k.sun(400, 220, 110, '#F5B83D', '#E89B2C'), k.sea(380, blues.toReversed())),
    heading: 'Up',
    words:
      'The sun warms the sea. Some of the water rises as a gas that nobody sees. This is called evaporation.',
  },
  {
    art: k.scene(
      '#7C93A8',
      k.cloud(430, 230, 2.2, '#FFFFFF'),
      k.cloud(260, 330, 1.4, '#D5E0E6'),
      k.mountain(520, 620, 330, 220, '#64798E', '#4F6377', '#FFFFFF'),
    ),
    heading: 'Together',
    words:
      'High up it is cold. The gas becomes tiny drops again, and many drops are a cloud. This is called condensation.',
  },
  {
    art: k.scene(
      '#64798E',
      k.cloud(400, 170, 2.2, '#D5E0E6'),
      k.rain(7, 46, '#D5E8DE', 210, 520),
      k.hill(230, 430, 380, '#4F9D69'),
      k.hill(640, 470, 340, '#3B8256'),
    ),
    heading: 'Down',
    words:
      'When the drops are too heavy, they fall: as rain, as snow or as hail. What did fall where you live this week?',
  },
  {
    art: k.scene(
      '#D5E8DE',
      k.mountain(220, 420, 240, 250, '#7C93A8', '#64798E', '#FFFFFF'),
      k.mountain(470, 420, 220, 190, '#8FA5B6', '#7C93A8', '#FFFFFF'),
      k.ground(400, '#9CC46A'),
      k.river([blues[1]!, blues[2]!, blues[3]!]),
    ),
    heading: 'And home',
    words:
      'Streams find rivers, and rivers find the sea. Then it begins again. Draw the way of one drop, with arrows.',
  },
];

const begin = async (title: string) => {
  const pdf = await PDFDocument.create({ updateMetadata: false });
  pdf.setTitle(title);
  pdf.setLanguage('en');
  pdf.setCreationDate(WRITTEN);
  pdf.setModificationDate(WRITTEN);
  const text = await pdf.embedFont(StandardFonts.Helvetica);
  const bold = await pdf.embedFont(StandardFonts.HelveticaBold);
  return { pdf, text, bold };
};

/** Draws lines of text, broken at the width; returns the position of their end. */
function write(
  page: PDFPage,
  words: string,
  font: PDFFont,
  size: number,
  [x, y, width]: [number, number, number],
) {
  let line = '';
  let at = y;
  const put = () => {
    page.drawText(line, { x, y: at, size, font, color: INK });
    at -= size * 1.45;
  };
  for (const word of words.split(' ')) {
    const longer = line ? `${line} ${word}` : word;
    if (line && font.widthOfTextAtSize(longer, size) > width) {
      put();
      line = word;
    } else line = longer;
  }
  put();
  return at;
}

async function drawSlides(): Promise<Buffer> {
  const { pdf, text, bold } = await begin(slides[0]!.heading);
  for (const { art, heading, words } of slides) {
    const page = pdf.addPage([960, 540]);
    page.pushOperators(...drawArt(art, -100, 0, 720));
    page.drawRectangle({ x: 580, y: 0, width: 380, height: 540, color: PAPER });
    const below = write(page, heading, bold, 38, [620, 400, 310]);
    write(page, words, text, 23, [620, below, 310]);
  }
  return Buffer.from(await pdf.save());
}

async function drawSheet(): Promise<Buffer> {
  const { pdf, text, bold } = await begin('My water day');
  const page = pdf.addPage([595, 842]);
  const sky = k.scene(
    '#D5E8DE',
    k.cloud(170, 150, 1.2, '#FFFFFF'),
    k.rain(3, 30, blues[2]!, 20, 180),
    k.cloud(600, 110, 1, '#FFFFFF'),
  );
  page.pushOperators(...drawArt(sky, 0, 842 - 446, 595));
  page.drawRectangle({ x: 0, y: 0, width: 595, height: 690, color: PAPER });
  write(page, 'My water day', bold, 30, [48, 640, 500]);
  write(
    page,
    'Each time you use water today, colour a drop and write down what for. Guess first: how many drops will it be? My guess:',
    text,
    15,
    [48, 604, 470],
  );
  page.drawLine({ start: { x: 440, y: 580 }, end: { x: 520, y: 580 }, color: INK, thickness: 1 });
  for (let row = 0; row < 9; row += 1) {
    const y = 520 - row * 50;
    page.drawSvgPath('M0-15C5-7 9-2 9 4A9 9 0 0 1-9 4C-9-2-5-7 0-15Z', {
      x: 62,
      y,
      borderColor: INK,
      borderWidth: 1.5,
    });
    page.drawLine({ start: { x: 90, y: y - 10 }, end: { x: 547, y: y - 10 }, color: INK, thickness: 0.75 });
  }
  write(
    page,
    'Which of them could be a smaller drop tomorrow? Put a ring around it.',
    text,
    15,
    [48, 64, 500],
  );
  return Buffer.from(await pdf.save());
}

const pond = k.scene(
  '#CFE3D2',
  k.sun(660, 110, 60, '#F5B83D'),
  k.hill(200, 250, 380, '#9CC46A'),
  k.hill(640, 270, 340, '#7FB069'),
  k.waves(330, '#3E8FAE'),
  k.waves(390, '#1C5F86', 30),
  k.duck(250, 340, 1.1),
  k.fish(560, 470, 1, '#E4572E', '#B93F1C'),
  k.fish(300, 520, 0.7, '#F5B83D', '#D9921E', true),
  k.turtle(460, 560, 0.9),
  k.frog(650, 345, 0.9),
  k.seaweed(120, 600, 1.2, '#4F9D69'),
  k.seaweed(720, 600, 1, '#4F9D69'),
);

/** Resources of Greenfield's teachers; texts, pictures and the tune were made for the demo. */
export const demoResources: DemoResource[] = [
  {
    kind: 'slides',
    file: 'water.pdf',
    said: said(
      'The way of water',
      'Five slides about rain, clouds and the sea. Each ends with a question for the class.',
      [6, 10],
      ['science', 'nature'],
      ['begin', 'explain'],
      { goals: [6, 13], audience: 'everybody' },
    ),
    fate: 'everybody',
    build: drawSlides,
  },
  {
    kind: 'picture',
    file: 'pond.png',
    said: said(
      'Who lives in our pond?',
      'A picture to talk about: name everybody, count the legs, and say who eats whom.',
      [5, 8],
      ['nature', 'languages'],
      ['begin', 'talk'],
      {
        alt: 'A pond cut open from the side. A duck swims on it, a frog looks out of it. Under water are two fish, a turtle and water plants.',
        goals: [14],
        audience: 'everybody',
      },
    ),
    fate: 'asked',
    build: () =>
      sharp(Buffer.from(k.svgDocument(pond)))
        .resize(1600)
        .png()
        .toBuffer(),
  },
  {
    kind: 'sheet',
    file: 'my-day.pdf',
    said: said(
      'My water day',
      'A sheet for one day at home: a drop for each time we use water, and one to make smaller.',
      [6, 10],
      ['science', 'mathematics'],
      ['practise', 'home'],
      { goals: [6, 12] },
    ),
    fate: 'school',
    build: drawSheet,
  },
  {
    kind: 'sound',
    file: 'rain-song.mp3',
    said: said(
      'The rain song',
      'A short tune on the recorder. Listen twice, then tap it on the table with your fingertips.',
      [5, 9],
      ['music'],
      ['begin', 'practise'],
    ),
    fate: 'submitted',
    build: async () =>
      playTune([
        [7, 1],
        [4, 1],
        [7, 1],
        [4, 1],
        [5, 0.5],
        [4, 0.5],
        [2, 1],
        [0, 2],
        [7, 1],
        [4, 1],
        [7, 1],
        [4, 1],
        [5, 0.5],
        [4, 0.5],
        [2, 1],
        [0, 2],
      ]),
  },
];
