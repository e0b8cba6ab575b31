import { child, cut, paint, put, scene, street, vehicle } from './art.ts';
import type { Tale } from './model.ts';

const yellow = 'sun';
const cover = scene('sky', 'hills', 'leaf', put('sun', [680, 110], 130, 'butter', 'sun'), street(), vehicle([390, 380], yellow)); // prettier-ignore
const pictures = [
  scene('mist', 'hills', 'mint', put('tree', [110, 330], 240, 'leaf', 'brown'), put('house', [690, 340], 230, 'clay', 'butter'), street(), vehicle([400, 380], yellow, { asleep: true })),
  scene('slate', 'plain', 'stone', put('cloud', [170, 120], 190, 'stone', 'mist'), put('rain', [610, 130], 190, 'mist', 'sky'), street('ink'), vehicle([330, 380], yellow, { asleep: true, smile: false }), child([670, 380], 'brown', 'ink', 'sea')),
  scene('butter', 'rays', 'sun', street(), vehicle([260, 370], yellow, { smile: false }), child([640, 350], 'peach', 'brown', 'berry'), cut('round', [490, 505], [120, 44], 'sea'), cut('circle', [490, 486], [108, 26], 'white')),
  scene('plum', 'confetti', 'sun', street('night'), vehicle([400, 360], yellow), put('heart', [130, 150], 110, 'berry', 'rose', -14), put('star', [680, 140], 120, 'sun', 'butter', 10), put('heart', [620, 280], 70, 'rose', 'white', 12)),
  scene('night', 'stars', 'butter', put('moon', [680, 110], 120, 'butter', 'sun'), put('rain', [150, 120], 170, 'mist', 'sky'), street('ink'), vehicle([420, 370], yellow, { asleep: true }), paint('butter', 6, 210, 330, 190, 310, 206, 290, 190, 270)),
]; // prettier-ignore

/** The bus that purred: told first, then by classmates in their own way. */
export const bus: Tale[] = [
  {
    by: 'bilal.beech',
    kind: 'story',
    language: 'en',
    idea: 'cloud',
    fate: 'published',
    versions: true,
    title: 'The Bus That Purred',
    cover,
    pages: [
      ['Our school bus is number nine. Other buses roar. Ours purrs.', pictures[0]!, 'A yellow bus with cat ears sleeps between a tree and a house.'],
      ['One wet morning it would not start. Mr Brown looked at the engine. He looked at the wheels. Nothing was broken.', pictures[1]!, 'The bus looks sad in the rain. A boy in a blue coat stands beside it.'],
      ['“I think it is hungry,” I said. Everybody laughed. But I put my bowl of milk in front of it.', pictures[2]!, 'A girl gives the bus a blue bowl of milk.'],
      ['The bus blinked. Then it purred so loudly that all the windows danced!', pictures[3]!, 'The bus smiles. Hearts and a star fly around it.'],
      ['Now we take turns to bring the milk. And when it rains, nobody on our bus is ever cold.', pictures[4]!, 'At night the bus sleeps happily under the moon.'],
    ],
  },
  {
    by: 'quentin.beech',
    kind: 'story',
    language: 'fr',
    fate: 'published',
    from: { title: 'The Bus That Purred', how: 'translation' },
    title: 'Le bus qui ronronnait',
    cover,
    pages: [
      ['Le bus de notre école porte le numéro neuf. Les autres bus grondent. Le nôtre ronronne.', pictures[0]!, 'Un bus jaune aux oreilles de chat dort entre un arbre et une maison.'],
      ['Un matin de pluie, il n’a pas voulu démarrer. Monsieur Brown a regardé le moteur. Il a regardé les roues. Rien n’était cassé.', pictures[1]!, 'Le bus est triste sous la pluie. Un garçon en manteau bleu est à côté de lui.'],
      ['« Je crois qu’il a faim », ai-je dit. Tout le monde a ri. Mais j’ai posé mon bol de lait devant lui.', pictures[2]!, 'Une fille donne au bus un bol de lait.'],
      ['Le bus a cligné des yeux. Puis il a ronronné si fort que toutes les vitres ont dansé !', pictures[3]!, 'Le bus sourit. Des cœurs et une étoile volent autour de lui.'],
      ['Maintenant, nous apportons le lait chacun notre tour. Et quand il pleut, personne n’a froid dans notre bus.', pictures[4]!, 'La nuit, le bus dort sous la lune.'],
    ],
  },
  {
    by: 'sami.beech',
    kind: 'story',
    language: 'ar',
    fate: 'published',
    from: { title: 'The Bus That Purred', how: 'translation' },
    title: 'الحافلة التي تخرخر',
    cover,
    pages: [
      ['حافلة مدرستنا رقمها تسعة. الحافلات الأخرى تزأر، أمّا حافلتنا فتخرخر.', pictures[0]!, 'حافلة صفراء لها أذنا قطّة تنام بين شجرة وبيت.'],
      ['في صباح ماطر لم تتحرّك الحافلة. نظر السيّد براون إلى المحرّك، ثمّ نظر إلى العجلات. لم يكن شيء مكسورًا.', pictures[1]!, 'الحافلة حزينة تحت المطر، وبجانبها ولد بمعطف أزرق.'],
      ['قلتُ: «أظنّ أنّها جائعة». ضحك الجميع، لكنّني وضعتُ أمامها وعاء الحليب.', pictures[2]!, 'بنت تعطي الحافلة وعاء حليب أزرق.'],
      ['رمشت الحافلة، ثمّ خرخرت بصوت عالٍ حتّى رقصت النوافذ كلّها!', pictures[3]!, 'الحافلة تبتسم، والقلوب ونجمة تطير حولها.'],
      ['الآن نحضر الحليب كلٌّ في دوره. وحين تمطر، لا يشعر أحد بالبرد في حافلتنا.', pictures[4]!, 'في الليل تنام الحافلة سعيدة تحت القمر.'],
    ],
  },
  {
    by: 'isla.beech',
    kind: 'story',
    language: 'en',
    fate: 'published',
    from: { title: 'The Bus That Purred', how: 'level' },
    title: 'Purr, Bus, Purr',
    cover,
    pages: [
      ['This is our bus. Purr, bus, purr!', pictures[0]!, 'A yellow bus with cat ears sleeps.'],
      ['Oh no. It is sad.', pictures[1]!, 'The bus is sad in the rain.'],
      ['Here is some milk.', pictures[2]!, 'A girl gives the bus some milk.'],
      ['Purr, purr, purr!', pictures[3]!, 'The bus is happy. There are hearts.'],
    ],
  },
  {
    by: 'hugo.beech',
    kind: 'story',
    language: 'en',
    fate: 'published',
    from: { title: 'The Bus That Purred', how: 'remix' },
    title: 'The Tram That Barked',
    cover: scene('mint', 'hills', 'moss', put('flower', [110, 470], 120, 'berry', 'sun'), street(), vehicle([420, 370], 'clay', { ears: false })),
    pages: [
      ['In my town there is no purring bus. There is a tram, and it barks at pigeons.', scene('mist', 'dots', 'sky', put('bird', [120, 200], 110, 'stone', 'slate'), put('bird', [690, 170], 90, 'slate', 'stone', 12), street(), vehicle([420, 370], 'clay', { ears: false })), 'A red tram with long dog ears barks at two birds.'],
      ['One day it ran after a ball. It ran off its rails, around the church and into the park!', scene('moss', 'leaves', 'mint', put('tree', [120, 300], 260, 'leaf', 'brown'), put('castle', [680, 270], 220, 'sand', 'clay'), vehicle([400, 360], 'clay', { ears: false }), cut('circle', [660, 500], [80, 80], 'sea')), 'The tram runs through the park after a blue ball.'],
      ['The driver threw a stick. The tram brought it back, and all of us with it.', scene('butter', 'rays', 'sun', street(), vehicle([300, 370], 'clay', { ears: false }), child([660, 350], 'brown', 'ink', 'leaf'), paint('brown', 18, 500, 450, 600, 420)), 'The driver holds a stick. The tram waits for it.'],
      ['If you sit at the window, scratch the wall a little. It likes that.', scene('night', 'stars', 'butter', put('moon', [670, 110], 120, 'butter', 'sun'), street('ink'), vehicle([380, 370], 'clay', { ears: false, asleep: true })), 'The tram sleeps under the moon.'],
    ],
  },
]; // prettier-ignore
