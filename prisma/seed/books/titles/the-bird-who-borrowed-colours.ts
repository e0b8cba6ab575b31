import * as k from '../kit/index.ts';
import { free, leaf, translated, type Leaf, type Manuscript } from '../model.ts';

const paper = '#FBF1DC';
const red = '#E8674C';
const deep = '#B8412F';
const gold = '#F2B53F';
const moss = '#7F9B46';
const teal = '#2B8F99';
const plum = '#5B2A4E';
const navy = '#22345C';
const grey = '#A7A29A';

const leaves: Leaf[] = [
  leaf(
    k.scene(paper, k.hill(400, 480, 620, '#E6D8B8'), k.robin(400, 520, 2.6, grey, '#C9C4BA')),
    'A small bird, entirely grey.',
    'Long ago, when the colours were still being given out, a small bird overslept.',
    'By the time she came, there was only grey left. “It is a good grey,” said the Maker of Things. “Wear it well.”',
  ),
  leaf(
    k.scene(
      '#CFE3D2',
      k.ground(500, moss),
      k.parrot(180, 480, 1.6, deep, teal),
      k.butterfly(430, 220, 1.8, gold, red, 12),
      k.frog(640, 520, 1.2, '#4F9D69'),
      k.robin(440, 520, 1, grey, '#C9C4BA'),
    ),
    'The grey bird among a parrot, a butterfly and a frog, all bright.',
    'The bird did wear it well. But the festival of the first rain was coming, and everybody would be dancing in their best.',
    '“I wonder,” said the bird, “whether I might borrow a little?”',
  ),
  leaf(
    k.scene(
      '#F7D9A0',
      k.sun(400, 330, 220, gold, red),
      k.ground(500, deep),
      k.robin(400, 520, 1.4, grey, red),
    ),
    'The bird before an enormous sun; her breast has turned red.',
    'She asked the evening sun. The sun is rich, and did not mind. It gave her a scrap of red, off the edge.',
  ),
  leaf(
    k.scene(
      '#BFD9C8',
      k.leaf(150, 560, 2.6, -16, moss, '#5E7A30'),
      k.leaf(660, 560, 2.6, 18, moss, '#5E7A30'),
      k.robin(400, 500, 1.5, moss, red),
      k.ground(560, '#5E7A30'),
    ),
    'The bird between two great leaves; her back is green now.',
    'She asked the young leaf. The leaf is generous, because it grows again. It gave her a whole handful of green.',
  ),
  leaf(
    k.scene(
      '#CFE6EA',
      k.sea(330, [teal, '#237A85', navy, '#17264A'], 66),
      k.robin(400, 350, 1.4, teal, red),
      k.oval(400, 356, 80, 12, navy),
    ),
    'The bird stands on a stone in the sea; her wings are blue.',
    'She asked the sea for blue. The sea has so much that it forgets. “Take it,” it said. “Take it, take it, take it.”',
  ),
  leaf(
    k.scene(
      plum,
      k.stars(81, 22, [gold, paper], 420),
      k.crescent(620, 140, 60, paper),
      k.ground(500, '#3F1C36'),
      k.robin(360, 520, 1.5, plum, gold),
      k.ring(360, 455, 70, gold, 6),
    ),
    'At night the bird shines gold and purple.',
    'She asked the night for purple and the stars for a dusting of gold. She went to bed with all of it tucked under her wing, and she hardly slept.',
  ),
  leaf(
    k.scene(paper, k.hero('colour-bird', 400, 580, 520)),
    'The bird on a branch, her tail spread in all colours.',
    'At the festival nobody knew her. The dancing stopped. Even the parrot, who is hard to impress, was quiet for a whole minute.',
    'She danced until the rain came down.',
  ),
  leaf(
    k.scene(
      '#A9C3C6',
      k.rain(82, 40, paper, 0, 520),
      k.puddle(400, 540, 300, '#7FA9B5', '#A9CBD3'),
      k.robin(400, 540, 1.8, grey, '#C9C4BA'),
      k.drop(230, 470, 1.4, red),
      k.drop(560, 460, 1.4, gold),
      k.drop(640, 520, 1.2, teal),
      k.drop(150, 520, 1.2, moss),
    ),
    'In the rain the colours run off the bird into the puddle.',
    'And then, drop by drop, they left her. The red ran back to the sun. The blue ran back to the sea. That is how it is with things you borrow.',
  ),
  leaf(
    k.scene(
      paper,
      k.rainbow(400, 560, 380, [red, gold, moss, teal, navy, plum], 30),
      k.robin(400, 560, 1.3, grey, '#C9C4BA'),
    ),
    'The grey bird under a great rainbow.',
    'But on their way home, the colours passed across the sky all together, and everyone looked up and said, “Oh!”',
    '“I did that,” said the small grey bird. It was a good grey. And from then on, after the rain, she wore it like a queen.',
  ),
];

export const manuscripts: Manuscript[] = [
  {
    key: 'the-bird-who-borrowed-colours',
    title: 'The Bird Who Borrowed Colours',
    subtitle: 'A tale of the first rainbow',
    authors: ['Sofía Márquez'],
    language: 'en-GB',
    summary:
      'A small grey bird borrows red from the sun and blue from the sea for one night of dancing. A folk tale, newly made, about giving things back.',
    categories: ['folk-tales', 'animals'],
    reading_level: 3,
    age_range: { min: 6, max: 9 },
    price: free,
    featured: false,
    owner: 'platform',
    student_made: false,
    format: 'epub',
    colours: { paper, ink: '#20201C', accent: deep },
    leaves,
  },
  {
    key: 'el-pajaro-que-pedia-colores',
    title: 'El pájaro que pedía colores',
    authors: ['Sofía Márquez'],
    language: 'es',
    summary:
      'Un pajarito gris pide rojo al sol y azul al mar para una sola noche de baile. Un cuento nuevo con aire antiguo sobre devolver lo prestado.',
    categories: ['folk-tales', 'animals'],
    reading_level: 3,
    age_range: { min: 6, max: 9 },
    price: free,
    featured: false,
    owner: 'platform',
    student_made: false,
    format: 'epub',
    colours: { paper, ink: '#20201C', accent: deep },
    leaves: translated(leaves, [
      [
        'Un pájaro pequeño, todo gris.',
        'Hace mucho tiempo, cuando aún se repartían los colores, un pájaro pequeño se quedó dormido.',
        'Cuando llegó, solo quedaba el gris. «Es un buen gris», dijo el Hacedor de las cosas. «Llévalo con gracia.»',
      ],
      [
        'El pájaro gris entre un loro, una mariposa y una rana de vivos colores.',
        'Y lo llevaba con gracia. Pero se acercaba la fiesta de la primera lluvia, y todos bailarían con sus mejores galas.',
        '«Quizá», dijo el pájaro, «podría pedir prestado un poquito.»',
      ],
      [
        'El pájaro ante un sol enorme; su pecho se ha vuelto rojo.',
        'Se lo pidió al sol de la tarde. El sol es rico y no le importó. Le dio un retal de rojo, del borde.',
      ],
      [
        'El pájaro entre dos grandes hojas; ahora su espalda es verde.',
        'Se lo pidió a la hoja joven. La hoja es generosa, porque vuelve a crecer. Le dio un buen puñado de verde.',
      ],
      [
        'El pájaro sobre una piedra en el mar; sus alas son azules.',
        'Le pidió azul al mar. El mar tiene tanto que se le olvida. «Toma», dijo. «Toma, toma, toma.»',
      ],
      [
        'De noche el pájaro brilla en oro y morado.',
        'Le pidió morado a la noche, y a las estrellas un polvillo de oro. Se acostó con todo guardado bajo el ala, y apenas durmió.',
      ],
      [
        'El pájaro en una rama, con la cola abierta en todos los colores.',
        'En la fiesta nadie lo reconoció. Se paró el baile. Hasta el loro, que no se asombra con nada, estuvo callado un minuto entero.',
        'Y bailó hasta que cayó la lluvia.',
      ],
      [
        'Bajo la lluvia, los colores se escurren del pájaro al charco.',
        'Y entonces, gota a gota, los colores se fueron. El rojo volvió al sol. El azul volvió al mar. Así pasa con las cosas prestadas.',
      ],
      [
        'El pájaro gris bajo un gran arcoíris.',
        'Pero, camino de casa, los colores cruzaron el cielo todos juntos, y todo el mundo miró hacia arriba y dijo: «¡Oh!».',
        '«Eso lo hice yo», dijo el pajarito gris. Era un buen gris. Y desde entonces, después de la lluvia, lo lleva como una corona.',
      ],
    ]),
  },
];
