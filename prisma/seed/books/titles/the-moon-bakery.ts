import * as k from '../kit/index.ts';
import { leaf, pence, translated, type Leaf, type Manuscript } from '../model.ts';

const night = '#2A2350';
const moon = '#F7DFA6';
const crater = '#EBC77C';
const teal = '#1C7A74';
const red = '#D9573A';
const gold = '#F5B83D';
const cream = '#FFF4DF';
const sky = (seed: number, ...parts: k.Art[]): k.Art =>
  k.scene(night, k.stars(seed, 16, [moon, gold], 260), ...parts);
const street = k.ground(560, '#1A153A');
const shop = (...parts: k.Art[]): k.Art =>
  k.scene(
    '#F2C9A4',
    k.rect(0, 440, 800, 160, '#A93B28'),
    k.rect(0, 430, 800, 16, cream),
    k.rect(60, 90, 300, 12, '#7A3B1E'),
    k.loaf(130, 80, 0.7),
    k.loaf(230, 80, 0.7),
    k.moonRoll(315, 62, 0.6),
    ...parts,
  );
const baker = { skin: 4, hair: 4, style: 'bun', shirt: cream } as const;
const boy = { skin: 3, hair: 0, style: 'short', shirt: teal, legs: night } as const;

const leaves: Leaf[] = [
  leaf(
    sky(71, k.fullMoon(400, 190, 150, moon, crater), k.hero('bakery', 400, 570, 360), street),
    'A small red bakery with a striped awning stands in front of an enormous moon.',
    'The bakery in Button Street opens at midnight and closes when the stars go in. Madame Lune bakes there, and she bakes with moonlight.',
    'You may have thought it was butter. It is not butter.',
  ),
  leaf(
    shop(
      k.windowPane(500, 100, 220, 220, '#7A3B1E', night, k.fullMoon(610, 200, 60, moon, crater)),
      k.person(300, 450, 1.6, { ...baker, arms: 'ahead' }),
      k.path('M400 400A90 60 0 0 0 580 400Z', teal),
      k.table(480, 560, 520, 150, '#7A3B1E'),
    ),
    'The baker stirs a bowl by a window with the moon in it.',
    'First she opens the window. Then she holds the bowl quite still, until the moon leans over to see its face.',
    'Three spoonfuls are enough. A fourth would be greedy, and the rolls would float.',
  ),
  leaf(
    sky(
      72,
      k.city(570, ['#3B3470', '#332B63', '#221C45'], gold, 8, 330),
      k.person(400, 590, 1, { ...boy, face: 'sad' }),
      street,
    ),
    'A boy stands alone in a street at night.',
    'Across the road lived Téo, who could not sleep. He had tried the left side and the right side. He had tried sheep.',
    'What he could smell, at midnight, was warm bread.',
  ),
  leaf(
    shop(
      k.person(560, 450, 1.4, baker),
      k.person(230, 590, 1.1, boy),
      k.table(480, 570, 420, 150, '#7A3B1E'),
      k.moonRoll(420, 400, 0.9),
      k.moonRoll(520, 400, 0.9),
      k.moonRoll(620, 400, 0.9),
    ),
    'The boy stands before a counter with three moon-shaped rolls.',
    '“You are up late,” said Madame Lune.',
    '“I cannot find the sleep,” said Téo. “It is not in my bed.”',
    '“Then you had better help me,” she said. “It often comes in here to get warm.”',
  ),
  leaf(
    shop(
      k.person(260, 590, 1.3, { ...boy, arms: 'ahead' }),
      k.table(520, 560, 460, 150, '#7A3B1E'),
      k.oval(520, 400, 130, 40, moon),
      k.moonRoll(680, 390, 0.8),
      k.cup(420, 410, 0.6, teal),
    ),
    'The boy kneads a big pale lump of dough.',
    'Téo learned to knead: push it away, bring it home, push it away, bring it home.',
    'He learned to roll the dough into a moon, fat in the middle and thin at both ends, like a smile lying down.',
  ),
  leaf(
    shop(
      k.rect(430, 120, 330, 320, '#7A3B1E', 20),
      k.path('M480 420V290A115 110 0 0 1 710 290V420Z', '#2A1710'),
      k.path('M500 420C520 320 560 380 580 310C610 380 640 300 690 420Z', red),
      k.path('M540 420C560 360 590 390 600 350C620 390 640 370 660 420Z', gold),
      k.person(220, 590, 1.3, { ...boy, face: 'oh' }),
    ),
    'The boy looks into a blazing oven.',
    'But while the oven roared, he grew impatient. He opened the window, and he put in a fourth spoonful.',
    'Then a fifth one, because the fourth had looked lonely.',
  ),
  leaf(
    sky(
      73,
      k.city(580, ['#3B3470', '#332B63', '#221C45'], gold, 9, 180),
      k.moonRoll(160, 240, 1.3, '#C9702C', -20),
      k.moonRoll(330, 150, 1.1, '#C9702C', 30),
      k.moonRoll(520, 220, 1.4, '#C9702C', -40),
      k.moonRoll(680, 120, 1, '#C9702C', 12),
      k.moonRoll(600, 350, 0.9, '#C9702C', 60),
    ),
    'Moon rolls float up over the roofs of the town.',
    'Up went the rolls. Out of the oven, out of the door, over the roofs of Button Street went forty warm rolls, shining.',
    'All along the street, windows opened. “Are we dreaming?” said people in nightcaps.',
  ),
  leaf(
    sky(
      74,
      k.hero('bakery', 170, 570, 260),
      k.ladder(520, 570, 330, '#7A3B1E', 6),
      k.person(560, 260, 0.9, { ...boy, legs: '', arms: 'up' }),
      k.moonRoll(650, 110, 1.1, '#C9702C', 20),
      k.person(700, 590, 0.9, { ...baker, legs: teal, arms: 'wave' }),
      street,
    ),
    'The boy stands on a ladder and reaches for a floating roll.',
    '“Oh no,” said Téo. “Oh yes,” said Madame Lune, who had once been eight. “Fetch the long ladder. And a net. And everybody.”',
  ),
  leaf(
    sky(
      75,
      k.fullMoon(640, 120, 60, moon, crater),
      k.table(400, 560, 680, 110, '#7A3B1E'),
      k.person(170, 450, 1, { skin: 2, style: 'scarf', scarf: red, shirt: teal }),
      k.person(320, 450, 1, { skin: 1, style: 'cap', scarf: gold, shirt: red }),
      k.person(480, 450, 1, boy),
      k.person(630, 450, 1, baker),
      k.table(400, 560, 700, 120, '#8A4B2A'),
      k.moonRoll(240, 410, 0.6),
      k.moonRoll(400, 410, 0.6),
      k.moonRoll(560, 410, 0.6),
      street,
    ),
    'Neighbours sit at a long table in the street and eat the rolls under the moon.',
    'They caught them with fishing nets and umbrellas and one long sock. They ate them sitting in the road, with jam, at two in the morning.',
    'It was the first time that all of Button Street had had supper together.',
  ),
  leaf(
    k.scene(
      '#4A3F7A',
      k.windowPane(470, 90, 220, 240, cream, night, k.crescent(590, 190, 50, moon)),
      k.bed(
        330,
        540,
        1.3,
        red,
        '#7A3B1E',
        cream,
        k.circle(-100, -86, 24, '#C98A5B') +
          k.path('M-124-92A24 24 0 0 1-76-92C-84-104-112-106-124-92Z', '#2A1710') +
          k.line('M-114-84q5 4 9 0M-96-84q5 4 9 0', '#2A1710', 2.5),
      ),
      k.ground(540, night),
    ),
    'The boy is asleep in bed; the moon is thin in the window.',
    'When Téo came home, sleep was there already. It had been waiting in his bed all evening, it turned out, and was rather cross.',
    'If the moon looks thin tonight, you know why. It will be back. It only takes a month to rise.',
  ),
];

export const manuscripts: Manuscript[] = [
  {
    key: 'the-moon-bakery',
    title: 'The Moon Bakery',
    authors: ['Cécile Arnaud'],
    language: 'en-GB',
    summary:
      'Madame Lune bakes at midnight, with three spoonfuls of moonlight. Téo cannot sleep, so he helps. And he puts in five.',
    categories: ['space', 'folk-tales'],
    reading_level: 3,
    age_range: { min: 6, max: 9 },
    price: pence(499),
    featured: true,
    owner: 'platform',
    student_made: false,
    format: 'epub',
    colours: { paper: cream, ink: night, accent: red },
    leaves,
  },
  {
    key: 'la-boulangerie-de-la-lune',
    title: 'La Boulangerie de la lune',
    authors: ['Cécile Arnaud'],
    language: 'fr',
    summary:
      'Madame Lune fait son pain à minuit, avec trois cuillerées de clair de lune. Téo ne dort pas, alors il l’aide. Et il en met cinq.',
    categories: ['space', 'folk-tales'],
    reading_level: 3,
    age_range: { min: 6, max: 9 },
    price: pence(499),
    featured: false,
    owner: 'platform',
    student_made: false,
    format: 'epub',
    colours: { paper: cream, ink: night, accent: red },
    leaves: translated(leaves, [
      [
        'Une petite boulangerie rouge devant une lune immense.',
        'La boulangerie de la rue du Bouton ouvre à minuit et ferme quand les étoiles rentrent. Madame Lune y fait son pain, et elle le fait au clair de lune.',
        'Vous pensiez que c’était du beurre. Ce n’est pas du beurre.',
      ],
      [
        'La boulangère remue une pâte près de la fenêtre, où brille la lune.',
        'D’abord, elle ouvre la fenêtre. Puis elle tient le bol sans bouger, jusqu’à ce que la lune se penche pour s’y regarder.',
        'Trois cuillerées suffisent. Une quatrième serait de la gourmandise, et les petits pains s’envoleraient.',
      ],
      [
        'Un garçon seul dans la rue, la nuit.',
        'En face habitait Téo, qui ne pouvait pas dormir. Il avait essayé le côté gauche et le côté droit. Il avait essayé les moutons.',
        'Ce qu’il sentait, à minuit, c’était le pain chaud.',
      ],
      [
        'Le garçon devant un comptoir où sont posés trois petits pains en forme de lune.',
        '« Tu veilles bien tard, dit Madame Lune.',
        '— Je ne trouve pas le sommeil, dit Téo. Il n’est pas dans mon lit.',
        '— Alors aide-moi, dit-elle. Il vient souvent ici se réchauffer. »',
      ],
      [
        'Le garçon pétrit une grosse boule de pâte.',
        'Téo apprit à pétrir : on pousse, on ramène, on pousse, on ramène.',
        'Il apprit à rouler la pâte en lune, ronde au milieu et fine aux deux bouts, comme un sourire couché.',
      ],
      [
        'Le garçon regarde dans un four brûlant.',
        'Mais pendant que le four grondait, il s’impatienta. Il ouvrit la fenêtre, et il mit une quatrième cuillerée.',
        'Puis une cinquième, parce que la quatrième avait l’air de s’ennuyer.',
      ],
      [
        'Des petits pains s’envolent au-dessus des toits.',
        'Et les petits pains montèrent. Hors du four, hors de la porte, par-dessus les toits de la rue du Bouton : quarante petits pains chauds, tout brillants.',
        'Partout, les fenêtres s’ouvraient. « Est-ce que nous rêvons ? » disaient les gens en bonnet de nuit.',
      ],
      [
        'Le garçon, en haut d’une échelle, tend les bras vers un petit pain.',
        '« Oh non », dit Téo. « Oh si », dit Madame Lune, qui avait eu huit ans, elle aussi. « Va chercher la grande échelle. Et un filet. Et tout le monde. »',
      ],
      [
        'Les voisins mangent ensemble dans la rue, sous la lune.',
        'On les attrapa avec des filets de pêche, des parapluies et une longue chaussette. On les mangea assis sur la chaussée, avec de la confiture, à deux heures du matin.',
        'C’était la première fois que toute la rue du Bouton dînait ensemble.',
      ],
      [
        'Le garçon dort dans son lit ; la lune est mince à la fenêtre.',
        'Quand Téo rentra, le sommeil était déjà là. Il l’avait attendu toute la soirée dans son lit, et il était assez fâché.',
        'Si la lune te paraît mince ce soir, tu sais pourquoi. Elle reviendra. Il ne lui faut qu’un mois pour lever.',
      ],
    ]),
  },
];
