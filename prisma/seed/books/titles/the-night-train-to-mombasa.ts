import * as k from '../kit/index.ts';
import { free, leaf, translated, type Leaf, type Manuscript } from '../model.ts';

const navy = '#12304A';
const blue = '#1B4361';
const gold = '#F6C45A';
const cream = '#FFF3DC';
const red = '#D14A35';
const teal = '#2D6A72';
const dark = '#0B1A28';
const amani = { skin: 2, hair: 0, style: 'buns', shirt: gold } as const;
const grandad = { skin: 2, hair: 4, style: 'cap', scarf: red, shirt: teal } as const;
const carriage = (...parts: k.Art[]): k.Art =>
  k.scene(
    '#8E2F22',
    k.rect(0, 60, 800, 400, '#F0D3A2'),
    k.rect(110, 100, 580, 300, '#1B4361', 30),
    ...parts,
    k.rect(0, 450, 800, 150, '#8E2F22'),
    k.rect(0, 440, 800, 18, gold),
  );

const leaves: Leaf[] = [
  leaf(
    k.scene(
      navy,
      k.circle(400, 200, 300, blue),
      k.ground(480, dark),
      k.rect(0, 470, 800, 18, teal),
      k.engine(560, 480, 1.5, red, gold),
      k.coach(260, 480, 1.5, red, gold, ['#FFE08A']),
      k.person(110, 585, 0.9, { ...grandad, legs: dark }),
      k.person(220, 590, 0.7, { ...amani, legs: red }),
    ),
    'A red train waits at the platform. A girl and her grandfather are about to board.',
    'The night train leaves Nairobi at eight o’clock. Amani had been ready since Tuesday.',
    'She had a blanket, a boiled egg and a very important job: to wake Babu when she saw the sea.',
  ),
  leaf(
    carriage(
      k.star(240, 160, 12, gold),
      k.star(420, 140, 9, cream),
      k.star(600, 170, 12, gold),
      k.person(260, 460, 1.9, grandad),
      k.person(540, 460, 1.6, { ...amani, arms: 'wave' }),
    ),
    'Grandfather and granddaughter sit by the carriage window.',
    '“I was your age when I first took this train,” said Babu. “I meant to stay awake all night. I saw everything up to Athi River.”',
    '“That is the second station,” said Amani.',
    '“Yes,” said Babu sadly.',
  ),
  leaf(
    k.scene(
      navy,
      k.fullMoon(560, 170, 110, gold, '#E9AF3E'),
      k.viaduct(330, teal, '#0F2B40'),
      k.hero('red-train', 380, 345, 160, { turn: 9 }),
      k.cloud(690, 140, 0.8, cream),
    ),
    'The train crosses a high viaduct in front of the moon.',
    'Clackety-clack, sang the wheels. They have only one song, but it has a thousand verses.',
    'The city lights went out behind them, one by one, like somebody going to bed.',
  ),
  leaf(
    k.scene(
      '#1B3A4F',
      k.stars(92, 20, [gold, cream], 260),
      k.hill(400, 440, 700, '#2A4A3A'),
      k.hero('giraffe', 180, 600, 360),
      k.hero('giraffe', 620, 600, 300, { flip: true }),
      k.tree(400, 560, 1.8, 'layers', '#20402F', '#16302A', dark),
    ),
    'Two giraffes stand on the dark plain under the stars.',
    'Amani pinched herself at ten o’clock. At eleven she saw giraffes, standing about like street lamps nobody had lit.',
    'She ate half the egg.',
  ),
  leaf(
    carriage(
      k.crescent(400, 170, 34, cream),
      k.person(260, 460, 1.9, { ...grandad, face: 'asleep' }),
      k.person(540, 460, 1.6, { ...amani, face: 'oh' }),
    ),
    'Grandfather sleeps; the girl is still awake.',
    'At midnight Babu began to snore in time with the wheels. Clackety-hrrr. Clackety-hrrr.',
    'Amani held her eyes open with her fingers.',
  ),
  leaf(
    k.scene(
      dark,
      k.stars(93, 30, [gold, cream], 420),
      k.hill(150, 470, 380, '#16302A'),
      k.hill(640, 450, 420, '#20402F'),
      k.at(400, 0, 1, k.circle(0, 470, 12, gold) + k.path('M0 470L-60 600H60Z', '#3B3420')),
    ),
    'A tiny light crosses the great dark country.',
    'Then there was only dark: big, soft, African dark, with the train going through it like a needle with a yellow thread.',
    'She closed her eyes. Just to see if it was as dark in there.',
  ),
  leaf(
    k.scene(
      '#F0A868',
      k.sun(400, 360, 130, gold, red),
      k.waves(380, '#3E8FA0'),
      k.waves(430, teal, 40),
      k.palm(110, 600, 2.2, '#20402F', '#16302A', dark),
      k.palm(700, 600, 1.8, '#20402F', '#16302A', dark),
    ),
    'The sun rises over the sea between palm trees.',
    'Somebody was shaking her shoulder. “Amani,” said Babu. “Amani. I have waited sixty years for this. Look.”',
    'And there it lay, all of it, pink and gold and wide awake: the sea.',
  ),
  leaf(
    k.scene(
      '#F7D9A0',
      k.sun(640, 120, 60, red),
      k.waves(330, '#5FA6B5'),
      k.waves(380, '#3E8FA0', 40),
      k.ground(450, '#EBC77C'),
      k.crab(640, 520, 0.7),
      k.person(280, 580, 1.2, { ...grandad, legs: dark, arms: 'up' }),
      k.person(460, 590, 1, { ...amani, legs: red, arms: 'up' }),
    ),
    'Grandfather and granddaughter on the beach with their arms in the air.',
    '“You woke me,” said Amani. “It was supposed to be my job.”',
    '“On the way back,” said Babu, “it is your turn again. How far do you think we’ll get?”',
    '“Athi River,” said Amani.',
  ),
];

export const manuscripts: Manuscript[] = [
  {
    key: 'the-night-train-to-mombasa',
    title: 'The Night Train to Mombasa',
    authors: ['Wanjiru Kamau'],
    language: 'en-GB',
    summary:
      'Amani has one job: to stay awake all night and wake her grandfather when she sees the sea. The night train has other plans.',
    categories: ['journeys', 'feelings'],
    reading_level: 3,
    age_range: { min: 6, max: 9 },
    price: free,
    featured: false,
    owner: 'platform',
    student_made: false,
    format: 'epub',
    colours: { paper: cream, ink: dark, accent: red },
    leaves,
  },
  {
    key: 'treni-ya-usiku-kwenda-mombasa',
    title: 'Treni ya Usiku kwenda Mombasa',
    authors: ['Wanjiru Kamau'],
    language: 'sw',
    summary:
      'Amani ana kazi moja: kukaa macho usiku kucha na kumwamsha babu atakapoiona bahari. Lakini treni ya usiku ina mipango yake.',
    categories: ['journeys', 'feelings'],
    reading_level: 3,
    age_range: { min: 6, max: 9 },
    price: free,
    featured: false,
    owner: 'platform',
    student_made: false,
    format: 'epub',
    colours: { paper: cream, ink: dark, accent: red },
    leaves: translated(leaves, [
      [
        'Treni nyekundu inasubiri kituoni. Msichana na babu yake wanakaribia kupanda.',
        'Treni ya usiku huondoka Nairobi saa mbili usiku. Amani alikuwa tayari tangu Jumanne.',
        'Alikuwa na blanketi, yai la kuchemsha na kazi muhimu sana: kumwamsha Babu atakapoiona bahari.',
      ],
      [
        'Babu na mjukuu wake wameketi karibu na dirisha la behewa.',
        '“Nilikuwa na umri kama wako nilipopanda treni hii mara ya kwanza,” alisema Babu. “Nilitaka kukaa macho usiku kucha. Niliona kila kitu mpaka Athi River.”',
        '“Hicho ni kituo cha pili,” alisema Amani.',
        '“Ndiyo,” alisema Babu kwa huzuni.',
      ],
      [
        'Treni inavuka daraja refu mbele ya mwezi.',
        'Tikiti-taka, tikiti-taka, yaliimba magurudumu. Yana wimbo mmoja tu, lakini una beti elfu.',
        'Taa za jiji zilizimika nyuma yao, moja baada ya nyingine, kama mtu anayekwenda kulala.',
      ],
      [
        'Twiga wawili wamesimama gizani chini ya nyota.',
        'Saa nne Amani alijifinya. Saa tano aliwaona twiga, wamesimama kama nguzo za taa ambazo hazijawashwa.',
        'Alikula nusu ya yai.',
      ],
      [
        'Babu amelala; msichana bado yuko macho.',
        'Saa sita usiku Babu alianza kukoroma pamoja na magurudumu. Tikiti-hrrr. Tikiti-hrrr.',
        'Amani alishikilia macho yake wazi kwa vidole.',
      ],
      [
        'Taa ndogo inapita katika giza kubwa.',
        'Kisha kukawa na giza tu: giza kubwa, laini, na treni ikipita ndani yake kama sindano yenye uzi wa manjano.',
        'Amani akafumba macho. Alitaka tu kuona kama ndani nako kuna giza.',
      ],
      [
        'Jua linachomoza juu ya bahari kati ya minazi.',
        'Mtu alikuwa anamtikisa bega. “Amani,” alisema Babu. “Amani. Nimesubiri miaka sitini kwa ajili ya hili. Tazama.”',
        'Na hapo ilikuwepo, yote kabisa, ya waridi na dhahabu, iko macho kabisa: bahari.',
      ],
      [
        'Babu na mjukuu wako ufukweni wameinua mikono.',
        '“Umeniamsha,” alisema Amani. “Ilikuwa kazi yangu.”',
        '“Tutakaporudi,” alisema Babu, “itakuwa zamu yako tena. Unafikiri tutafika wapi?”',
        '“Athi River,” alisema Amani.',
      ],
    ]),
  },
];
