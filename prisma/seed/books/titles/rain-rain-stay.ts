import * as k from '../kit/index.ts';
import { free, leaf, translated, type Leaf, type Manuscript } from '../model.ts';

const teal = '#1F6F86';
const pale = '#7FB9BF';
const gold = '#F5B83D';
const red = '#E4572E';
const cream = '#FFF4DF';
const ink = '#0E3B48';
const salma = { skin: 0, hair: 0, style: 'bob', shirt: gold, legs: ink } as const;

const leaves: Leaf[] = [
  leaf(
    k.scene(
      '#F7D9A0',
      k.sun(400, 170, 100, gold, red),
      k.ground(430, '#D9A066'),
      k.times(7, (i) => k.line(k.d`M${40 + i * 120} 600l20-60l-30-50l24-50`, '#B9793F', 5)),
      k.person(400, 560, 1.3, { ...salma, face: 'sad' }),
    ),
    'A girl stands on dry, cracked ground under a hot sun.',
    'It had not rained since Salma’s birthday, and that was a hundred days ago.',
    'The river was a road. The frogs had gone to stay with relatives.',
  ),
  leaf(
    k.scene(
      '#F7D9A0',
      k.rect(140, 120, 520, 500, '#C9702C'),
      k.windowPane(260, 180, 280, 260, cream, '#CFE6EA'),
      k.person(400, 446, 1.7, { skin: 0, hair: 0, style: 'bob', shirt: gold }),
      k.rect(240, 440, 320, 18, cream),
      k.pot(180, 440, 0.5, red, gold),
      k.sprout(180, 402, 0.7, '#9CC46A'),
    ),
    'Salma looks out of a window beside a plant in a pot.',
    'Every morning Salma told the sky what she would do if it rained.',
    '“I would not run indoors,” she said. “I would not say, go away. I would ask you to stay for lunch.”',
  ),
  leaf(
    k.scene(
      '#8FB4BD',
      k.cloud(400, 220, 2.4, '#5F8A97'),
      k.ground(470, '#D9A066'),
      k.house(160, 480, 1, cream, red, teal),
      k.house(620, 480, 1.1, cream, '#C9702C', teal),
      k.person(400, 590, 0.9, { ...salma, arms: 'up' }),
    ),
    'A grey cloud stops above the village; Salma lifts her arms.',
    'On the hundred and first day a cloud was passing. It was on its way to somewhere else.',
    'It heard the word lunch, and stopped.',
  ),
  leaf(
    k.scene(teal, k.drop(400, 260, 4, pale), k.hand(60, 430, 1.6, gold, 0, 4), k.splash(400, 440, 0.9, pale)),
    'One huge raindrop falls towards an outstretched hand.',
    'Tip. One drop. It landed on Salma’s hand and looked around.',
    'Then it must have called the others.',
  ),
  leaf(
    k.scene(teal, k.rain(61, 46, pale), k.hero('child-with-umbrella', 400, 580, 470)),
    'Salma stands under a red and yellow umbrella in the pouring rain.',
    'Tip tap. Tip tap tap. TARATATATAT!',
    'It rained on the roofs and the goats and the washing. Salma put up her umbrella, for politeness, so that the rain would have something to drum on.',
  ),
  leaf(
    k.scene(
      '#2A8296',
      k.rain(62, 40, pale, 0, 440),
      k.puddle(400, 500, 340, '#5FA6B5', '#9CCBD3'),
      k.frog(250, 480, 0.9),
      k.frog(560, 500, 0.7),
      k.person(400, 470, 1.1, { ...salma, arms: 'up' }),
      k.splash(330, 480, 1, cream),
      k.splash(470, 480, 1, cream),
    ),
    'Salma jumps in a big puddle; two frogs watch.',
    'It filled the river to the edge. The frogs came home with all their suitcases.',
    'Salma jumped, and the puddle jumped too.',
  ),
  leaf(
    k.scene(
      '#2A8296',
      k.windowPane(
        90,
        90,
        240,
        240,
        cream,
        teal,
        k.line('M130 130l-10 40M200 110l-10 40M270 160l-10 40M170 220l-10 40', pale, 6),
      ),
      k.table(500, 560, 480, 190, '#C9702C'),
      k.cup(380, 370, 0.9, red),
      k.cup(620, 370, 0.9, gold),
      k.drop(640, 250, 1.6, pale),
      k.ground(560, ink),
    ),
    'A table laid for two, with two steaming cups. It rains outside.',
    'Salma laid two places. The rain could not come in, so it leaned on the window and told her about the sea.',
    'It knew a great deal. It had been there that morning.',
  ),
  leaf(
    k.scene(
      '#9ED3C6',
      k.rainbow(400, 470, 330, [red, gold, cream, '#2A8C9E'], 24),
      k.ground(470, '#7FB069'),
      k.tufts(490, '#1F6B4A', 12),
      k.flower(150, 560, 1, red, gold, '#1F6B4A'),
      k.flower(660, 570, 1.1, gold, red, '#1F6B4A'),
      k.person(400, 590, 1.1, { ...salma, arms: 'wave' }),
    ),
    'A rainbow over green grass; Salma waves goodbye.',
    'In the evening the cloud said it really had to go. There was another girl, it said, two valleys over, with a table laid.',
    '“Come back on my birthday,” said Salma. And it did.',
  ),
];

export const manuscripts: Manuscript[] = [
  {
    key: 'rain-rain-stay',
    title: 'Rain, Rain, Stay',
    authors: ['Noor Haddad'],
    language: 'en-GB',
    summary: 'It has not rained for a hundred days. So Salma invites a passing cloud to lunch.',
    categories: ['sea-and-sky', 'feelings'],
    reading_level: 2,
    age_range: { min: 5, max: 7 },
    price: free,
    featured: false,
    owner: 'platform',
    student_made: false,
    format: 'epub',
    colours: { paper: cream, ink, accent: teal },
    leaves,
  },
  {
    key: 'ya-matar-ibqa',
    title: 'يا مطرُ، ابقَ معنا',
    authors: ['نور حدّاد'],
    language: 'ar',
    summary: 'لم ينزل المطر منذ مئة يوم. فماذا تفعل سلمى؟ تدعو غيمةً عابرةً إلى الغداء.',
    categories: ['sea-and-sky', 'feelings'],
    reading_level: 2,
    age_range: { min: 5, max: 7 },
    price: free,
    featured: true,
    owner: 'platform',
    student_made: false,
    format: 'epub',
    colours: { paper: cream, ink, accent: teal },
    leaves: translated(leaves, [
      [
        'بنتٌ تقف على أرضٍ يابسةٍ مشقّقةٍ تحت شمسٍ حارّة.',
        'لم ينزل المطر منذ عيد ميلاد سلمى، وكان ذلك قبل مئة يوم.',
        'صار النهر طريقًا، وذهبت الضفادع لتقيم عند أقاربها.',
      ],
      [
        'سلمى تنظر من النافذة، وبجانبها نبتةٌ في أصيص.',
        'كلَّ صباحٍ كانت سلمى تخبر السماء بما ستفعله إذا نزل المطر.',
        'قالت: «لن أركض إلى البيت، ولن أقول لك ارحل. سأدعوك إلى الغداء.»',
      ],
      [
        'غيمةٌ رماديّةٌ تتوقّف فوق القرية، وسلمى ترفع ذراعيها.',
        'وفي اليوم الأوّل بعد المئة مرّت غيمةٌ في طريقها إلى مكانٍ آخر.',
        'سمعت كلمة «غداء»، فتوقّفت.',
      ],
      [
        'قطرةُ مطرٍ كبيرةٌ تسقط نحو يدٍ مفتوحة.',
        'طِق! قطرةٌ واحدة. نزلت على يد سلمى ونظرت حولها.',
        'ثمّ لا بدّ أنّها نادت أخواتها.',
      ],
      [
        'سلمى تقف تحت مظلّةٍ حمراءَ وصفراء، والمطر ينهمر.',
        'طِق طَق، طِق طَق طَق، طَرَطَطَطَق!',
        'نزل المطر على السطوح والماعز والغسيل. فتحت سلمى مظلّتها من باب اللطف، حتّى يجد المطر شيئًا يطبّل عليه.',
      ],
      [
        'سلمى تقفز في بركةٍ كبيرة، وضفدعان ينظران إليها.',
        'امتلأ النهر حتّى حافّته، وعادت الضفادع بكلّ حقائبها.',
        'قفزت سلمى، فقفزت البركة معها.',
      ],
      [
        'مائدةٌ لاثنين، عليها فنجانان يتصاعد منهما البخار، والمطر في الخارج.',
        'وضعت سلمى صحنين. لم يستطع المطر أن يدخل، فاتّكأ على النافذة وحدّثها عن البحر.',
        'كان يعرف الكثير، فقد كان هناك في الصباح.',
      ],
      [
        'قوس قزحٍ فوق عشبٍ أخضر، وسلمى تلوّح مودّعة.',
        'في المساء قالت الغيمة إنّ عليها أن تذهب. فهناك بنتٌ أخرى خلف الوادي، قد أعدّت المائدة.',
        'قالت سلمى: «عودي في عيد ميلادي.» وقد عادت.',
      ],
    ]),
  },
];
