import * as k from '../kit/index.ts';
import { leaf, paise, translated, type Leaf, type Manuscript } from '../model.ts';

const sky = '#F7D9A0';
const earth = '#B85C38';
const crown = '#2F7D55';
const shade = '#1F5C40';
const bark = '#7A4A2B';
const cream = '#FFF4DF';
const girl = { skin: 0, hair: 0, style: 'braids', shirt: '#C2185B', legs: '#5B2A86' } as const;
const boy = { skin: 0, hair: 0, shirt: '#F28A2E', legs: '#1B4B6B' } as const;

/** A banyan whose crown rests on so many roots. */
const banyan = (roots: number): k.Art =>
  k.times(roots, (i) => k.rect(400 + (i - (roots - 1) / 2) * (560 / roots) - 7, 250, 14, 300, bark, 6)) +
  k.rect(360, 250, 80, 310, bark, 12) +
  k.oval(400, 200, 350, 130, crown) +
  k.oval(470, 220, 260, 90, shade);
const yard = (...parts: k.Art[]): k.Art => k.scene(sky, k.ground(540, earth), ...parts);

const leaves: Leaf[] = [
  leaf(
    yard(banyan(2), k.person(180, 590, 1, girl)),
    'A girl stands beside a banyan tree with two roots that hang to the ground.',
    'The banyan in our school yard was old and wide, and one branch was too long for it.',
    '“It will break,” said Asha. The branch said nothing. It let down one thin root.',
  ),
  leaf(
    yard(banyan(4), k.person(620, 590, 1, { ...boy, arms: 'up' })),
    'A boy reaches for the end of a hanging root.',
    'Every morning Rohan measured it against himself. First it reached his hand, then his knee.',
    'On the last day of the rains it touched the ground and took hold.',
  ),
  leaf(
    yard(banyan(8), k.person(160, 590, 0.9, girl), k.person(650, 590, 0.9, boy)),
    'The tree stands on eight roots; the children look at it from both sides.',
    'The root became a leg, and the branch walked on: one step in a year, and then a root again.',
  ),
  leaf(
    yard(
      banyan(14),
      k.person(140, 590, 0.8, girl),
      k.person(290, 590, 0.8, boy),
      k.person(520, 590, 0.8, { ...girl, shirt: '#F5BC45' }),
      k.person(670, 590, 0.8, { ...boy, shirt: '#1F8A8A' }),
    ),
    'Four children stand among the many roots of the banyan.',
    'Now the whole class sits between its legs. We counted them: ninety-nine.',
    '“And mine,” said Asha, and leaned against the tree. “That makes a hundred.”',
  ),
];

const described = {
  authors: ['Sunita Deshpande'],
  categories: ['feelings', 'folk-tales'],
  reading_level: 2,
  age_range: { min: 5, max: 8 },
  featured: false,
  owner: 'banyan',
  student_made: false,
  format: 'epub',
  colours: { paper: cream, ink: '#2A1710', accent: earth },
} as const;

export const manuscripts: Manuscript[] = [
  {
    ...described,
    key: 'the-tree-with-a-hundred-legs',
    categories: [...described.categories],
    authors: [...described.authors],
    title: 'The Tree with a Hundred Legs',
    language: 'en-GB',
    summary:
      'A branch of the banyan in the school yard is too long. Asha and Rohan see how a tree helps itself.',
    price: paise(14_900),
    leaves,
  },
  {
    ...described,
    key: 'sau-pairon-wala-bargad',
    categories: [...described.categories],
    title: 'सौ पैरों वाला बरगद',
    authors: ['सुनीता देशपांडे'],
    language: 'hi',
    summary: 'स्कूल के आँगन में बरगद की एक डाल बहुत लंबी है। आशा और रोहन देखते हैं कि पेड़ अपनी मदद खुद कैसे करता है।',
    price: paise(9_900),
    leaves: translated(leaves, [
      [
        'ज़मीन तक लटकती दो जड़ों वाले बरगद के पास एक लड़की खड़ी है।',
        'हमारे स्कूल के आँगन का बरगद पुराना और चौड़ा था, और उसकी एक डाल बहुत लंबी थी।',
        '“यह टूट जाएगी,” आशा ने कहा। डाल ने कुछ नहीं कहा। उसने एक पतली जड़ नीचे लटका दी।',
      ],
      [
        'एक लड़का लटकती जड़ के सिरे की ओर हाथ बढ़ाता है।',
        'रोहन हर सुबह उसे अपने से नापता। पहले वह उसके हाथ तक पहुँची, फिर घुटने तक।',
        'बारिश के आखिरी दिन उसने ज़मीन छुई और जम गई।',
      ],
      [
        'पेड़ आठ जड़ों पर खड़ा है; बच्चे दोनों ओर से उसे देखते हैं।',
        'जड़ एक पैर बन गई, और डाल आगे चली: साल में एक कदम, और फिर एक जड़।',
      ],
      [
        'बरगद की कई जड़ों के बीच चार बच्चे खड़े हैं।',
        'अब पूरी कक्षा उसके पैरों के बीच बैठती है। हमने गिने: निन्यानवे।',
        '“और मेरा,” आशा ने पेड़ से टिककर कहा। “सौ हो गए।”',
      ],
    ]),
  },
];
