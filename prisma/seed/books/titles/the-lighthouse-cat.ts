import * as k from '../kit/index.ts';
import { free, leaf, translated, type Leaf, type Manuscript } from '../model.ts';

const night = '#1B3A57';
const gold = '#F7C64B';
const red = '#DD4B2B';
const cream = '#FFF4DF';
const rock = '#0E2236';
const rocks = k.path('M0 620V520A180 90 0 0 1 300 500H520A200 80 0 0 1 800 530V620Z', rock);
const beam = (x: number, y: number): k.Art =>
  k.path(k.d`M${x} ${y}L-40 ${y - 130}V${y + 150}Z`, gold) +
  k.path(k.d`M${x} ${y}L840 ${y - 90}V${y + 110}Z`, '#F2B233');
const tower = (x: number, y: number, h: number): k.Art => k.hero('lighthouse', x, y, h);

const leaves: Leaf[] = [
  leaf(
    k.scene(night, beam(560, 130), tower(560, 520, 440), k.hero('harbour-cat', 260, 520, 190), rocks),
    'A black cat sits beside a red and white lighthouse.',
    'At the end of the land stood a lighthouse, and at the top of the lighthouse lived a cat called Sardine.',
    'There was a keeper too, but Sardine did most of the work.',
  ),
  leaf(
    k.scene(
      '#F2D9B0',
      k.windowPane(480, 110, 220, 240, rock, '#86C0C6', k.sun(620, 190, 40, gold)),
      k.table(240, 540, 320, 130, '#8A4B2A'),
      k.cup(160, 410, 0.9, red),
      k.cat(310, 410, 1, rock),
      k.ground(540, '#C98A5B'),
    ),
    'The cat sits on a table beside a steaming cup, under a window to the sea.',
    'In the morning he woke the keeper, by standing on her. He tasted the milk. He looked at the weather through the round window, and said whether it would do.',
  ),
  leaf(
    k.scene(
      '#86C0C6',
      k.cloud(180, 140, 1, cream),
      k.bird(430, 150, 1.4, cream, night),
      k.bird(560, 210, 1.1, cream, night),
      tower(660, 520, 400),
      k.hero('harbour-cat', 300, 520, 150),
      rocks,
    ),
    'Gulls fly past; the cat watches them from the rocks.',
    'In the afternoon he counted the gulls and told them to go home. They never did. It is important to keep trying.',
  ),
  leaf(
    k.scene(
      night,
      k.stars(51, 16, [gold, cream], 240),
      k.times(5, (i) => k.ring(400, 260, 40 + i * 36, '#F2B233', 8)),
      k.circle(400, 260, 62, cream),
      k.rect(250, 330, 300, 30, rock, 6),
      k.cat(400, 470, 1.1, '#0B1420'),
      k.ground(470, red),
    ),
    'The great lamp shines; the cat sits below it.',
    'And in the evening the keeper lit the lamp, and Sardine sat beneath it, and purred. The lamp went round. The purr went round. Far out, the ships went by.',
  ),
  leaf(
    k.scene(
      '#8FA9B5',
      k.cloud(160, 220, 2, '#B9CBD1'),
      k.cloud(520, 300, 2.4, '#A6BCC4'),
      tower(600, 560, 440),
      k.cloud(320, 480, 2.6, '#CFDCE0'),
      k.cloud(700, 560, 2.2, '#B9CBD1'),
    ),
    'Fog swallows the lighthouse.',
    'One November the fog came. It was not the thin kind. It was as thick as porridge, and it ate the rocks, and the stairs, and then it ate the light.',
  ),
  leaf(
    k.scene(
      '#7C96A3',
      k.sailBoat(400, 420, 1.3, '#DD4B2B', '#CFDCE0'),
      k.waves(410, '#5F7F8F'),
      k.waves(470, '#4C6B7C', 40),
      k.cloud(180, 320, 2.2, '#A6BCC4'),
      k.cloud(640, 300, 2.2, '#B9CBD1'),
    ),
    'A small boat is lost in the fog.',
    'Somewhere in the porridge a bell was ringing. It was the Marigold, coming home from three days of fishing, and she could not see the end of her own nose.',
  ),
  leaf(
    k.scene(
      '#7C96A3',
      k.hero('harbour-cat', 400, 560, 400),
      k.cloud(140, 250, 1.8, '#A6BCC4'),
      k.cloud(690, 430, 2, '#A6BCC4'),
    ),
    'The cat sits up, very large, in the grey fog.',
    'The keeper blew the horn. The fog ate that as well.',
    'Sardine stood up. He walked down all ninety-one stairs to the very last rock, where cats do not go because it is wet.',
  ),
  leaf(
    k.scene(
      '#6C8795',
      k.times(6, (i) => k.ring(250, 400, 60 + i * 60, i % 2 ? '#F7C64B' : cream, 9)),
      k.hero('harbour-cat', 250, 520, 200),
      rocks,
    ),
    'Rings of sound go out from the cat into the fog.',
    'And he sang. It was the song he sang for breakfast: the loudest, longest, most dreadful song on that whole coast.',
    'Nothing eats that song. Not even fog.',
  ),
  leaf(
    k.scene(
      '#7C96A3',
      k.sailBoat(540, 440, 1.5, red, cream, cream, true),
      k.person(520, 420, 0.7, { skin: 3, style: 'cap', shirt: gold, scarf: red, arms: 'wave' }),
      k.waves(440, '#5F7F8F'),
      k.waves(490, '#4C6B7C', 40),
      k.waves(540, rock),
    ),
    'Somebody on the boat lifts a hand.',
    '“Left a bit,” said the skipper of the Marigold, holding her ear. “I would know that noise anywhere. That is Sardine, and he has not had his supper.”',
  ),
  leaf(
    k.scene(
      '#2E5D7F',
      k.stars(53, 10, [gold, cream], 200),
      tower(640, 520, 420),
      beam(640, 140),
      k.hero('harbour-cat', 260, 520, 170),
      k.fish(400, 500, 0.8, '#86C0C6', '#5F9AA3'),
      rocks,
      k.waves(560, '#173A57'),
    ),
    'The fog has gone, and the cat has a fish beside him.',
    'They came in slowly, one wave at a time, along the song. And there was supper: a whole sea bass, with the head on.',
  ),
  leaf(
    k.scene(
      night,
      beam(560, 130),
      tower(560, 520, 440),
      k.cat(300, 515, 1.3, '#0B1420', gold, true),
      rocks,
      k.star(120, 90, 16, cream),
      k.star(230, 60, 10, gold),
    ),
    'The cat sleeps at the foot of the lighthouse.',
    'The lamp goes round again now. Ships see it from eleven miles away.',
    'But if you are ever lost in the porridge, listen. There is a second light at the end of the land, and it wants its breakfast.',
  ),
];

export const manuscripts: Manuscript[] = [
  {
    key: 'the-lighthouse-cat',
    title: 'The Lighthouse Cat',
    authors: ['Inês Duarte'],
    language: 'en-GB',
    summary:
      'Sardine the cat runs a lighthouse, with some help from the keeper. Then a fog comes that is thick enough to eat the light.',
    categories: ['sea-and-sky', 'animals'],
    reading_level: 3,
    age_range: { min: 6, max: 8 },
    price: free,
    featured: true,
    owner: 'platform',
    student_made: false,
    format: 'epub',
    colours: { paper: cream, ink: rock, accent: red },
    leaves,
  },
  {
    key: 'o-gato-do-farol',
    title: 'O Gato do Farol',
    authors: ['Inês Duarte'],
    language: 'pt-PT',
    summary:
      'O gato Sardinha toma conta de um farol, com alguma ajuda da faroleira. Até que chega um nevoeiro capaz de comer a própria luz.',
    categories: ['sea-and-sky', 'animals'],
    reading_level: 3,
    age_range: { min: 6, max: 8 },
    price: free,
    featured: false,
    owner: 'platform',
    student_made: false,
    format: 'epub',
    colours: { paper: cream, ink: rock, accent: red },
    leaves: translated(leaves, [
      [
        'Um gato preto sentado ao lado de um farol vermelho e branco.',
        'No fim da terra havia um farol, e no alto do farol vivia um gato chamado Sardinha.',
        'Também havia uma faroleira, mas o Sardinha fazia a maior parte do trabalho.',
      ],
      [
        'O gato está em cima da mesa, ao lado de uma chávena fumegante, junto à janela.',
        'De manhã acordava a faroleira, pondo-se em cima dela. Provava o leite. Olhava para o tempo pela janela e dizia se servia.',
      ],
      [
        'Passam gaivotas; o gato observa-as das rochas.',
        'À tarde contava as gaivotas e mandava-as para casa. Nunca iam. É importante não desistir.',
      ],
      [
        'A grande lâmpada brilha; o gato está sentado por baixo.',
        'E à noite a faroleira acendia a luz, e o Sardinha sentava-se por baixo dela a ronronar. A luz dava a volta. O ronrom dava a volta. Lá longe passavam os navios.',
      ],
      [
        'O nevoeiro engole o farol.',
        'Num novembro chegou o nevoeiro. Não era do fininho. Era espesso como papas de aveia, e comeu as rochas, e as escadas, e depois comeu a luz.',
      ],
      [
        'Um barquinho perdido no nevoeiro.',
        'Algures no meio das papas tocava um sino. Era o Malmequer, que voltava de três dias de pesca e não via um palmo à frente do nariz.',
      ],
      [
        'O gato levanta-se, muito grande, no nevoeiro cinzento.',
        'A faroleira tocou a buzina. O nevoeiro também a comeu.',
        'O Sardinha levantou-se. Desceu os noventa e um degraus até à última rocha, aonde os gatos não vão porque é molhada.',
      ],
      [
        'Anéis de som saem do gato para o nevoeiro.',
        'E cantou. Era a canção do pequeno-almoço: a mais alta, a mais comprida e a mais horrível de toda a costa.',
        'Essa canção ninguém a come. Nem o nevoeiro.',
      ],
      [
        'Alguém no barco levanta a mão.',
        '— Um pouco à esquerda — disse a mestra do Malmequer, de mão no ouvido. — Conheço aquele barulho em qualquer lado. É o Sardinha, e ainda não jantou.',
      ],
      [
        'O nevoeiro foi-se embora e o gato tem um peixe ao lado.',
        'Entraram devagar, uma onda de cada vez, ao longo da canção. E houve jantar: um robalo inteiro, com cabeça e tudo.',
      ],
      [
        'O gato dorme ao pé do farol.',
        'Agora a luz dá outra vez a volta. Os navios veem-na a onze milhas.',
        'Mas, se um dia te perderes no meio das papas, escuta. Há uma segunda luz no fim da terra, e quer o pequeno-almoço.',
      ],
    ]),
  },
];
