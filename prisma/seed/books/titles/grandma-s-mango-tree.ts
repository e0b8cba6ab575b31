import * as k from '../kit/index.ts';
import { free, leaf, translated, type Leaf, type Manuscript } from '../model.ts';

const gold = '#F5BC45';
const green = '#1F6B4A';
const earth = '#B93F1C';
const red = '#E4572E';
const cream = '#FFF4DF';
const orange = '#F28A2E';
const grandma = { skin: 0, hair: 4, style: 'bun', shirt: '#1B4B6B', legs: '#1B4B6B' } as const;
const girl = { skin: 0, hair: 0, style: 'braids', shirt: cream, scarf: red, legs: orange } as const;
const yard = (sky: string, ...parts: k.Art[]): k.Art => k.scene(sky, k.hill(400, 500, 640, earth), ...parts);

const leaves: Leaf[] = [
  leaf(
    yard(
      gold,
      k.hero('mango-tree', 400, 540, 460),
      k.person(180, 570, 0.9, grandma),
      k.person(620, 575, 0.75, girl),
    ),
    'Grandma and Meera stand under a great mango tree.',
    'In Grandma’s yard there is a mango tree, and it is older than the house.',
    'Meera visits every summer. The tree never goes anywhere, so it is always in.',
  ),
  leaf(
    yard(
      '#FBE3A8',
      k.tree(620, 560, 2, 'round', '#2F8558', green, '#7A3B1E'),
      k.person(240, 575, 1.5, grandma),
      k.person(420, 575, 1.1, { ...girl, arms: 'wave' }),
    ),
    'Grandma and Meera talk; Meera waves at the tree.',
    '“Who planted it?” asked Meera.',
    '“A crow,” said Grandma. “He stole a mango, and he could not carry the stone.”',
  ),
  leaf(
    yard(
      '#9CC46A',
      k.hero('mango', 200, 470, 300, { turn: -6 }),
      k.hero('mango', 420, 500, 360),
      k.hero('mango', 630, 470, 300, { turn: 8 }),
    ),
    'Three large golden mangoes.',
    'Every branch has its own kind of sweet. The low ones taste of honey. The middle ones taste of flowers.',
    '“And the top ones?” “Nobody knows,” said Grandma. “The parrots get there first.”',
  ),
  leaf(
    k.scene(
      green,
      k.leaf(120, 420, 2, -20, '#2F8558', '#185A3D'),
      k.leaf(680, 420, 2, 24, '#2F8558', '#185A3D'),
      k.parrot(380, 380, 2.2, '#9CC46A', red),
      k.hero('mango', 580, 330, 150),
    ),
    'A green parrot beside a mango among the leaves.',
    'Meera looked up. A parrot looked down. It had juice all over its face, and it was not sorry.',
  ),
  leaf(
    yard(
      gold,
      k.hero('mango-tree', 430, 540, 480),
      k.ladder(250, 560, 230, '#7A3B1E', 14),
      k.person(150, 585, 0.9, girl),
      k.person(660, 580, 0.9, { ...grandma, arms: 'wave' }),
    ),
    'A ladder stands against the tree. It reaches only to the lowest branch.',
    'So Meera fetched the ladder. It reached as far as honey.',
    'She stood on the top step and stretched. She reached as far as flowers.',
  ),
  leaf(
    k.scene(
      '#86C0C6',
      k.cloud(170, 140, 1, cream),
      k.circle(400, 640, 330, green),
      k.path('M400 310A330 330 0 0 1 400 970A420 420 0 0 0 400 310Z', '#185A3D'),
      k.person(400, 340, 1.3, { ...girl, arms: 'up' }),
      k.hero('mango', 560, 370, 110),
    ),
    'Meera’s head and raised arms come out at the very top of the tree.',
    'Then Grandma tied up her sari, and she climbed. She was seventy-one. “Well?” she called down. “Are you coming?”',
    'They came out at the top, where there is nothing above you but Tuesday.',
  ),
  leaf(
    yard(
      '#F7D9A0',
      k.sun(400, 280, 190, orange, red),
      k.person(300, 575, 1.4, grandma),
      k.person(500, 575, 1.1, girl),
      k.hero('mango', 400, 460, 90),
    ),
    'Grandma and Meera share a mango in front of the setting sun.',
    'They sat on the highest branch and shared the highest mango. It tasted of honey and flowers, and of being brave.',
    '“Now somebody knows,” said Grandma.',
  ),
  leaf(
    yard(
      cream,
      k.circle(400, 500, 60, '#7A3B1E'),
      k.oval(400, 470, 44, 26, '#F7DFA6'),
      k.person(190, 575, 1.3, girl),
      k.person(620, 575, 1.3, grandma),
      k.bird(420, 190, 1.6, '#17211C', '#2A1710', gold),
    ),
    'Meera plants the mango stone; a crow flies over.',
    'Meera kept the stone. At home she dug a hole beside the gate and put it in.',
    'A crow on the wall watched her very carefully. “Yes,” it said. “That is how it’s done.”',
  ),
];

export const manuscripts: Manuscript[] = [
  {
    key: 'grandma-s-mango-tree',
    title: 'Grandma’s Mango Tree',
    authors: ['Anjali Rao'],
    language: 'en-GB',
    summary:
      'The mangoes at the very top of the tree are the sweetest, or so the parrots say. Meera and her grandma decide to find out.',
    categories: ['feelings', 'folk-tales'],
    reading_level: 2,
    age_range: { min: 5, max: 7 },
    price: free,
    featured: false,
    owner: 'platform',
    student_made: false,
    format: 'epub',
    colours: { paper: cream, ink: '#2A1710', accent: earth },
    leaves,
  },
  {
    key: 'dadi-ka-aam-ka-ped',
    title: 'दादी का आम का पेड़',
    authors: ['अंजलि राव'],
    language: 'hi',
    summary: 'सबसे ऊपर वाले आम सबसे मीठे होते हैं, ऐसा तोते कहते हैं। मीरा और उसकी दादी पता लगाने निकलती हैं।',
    categories: ['feelings', 'folk-tales'],
    reading_level: 2,
    age_range: { min: 5, max: 7 },
    price: free,
    featured: false,
    owner: 'platform',
    student_made: false,
    format: 'epub',
    colours: { paper: cream, ink: '#2A1710', accent: earth },
    leaves: translated(leaves, [
      [
        'दादी और मीरा एक बड़े आम के पेड़ के नीचे खड़ी हैं।',
        'दादी के आँगन में आम का एक पेड़ है। वह घर से भी पुराना है।',
        'मीरा हर गर्मी में आती है। पेड़ कहीं नहीं जाता, इसलिए हमेशा मिल जाता है।',
      ],
      [
        'दादी और मीरा बातें कर रही हैं; मीरा पेड़ की ओर हाथ हिलाती है।',
        '“इसे किसने लगाया?” मीरा ने पूछा।',
        '“एक कौए ने,” दादी बोलीं। “वह आम चुराकर भागा था, पर गुठली उठा न सका।”',
      ],
      [
        'तीन बड़े सुनहरे आम।',
        'हर डाल की मिठास अलग है। नीचे के आम शहद जैसे हैं। बीच के आम फूलों जैसे हैं।',
        '“और ऊपर के?” “कोई नहीं जानता,” दादी बोलीं। “वहाँ तोते पहले पहुँच जाते हैं।”',
      ],
      [
        'पत्तों के बीच आम के पास एक हरा तोता।',
        'मीरा ने ऊपर देखा। तोते ने नीचे देखा। उसके मुँह पर रस ही रस था, और उसे ज़रा भी अफ़सोस नहीं था।',
      ],
      [
        'पेड़ से एक सीढ़ी टिकी है। वह सबसे नीचे की डाल तक ही पहुँचती है।',
        'मीरा सीढ़ी ले आई। सीढ़ी शहद तक पहुँची।',
        'मीरा सबसे ऊपर के डंडे पर खड़ी हुई और हाथ बढ़ाया। वह फूलों तक पहुँच गई।',
      ],
      [
        'पेड़ की चोटी से मीरा का सिर और उठे हुए हाथ निकल आए हैं।',
        'तब दादी ने साड़ी कसी और पेड़ पर चढ़ गईं। वे इकहत्तर साल की थीं। “क्यों?” उन्होंने पुकारा। “तुम आ रही हो न?”',
        'दोनों चोटी पर पहुँचीं, जहाँ सिर के ऊपर बस आसमान था।',
      ],
      [
        'डूबते सूरज के सामने दादी और मीरा एक आम बाँट रही हैं।',
        'सबसे ऊँची डाल पर बैठकर उन्होंने सबसे ऊँचा आम बाँटा। उसमें शहद था, फूल थे, और थोड़ी-सी हिम्मत थी।',
        '“अब हम जानते हैं,” दादी बोलीं।',
      ],
      [
        'मीरा आम की गुठली बो रही है; ऊपर एक कौआ उड़ रहा है।',
        'मीरा ने गुठली सँभालकर रखी। घर पहुँचकर उसने फाटक के पास गड्ढा खोदा और उसे बो दिया।',
        'दीवार पर बैठा कौआ ध्यान से देखता रहा। “हाँ,” वह बोला। “ऐसे ही करते हैं।”',
      ],
    ]),
  },
];
